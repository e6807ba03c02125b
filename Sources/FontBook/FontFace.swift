package import Glyphs
import Synchronization

/// A face of a font file in the role it plays: as it is, or calibrated to stand in for another.
///
/// Immutable and safe to use from any thread.
public final class FontFace: Sendable {
  /// The name an app asks for; of a variable font, that of its file, not of an instance.
  public let postScriptName: String
  /// The family in which styles are grouped.
  public let family: String
  /// The style within the family.
  public let styleName: String
  /// The file: its path as the user gave it, or its name in the manifest of the system fonts.
  public let file: String
  /// The font that this one imitates; nil for a font that is meant itself.
  public let standsInFor: String?

  /// The face at its default optical size.
  package let face: Face
  /// Whether the face has every printable ASCII character.
  package let coversASCII: Bool
  private let metrics: FontManifest.MetricOverrides
  private let tracking: TrackingTable?
  /// Faces at other optical sizes, by the value of the `opsz` axis.
  private let opticalVariants = Mutex<[Double: Face]>([:])

  package init(face: Face, annotation: FontManifest.Annotation?, shownFile: String) {
    self.face = face
    let description = face.description
    coversASCII = (0x20...0x7E).allSatisfy { face.covers(Unicode.Scalar(UInt8($0))) }
    postScriptName = description.postScriptName
    family = description.family
    styleName = description.styleName
    file = shownFile
    standsInFor = annotation?.standsInFor
    metrics = annotation?.metrics ?? FontManifest.MetricOverrides()
    tracking = annotation?.tracking
  }

  /// Whether this is a stand-in for a font that cannot be shipped.
  public var isStandIn: Bool { standsInFor != nil }

  /// Height above the text baseline that a line of this font takes.
  ///
  /// Units: points. `hhea.ascender` unless the manifest says otherwise.
  public func ascent(at pointSize: Double) -> Double {
    length(metrics.ascent, face.description.metrics.ascent, pointSize)
  }

  /// Depth below the text baseline that a line of this font takes, positive.
  ///
  /// Units: points. `-hhea.descender` unless the manifest says otherwise.
  public func descent(at pointSize: Double) -> Double {
    length(metrics.descent, face.description.metrics.descent, pointSize)
  }

  /// Space between lines of this font: `UIFont.leading`.
  ///
  /// Units: points. `hhea.lineGap` unless the manifest says otherwise.
  public func lineGap(at pointSize: Double) -> Double {
    length(metrics.lineGap, face.description.metrics.lineGap, pointSize)
  }

  /// Height of flat capitals.
  ///
  /// Units: points.
  public func capHeight(at pointSize: Double) -> Double {
    length(metrics.capHeight, face.description.metrics.capHeight, pointSize)
  }

  /// Points that the font itself adds after each cluster at a size, as SF Pro does.
  public func tracking(at pointSize: Double) -> Double {
    tracking?.tracking(at: pointSize) ?? 0
  }

  /// Whether the font adds tracking that depends on the size.
  package var hasTracking: Bool { tracking != nil }

  /// The range of the `opsz` axis when it follows the point size; nil when there is none or it is
  /// pinned.
  package var opticalSizes: ClosedRange<Double>? {
    guard let axis = face.description.axes.first(where: { $0.tag == "opsz" }),
      axis.minimum < axis.maximum,
      !face.variations.contains(where: { $0.tag == "opsz" })
    else { return nil }
    return axis.minimum...axis.maximum
  }

  /// The face to shape with at a point size: the same one at all sizes, unless the font has an
  /// optical size axis, which iOS sets to the point size.
  package func face(at pointSize: Double) -> Face {
    guard let range = opticalSizes else { return face }
    let size = min(max(pointSize, range.lowerBound), range.upperBound)
    return opticalVariants.withLock { variants in
      if let made = variants[size] { return made }
      let made = face.with(
        variations: face.variations + [FontVariation(tag: "opsz", value: size)])
      variants[size] = made
      return made
    }
  }

  private func length(_ override: Double?, _ own: FontUnits, _ pointSize: Double) -> Double {
    if let override { return override * pointSize }
    return own.points(at: pointSize, unitsPerEm: face.unitsPerEm)
  }
}
