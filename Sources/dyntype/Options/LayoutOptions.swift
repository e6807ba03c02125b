import ArgumentParsing
import DynamicType
import TextLayout

/// The options for the box that a text is laid out in.
enum LayoutOptions {
  static let width = Option(
    "width", valueName: "pt", as: .width, help: "The width of the box; without it nothing wraps.")
  static let device = Option(
    "device", valueName: "name", as: .device,
    help: "Take the content width and scale of a device in portrait, such as se3 or iphone-16.")
  static let height = Option(
    "height", valueName: "pt", as: .width,
    help: "The height of the box: whole lines that fit are shown, and at least one.")
  static let lineLimit = Option(
    "line-limit", valueName: "n", as: .lineLimit, help: "The most lines that are shown.")
  static let minimumScaleFactor = Option(
    "minimum-scale-factor", valueName: "x", as: .scaleFactor, default: 1,
    help: "How far the font may shrink so that all of the text is shown.")
  static let tightening = Flag(
    "allows-tightening", help: "Let letters move together a little before a line is cut.")
  static let truncation = Option(
    "truncation", as: .choice(TruncationMode.self), default: .tail,
    help: "What the last line shows of a text that is cut.")
  static let strategy = Option(
    "strategy", as: .choice(LineBreakStrategy.self), default: .standard,
    help: "How line ends are chosen; none is plain greedy, standard is as labels have it.")
  static let hyphenation = Option(
    "hyphenation", valueName: "factor", as: .hyphenationFactor, default: 0,
    help: "Divide words where lines would fill less than this part of the box; 0 to 1.")
  static let categories = Option(
    "categories", valueName: "list", as: .categories, default: ContentSizeCategory.allCases,
    help: "Content size categories: L, AX1..AX5, all; UIKit and SwiftUI names too.")
  static let locale = Option(
    "locale", valueName: "tag", as: .locale, default: "en",
    help: "The language of the text, such as de or zh-Hant.")
  static let scale = Option(
    "scale", valueName: "n", as: .displayScale, help: "The display's pixels a point: 1, 2 or 3.")

  static let group = OptionGroup(
    "Layout",
    [
      width, device, height, lineLimit, minimumScaleFactor, tightening, truncation, strategy,
      hyphenation, categories,
      locale, scale,
    ])

  /// Those that hold for all texts of an app, whose languages its tables know.
  static let stringsGroup = OptionGroup(
    "Layout",
    [
      width, device, height, lineLimit, minimumScaleFactor, tightening, truncation, strategy,
      categories, scale,
    ])

  /// The box that the options describe.
  static func container(_ arguments: ParsedArguments) throws -> TextContainer {
    if arguments.contains(width) && arguments.contains(device) {
      throw ArgumentParsingError.invalidUse("'--width' and '--device' exclude each other")
    }
    return TextContainer(
      width: arguments[width] ?? arguments[device]?.contentWidth() ?? .infinity,
      height: arguments[height] ?? .infinity, lineLimit: arguments[lineLimit],
      minimumScaleFactor: arguments[minimumScaleFactor], allowsTightening: arguments[tightening],
      truncation: arguments[truncation],
      strategy: arguments[strategy])
  }

  /// Whether a text looks like a language tag; whether there is such a language is not asked.
  static func isLanguageTag(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  /// The pixels a point that the options ask for; 3 by default.
  static func displayScale(_ arguments: ParsedArguments) -> Double {
    arguments[scale] ?? arguments[device]?.scale ?? 3
  }
}
