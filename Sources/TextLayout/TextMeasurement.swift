public import DynamicType
import FontBook
import Glyphs

/// What a text measures at one category in one box, as a label would report it.
///
/// Sizes are rounded up to the pixel, so that a text laid out at its own measured width has the
/// same lines.
public struct TextMeasurement: Sendable {
  /// The lines, with all their numbers unrounded.
  public let layout: TextLayout
  /// The pixels of the display a point has.
  public let displayScale: Double
  /// The size of the font.
  ///
  /// Units: points.
  public let pointSize: Double
  /// The width of the widest shown line, rounded up to the pixel.
  public let width: Double
  /// The height of the shown lines, rounded up to the pixel.
  public let height: Double
  /// How far ink reaches beyond the box of that width and height.
  public let inkOverflow: InkOverflow
  /// Whether the answer hangs on less than one per cent of the width.
  ///
  /// Only where a stand-in takes the place of the real system font, which it meets within about
  /// that: with 1 % more or less room, the text would need another number of lines, or would be
  /// truncated or not.
  public let isUncertain: Bool

  /// The content size category.
  public var category: ContentSizeCategory { layout.category }
  /// The lines that are shown.
  public var lineCount: Int { layout.lines.count }
  /// The lines the text takes without the limit.
  public var requiredLineCount: Int { layout.requiredLineCount }
  /// Whether anything of the text is not shown.
  public var isTruncated: Bool { layout.isTruncated }
}

extension Paragraph {
  /// Measures the text at several categories.
  ///
  /// - Parameters:
  ///   - categories: The content size categories.
  ///   - container: The box, its line limit and what happens to text beyond it.
  ///   - displayScale: The pixels of the display a point has: 1, 2 or 3.
  /// - Returns: One measurement a category, in the given order.
  /// - Throws: ``TextLayoutError`` with `limit` or `unsupported`.
  public func measurements(
    at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    in container: TextContainer = TextContainer(), displayScale: Double = 3
  ) throws(TextLayoutError) -> [TextMeasurement] {
    guard displayScale > 0 && displayScale.isFinite else {
      throw TextLayoutError(.limit, "a display scale must be above 0, not \(displayScale)")
    }
    try container.validate()
    var profiles: [Int: InkProfile] = [:]
    return categories.map { category in
      let variant = shapingVariant(at: category)
      let profile = profiles[variant] ?? inkProfile(at: category)
      profiles[variant] = profile
      return measurement(
        at: category, in: container, displayScale: displayScale, profile: profile)
    }
  }

  private func measurement(
    at category: ContentSizeCategory, in container: TextContainer, displayScale: Double,
    profile: InkProfile
  ) -> TextMeasurement {
    let layout = fittedLayout(at: category, in: container)
    let sizes = ClassSizes(paragraph: self, category: category, factor: layout.scaleFactor)
    let meter = InkMeter(
      profile: profile, shaping: shaping(at: category), flags: flags, sizes: sizes)
    let width = layout.width.roundedUp(toPixelsOf: displayScale)
    return TextMeasurement(
      layout: layout, displayScale: displayScale, pointSize: sizes.pointSizes[0], width: width,
      height: layout.height.roundedUp(toPixelsOf: displayScale),
      inkOverflow: meter.overflow(of: layout.lines, boxWidth: width),
      isUncertain: isUncertain(layout))
  }

  private func inkProfile(at category: ContentSizeCategory) -> InkProfile {
    InkProfile(
      units: units, shaping: shaping(at: category), shaper: Shaper(language: locale))
  }

  /// The share of the width by which a text in the stand-in may differ from the real one.
  ///
  /// Source: what remains after calibration is about 0.7 % of a string's width; see README of the
  /// bundled fonts.
  private static let standInError = 0.01

  private func isUncertain(_ layout: TextLayout) -> Bool {
    let usesStandIn = shaping(at: layout.category).classes.contains { $0.font.isStandIn }
    guard usesStandIn, layout.container.width.isFinite else { return false }
    return [1 - Self.standInError, 1 + Self.standInError].contains { factor in
      var container = layout.container
      container.width *= factor
      guard container.minimumScaleFactor < 1 || container.allowsTightening else {
        let pass = LayoutPass(paragraph: self, category: layout.category, container: container)
        return pass.lineCount() != layout.requiredLineCount
      }
      // Another width may shrink or tighten the text further, which is no other answer by itself.
      let other = fittedLayout(at: layout.category, in: container)
      return other.isTruncated != layout.isTruncated || other.lines.count != layout.lines.count
    }
  }
}

extension Double {
  /// This length rounded up to a multiple of one pixel.
  ///
  /// A ten-thousandth of a pixel above a multiple counts as the multiple, so that the noise of
  /// earlier arithmetic costs no pixel.
  package func roundedUp(toPixelsOf displayScale: Double) -> Double {
    (self * displayScale - 1e-4).rounded(.up) / displayScale
  }
}

extension TextLayout {
  /// How far ink reaches beyond the box of the shown lines, in points.
  package var inkOverflow: InkOverflow {
    let shaping = paragraph.shaping(at: category)
    let profile = InkProfile(
      units: paragraph.units, shaping: shaping, shaper: Shaper(language: paragraph.locale))
    let sizes = ClassSizes(paragraph: paragraph, category: category, factor: scaleFactor)
    return InkMeter(profile: profile, shaping: shaping, flags: paragraph.flags, sizes: sizes)
      .overflow(of: lines, boxWidth: width)
  }
}
