import DynamicType
import Views

/// What is known of the types of values.
enum TypeTable {}

extension Views.Font: PlatformValue {}
extension Views.Font.TextStyle: PlatformValue { static let sourceName = "Font.TextStyle" }
extension Views.Font.Weight: PlatformValue { static let sourceName = "Font.Weight" }
extension Views.Font.Design: PlatformValue { static let sourceName = "Font.Design" }
extension Views.Font.Leading: PlatformValue { static let sourceName = "Font.Leading" }
extension Text: PlatformValue {}
extension Text.Case: PlatformValue { static let sourceName = "Text.Case" }
extension Text.TruncationMode: PlatformValue { static let sourceName = "Text.TruncationMode" }
extension TextAlignment: PlatformValue {}
extension Image: PlatformValue {}
extension Image.Scale: PlatformValue { static let sourceName = "Image.Scale" }
extension ContentSizeCategory: PlatformValue {}

extension TypeTable {
  /// Fonts and texts.
  static let text: [PlatformType] = [
    PlatformType(
      name: "Font",
      constants: [
        "largeTitle": Font.largeTitle, "title": Font.title, "title2": Font.title2,
        "title3": Font.title3, "headline": Font.headline, "subheadline": Font.subheadline,
        "body": Font.body, "callout": Font.callout, "footnote": Font.footnote,
        "caption": Font.caption, "caption2": Font.caption2,
      ],
      factories: ["system": { .native(systemFont($0)) }, "custom": { customFont($0) }],
      methods: [
        "bold": font { font, _ in font.bold() }, "italic": font { font, _ in font.italic() },
        "monospaced": font { font, _ in font.monospaced() },
        "monospacedDigit": font { font, _ in font.monospacedDigit() },
        "weight": font { font, call in
          call.native(0, as: Font.Weight.self).map { font.weight($0) } ?? font
        },
        "leading": font { font, call in
          call.native(0, as: Font.Leading.self).map { font.leading($0) } ?? font
        },
        "smallCaps": font { font, _ in font }, "width": font { font, _ in font },
      ]),
    PlatformType(
      name: "Font.TextStyle",
      constants: [
        "largeTitle": Font.TextStyle.largeTitle, "title": Font.TextStyle.title,
        "title2": Font.TextStyle.title2, "title3": Font.TextStyle.title3,
        "headline": Font.TextStyle.headline, "subheadline": Font.TextStyle.subheadline,
        "body": Font.TextStyle.body, "callout": Font.TextStyle.callout,
        "footnote": Font.TextStyle.footnote, "caption": Font.TextStyle.caption,
        "caption2": Font.TextStyle.caption2,
      ]),
    PlatformType(
      name: "Font.Weight",
      constants: [
        "ultraLight": Font.Weight.ultraLight, "thin": Font.Weight.thin,
        "light": Font.Weight.light, "regular": Font.Weight.regular,
        "medium": Font.Weight.medium, "semibold": Font.Weight.semibold,
        "bold": Font.Weight.bold, "heavy": Font.Weight.heavy, "black": Font.Weight.black,
      ]),
    PlatformType(
      name: "Font.Design",
      constants: [
        "default": Font.Design.default, "rounded": Font.Design.rounded,
        "serif": Font.Design.serif, "monospaced": Font.Design.monospaced,
      ]),
    PlatformType(
      name: "Font.Leading",
      constants: [
        "standard": Font.Leading.standard, "tight": Font.Leading.tight,
        "loose": Font.Leading.loose,
      ]),
    PlatformType(name: "Text", methods: textMethods),
    PlatformType(
      name: "Text.Case",
      constants: ["uppercase": Text.Case.uppercase, "lowercase": Text.Case.lowercase]),
    PlatformType(
      name: "Text.TruncationMode",
      constants: [
        "head": Text.TruncationMode.head, "middle": Text.TruncationMode.middle,
        "tail": Text.TruncationMode.tail,
      ]),
    PlatformType(
      name: "TextAlignment",
      constants: [
        "leading": TextAlignment.leading, "center": TextAlignment.center,
        "trailing": TextAlignment.trailing,
      ]),
    PlatformType(
      name: "Image",
      methods: [
        "resizable": image { image, _ in image.resizable() },
        "renderingMode": image { image, _ in image },
        "symbolRenderingMode": image { image, _ in image },
        "interpolation": image { image, _ in image },
        "antialiased": image { image, _ in image },
      ]),
    PlatformType(
      name: "Image.Scale",
      constants: [
        "small": Image.Scale.small, "medium": Image.Scale.medium, "large": Image.Scale.large,
      ]),
    PlatformType(
      name: "ContentSizeCategory", constants: categories,
      members: [
        "isAccessibilitySize": { category($0) { .boolean($0.isAccessibilityCategory) } },
        "isAccessibilityCategory": { category($0) { .boolean($0.isAccessibilityCategory) } },
      ]),
    PlatformType(name: "DynamicTypeSize", constants: categories),
    PlatformType(name: "UIContentSizeCategory", constants: categories),
  ]

