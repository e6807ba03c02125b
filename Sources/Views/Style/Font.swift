// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import DynamicType

/// A font, as SwiftUI describes it.
public struct Font: Hashable, Sendable {
  package var description: FontDescription

  init(_ description: FontDescription) { self.description = description }

  public static let largeTitle = Font(.system(.largeTitle))
  public static let title = Font(.system(.title1))
  public static let title2 = Font(.system(.title2))
  public static let title3 = Font(.system(.title3))
  public static let headline = Font(.system(.headline))
  public static let subheadline = Font(.system(.subheadline))
  public static let body = Font(.system(.body))
  public static let callout = Font(.system(.callout))
  public static let footnote = Font(.system(.footnote))
  public static let caption = Font(.system(.caption1))
  public static let caption2 = Font(.system(.caption2))

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.system(style.style, design: design?.design ?? .default, weight: weight?.weight))
  }

  /// The system font at a size that never changes.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: Double(size), weight: weight?.weight, design: design?.design ?? .default))
  }

  /// A font of the app that grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: Double(size)))
  }

  /// A font of the app that grows with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: Double(size), relativeTo: textStyle.style))
  }

  /// A font of the app at a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize: Double(fixedSize)))
  }

  public func bold() -> Font { Font(description.bold()) }
  public func italic() -> Font { Font(description.italic()) }
  public func weight(_ weight: Weight) -> Font { Font(description.weight(weight.weight)) }
  public func monospacedDigit() -> Font { Font(description.monospacedDigit()) }
  public func monospaced() -> Font { Font(description.design(.monospaced)) }
  public func leading(_ leading: Leading) -> Font { Font(description.leading(leading.variant)) }

  /// A text style of the platform.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2

    package var style: DynamicType.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// How strong a font is.
  public struct Weight: Hashable, Sendable {
    let weight: FontWeight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// The designs of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, rounded, serif, monospaced

    var design: FontDesign {
      switch self {
      case .default: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  /// How close lines stand.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    var variant: LeadingVariant {
      switch self {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    }
  }
}

/// A change of whatever font a text has.
enum FontChange: Hashable {
  case bold
  case italic
  case weight(Font.Weight)
  case monospacedDigit
  case design(Font.Design)

  func applied(to font: FontDescription) -> FontDescription {
    switch self {
    case .bold: font.bold()
    case .italic: font.italic()
    case .weight(let weight): font.weight(weight.weight)
    case .monospacedDigit: font.monospacedDigit()
    case .design(let design): font.design(design.design)
    }
  }
}
