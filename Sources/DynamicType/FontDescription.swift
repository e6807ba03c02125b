/// A font as an app asks for it, before the text size is known.
///
/// The functions that make one have the names and the meaning of SwiftUI's and UIKit's:
///
/// ```swift
/// let title = FontDescription.custom("Charter-Roman", size: 28, relativeTo: .title1).bold()
/// let font = try title.resolved(at: .accessibility3)  // 47 points
/// ```
public struct FontDescription: Hashable, Sendable {
  /// Where the size of a font comes from.
  public enum Base: Hashable, Sendable {
    /// The system font in a text style; its size follows the platform's ramp.
    case systemStyle(TextStyle)
    /// The system font at a size in points.
    case systemSize(Double)
    /// A custom font by PostScript name, at a size in points.
    case custom(String, size: Double)
    /// A font whose sizes an app lists itself; the system font where there is no name.
    case ramp(String?, CustomRamp, TextStyle)
  }

  /// Where the size comes from.
  public let base: Base
  /// The design, of the system font only.
  public private(set) var design: FontDesign
  /// What the size is scaled by; nil where it stays as the base gives it.
  public private(set) var metrics: FontMetrics?
  /// The largest size scaling may give in points; zero or less means no limit.
  public private(set) var maximumPointSize: Double = 0
  /// The weight asked for; nil for the usual one.
  public private(set) var weight: FontWeight?
  /// Whether the font is to be bold.
  public private(set) var isBold = false
  /// Whether the font is to be italic.
  public private(set) var isItalic = false
  /// Whether digits are to have the same width.
  public private(set) var hasMonospacedDigits = false
  /// Whether lines stand closer or wider than usual.
  public private(set) var leadingVariant: LeadingVariant = .standard
  /// The category the font keeps whatever the system's is; nil to follow the system.
  public private(set) var categoryOverride: ContentSizeCategory?

  private init(_ base: Base, design: FontDesign = .default, weight: FontWeight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// Whether the size is scaled, or taken from a table of the app's, and so cannot be scaled again.
  public var isScaled: Bool {
    if case .ramp = base { return true }
    return metrics != nil
  }
}

// MARK: - System fonts

extension FontDescription {
  /// The system font in a text style, which follows the text size.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design.
  ///   - weight: The weight; nil for that of the style.
  /// - Returns: The font, to be resolved at a category.
  public static func system(
    _ style: TextStyle, design: FontDesign = .default, weight: FontWeight? = nil
  ) -> FontDescription {
    FontDescription(.systemStyle(style), design: design, weight: weight)
  }

  /// The system font at a size that never changes.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight; nil for regular.
  ///   - design: The design.
  /// - Returns: The font, to be resolved at a category.
  public static func system(
    size: Double, weight: FontWeight? = nil, design: FontDesign = .default
  ) -> FontDescription {
    FontDescription(.systemSize(size), design: design, weight: weight)
  }

  /// The system font in a text style, as `UIFont.preferredFont(forTextStyle:compatibleWith:)` gives
  /// it.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: A category to keep; nil to follow the system.
  /// - Returns: The font, to be resolved at a category.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith category: ContentSizeCategory? = nil
  ) -> FontDescription {
    FontDescription(.systemStyle(style)).contentSizeCategory(category)
  }
}

// MARK: - Custom fonts

extension FontDescription {
  /// A custom font that grows with a text style.
  ///
  /// - Parameters:
  ///   - name: The PostScript name.
  ///   - size: The size at L in points.
  ///   - style: The style whose growth it follows.
  /// - Returns: The font, to be resolved at a category.
  public static func custom(
    _ name: String, size: Double, relativeTo style: TextStyle = .body
  ) -> FontDescription {
    FontDescription(.custom(name, size: size)).scaled(by: FontMetrics(forTextStyle: style))
  }

  /// A custom font at a size that never changes, as `UIFont(name:size:)` gives it too.
  ///
  /// - Parameters:
  ///   - name: The PostScript name.
  ///   - fixedSize: The size in points.
  /// - Returns: The font, to be resolved at a category.
  public static func custom(_ name: String, fixedSize: Double) -> FontDescription {
    FontDescription(.custom(name, size: fixedSize))
  }

  /// A font whose sizes come from a table of the app's instead of scaling.
  ///
  /// - Parameters:
  ///   - name: The PostScript name; nil for the system font.
  ///   - style: The text style whose row of the table is used.
  ///   - ramp: The table.
  /// - Returns: The font, to be resolved at a category.
  public static func custom(
    _ name: String?, style: TextStyle, ramp: CustomRamp
  ) -> FontDescription {
    FontDescription(.ramp(name, ramp, style))
  }

  /// The font with its size scaled.
  func scaled(by metrics: FontMetrics, maximumPointSize: Double = 0) -> FontDescription {
    with {
      $0.metrics = metrics
      $0.maximumPointSize = maximumPointSize
    }
  }
}

// MARK: - Modifiers

extension FontDescription {
  /// The font made bold: a system style takes its emphasised weight, a custom font its bold face.
  public func bold() -> FontDescription {
    with { $0.isBold = true }
  }

  /// The font in a weight, which replaces a bold asked for before.
  ///
  /// - Parameter weight: The weight.
  /// - Returns: The changed font.
  public func weight(_ weight: FontWeight) -> FontDescription {
    with {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font made italic.
  public func italic() -> FontDescription {
    with { $0.isItalic = true }
  }

  /// The font in a design of the system font; it changes system fonts only.
  ///
  /// - Parameter design: The design.
  /// - Returns: The changed font.
  public func design(_ design: FontDesign) -> FontDescription {
    with { $0.design = design }
  }

  /// The font with digits of the same width.
  public func monospacedDigit() -> FontDescription {
    with { $0.hasMonospacedDigits = true }
  }

  /// The font with lines closer or wider than usual.
  ///
  /// - Parameter variant: The leading; it changes system styles only.
  /// - Returns: The changed font.
  public func leading(_ variant: LeadingVariant) -> FontDescription {
    with { $0.leadingVariant = variant }
  }

  /// The font at a category of its own, whatever the system's is.
  ///
  /// - Parameter category: The category to keep; nil to follow the system again.
  /// - Returns: The changed font.
  public func contentSizeCategory(_ category: ContentSizeCategory?) -> FontDescription {
    with { $0.categoryOverride = category }
  }

  /// A changed copy.
  private func with(_ change: (inout FontDescription) -> Void) -> FontDescription {
    var copy = self
    change(&copy)
    return copy
  }
}
