/// A text style of the system, by UIKit's name.
///
/// Source: UIKit `UIFont.TextStyle`, SwiftUI `Font.TextStyle`.
public enum TextStyle: String, CaseIterable, Hashable, Sendable, Codable {
  /// An extra large title, iOS 17 and later.
  case extraLargeTitle
  /// A second level extra large title, iOS 17 and later.
  case extraLargeTitle2
  /// A large title, as in a navigation bar.
  case largeTitle
  /// A first level heading; SwiftUI calls it `title`.
  case title1
  /// A second level heading.
  case title2
  /// A third level heading.
  case title3
  /// A heading at the size of body text, semibold.
  case headline
  /// A subheading.
  case subheadline
  /// Running text.
  case body
  /// A callout.
  case callout
  /// A footnote.
  case footnote
  /// A caption; SwiftUI calls it `caption`.
  case caption1
  /// A second kind of caption, the smallest style.
  case caption2
}

// MARK: - Names

extension TextStyle {
  /// The raw string of `UIFont.TextStyle`.
  public var rawName: String {
    let end =
      switch self {
      case .extraLargeTitle: "ExtraLargeTitle"
      case .extraLargeTitle2: "ExtraLargeTitle2"
      case .largeTitle: "Title0"
      case .title1: "Title1"
      case .title2: "Title2"
      case .title3: "Title3"
      case .headline: "Headline"
      case .subheadline: "Subhead"
      case .body: "Body"
      case .callout: "Callout"
      case .footnote: "Footnote"
      case .caption1: "Caption1"
      case .caption2: "Caption2"
      }
    return "UICTFontTextStyle" + end
  }

  /// The name of the constant of `UIFont.TextStyle`, without a dot.
  public var uiKitName: String { rawValue }

  /// The name of the case of SwiftUI's `Font.TextStyle`, without a dot.
  public var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: rawValue
    }
  }
}

// MARK: - Parsing

extension TextStyle: SpelledName {
  static var noun: String { "text style" }
  static var typeNames: [String] {
    ["uifont.textstyle", "uifonttextstyle", "font.textstyle", "textstyle", "font"]
  }
  var spellings: [String] {
    // Interface Builder files and Objective-C write `UIFontTextStyleCaption1`.
    [uiKitName, swiftUIName, rawName, "UIFontTextStyle" + uiKitName]
  }

  /// The text style a text names.
  ///
  /// UIKit, SwiftUI and raw names are understood, in upper or lower case, with or without a leading
  /// dot: `title1`, `.title`, `UICTFontTextStyleTitle1`.
  ///
  /// - Parameter text: The name.
  /// - Throws: ``DynamicTypeError/Code/unknownName`` with the nearest spelling.
  public init(parsing text: String) throws(DynamicTypeError) {
    self = try Self.parse(text)
  }
}
