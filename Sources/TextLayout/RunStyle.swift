import DynamicType
import FontBook
import Glyphs

/// Attributes with the font that they lead to.
public struct RunStyle: Sendable {
  /// How the run is set.
  public let attributes: TextAttributes
  /// The font, and its sizes at all categories.
  public let typeset: TypesetStyle

  /// The OpenType features that shaping is told of.
  ///
  /// Spacing between letters switches optional ligatures off, which would tie some together; a
  /// given kerning takes the place of the font's pairs.
  var features: [ShapingFeature] {
    var features: [String: Int] = [:]
    if attributes.clusterSpacing != 0 {
      for ligatures in ["liga", "clig", "dlig", "hlig"] { features[ligatures] = 0 }
    }
    if attributes.kerning != nil { features["kern"] = 0 }
    if attributes.font.hasMonospacedDigits { features["tnum"] = 1 }
    features.merge(attributes.features) { $1 }
    return features.sorted { $0.key < $1.key }.map { ShapingFeature(tag: $0.key, value: $0.value) }
  }
}

/// A category, and a factor on top of it, as a text that may shrink tries several.
struct SizeRequest: Hashable {
  /// The position of the category among all.
  var category: Int
  var factor = 1.0

  /// The size of a font at the category and factor.
  ///
  /// Shrunk sizes are whole quarters of a point.
  /// Source: `minimumScaleFactor` as measured, see the article on fidelity.
  func pointSize(_ size: Double) -> Double {
    factor == 1 ? size : max((size * factor * 4).rounded() / 4, 0.25)
  }
}