  /// The text sizes by their names in SwiftUI and UIKit.
  private static let categories: [String: any Sendable] = Dictionary(
    uniqueKeysWithValues: [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
      "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
      "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge", "xSmall", "xLarge", "xxLarge", "xxxLarge",
      "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ].compactMap { name in (try? ContentSizeCategory(parsing: name)).map { (name, $0) } })

  private static func category(
    _ value: Any, _ read: (ContentSizeCategory) -> Value
  ) -> Value? { (value as? ContentSizeCategory).map(read) }

  private static func font(
    _ change: @escaping @Sendable (Font, Call) -> Font
  ) -> Platform.Method {
    { value, call in (value as? Font).map { .native(change($0, call)) } }
  }

  private static func image(
    _ change: @escaping @Sendable (Image, Call) -> Image
  ) -> Platform.Method {
    { value, call in (value as? Image).map { .native(change($0, call)) } }
  }

  // MARK: Fonts

  private static func systemFont(_ call: Call) -> Font {
    call.evaluator.run.coverage.evaluated.insert(call.place)
    let weight = call.native("weight", as: Font.Weight.self)
    let design = call.native("design", as: Font.Design.self)
    if let size = call.number("size") {
      return .system(size: CGFloat(size), weight: weight, design: design)
    }
    return .system(
      call.native(0, as: Font.TextStyle.self) ?? .body, design: design, weight: weight)
  }

  private static func customFont(_ call: Call) -> Value? {
    guard let name = call.string(0) else { return nil }
    call.evaluator.run.coverage.evaluated.insert(call.place)
    if let size = call.length("fixedSize") {
      return .native(Font.custom(name.text, fixedSize: size))
    }
    guard let size = call.length("size") else { return nil }
    if let style = call.native("relativeTo", as: Font.TextStyle.self) {
      return .native(Font.custom(name.text, size: size, relativeTo: style))
    }
    return .native(Font.custom(name.text, size: size))
  }

  // MARK: Texts

  private static let textMethods: [String: Platform.Method] = [
    "font": text { text, call in
      call.value(0).map { text.font(call.native($0, as: Font.self)) }
    },
    "fontWeight": text { text, call in text.fontWeight(call.native(0, as: Font.Weight.self)) },
    "bold": text { text, call in text.bold(call.boolean(0) ?? true) },
    "italic": text { text, call in text.italic(call.boolean(0) ?? true) },
    "monospacedDigit": text { text, _ in text.monospacedDigit() },
    "foregroundColor": text { text, call in
      text.foregroundColor(call.native(0, as: Color.self))
    },
    "foregroundStyle": text { text, call in
      // What is no colour, such as a material, changes the view and not the text.
      call.color(0).map { text.foregroundStyle($0) }
    },
    "tracking": text { text, call in call.length(0).map { text.tracking($0) } },
    "kerning": text { text, call in call.length(0).map { text.kerning($0) } },
    "baselineOffset": text { text, call in call.length(0).map { text.baselineOffset($0) } },
    "underline": text { text, call in text.underline(call.boolean(0) ?? true) },
    "strikethrough": text { text, call in text.strikethrough(call.boolean(0) ?? true) },
  ]

  private static func text(
    _ change: @escaping @Sendable (Text, Call) -> Text?
  ) -> Platform.Method {
    { value, call in (value as? Text).flatMap { change($0, call) }.map { .native($0) } }
  }
}
