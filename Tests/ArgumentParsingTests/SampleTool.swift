import ArgumentParsing

/// A tool made to have every kind of argument; its texts are known by heart in the tests.
enum SampleTool {
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
    case csv
  }

  enum Edge: String, CaseIterable, Sendable {
    case top, bottom, leading, trailing, centerX, centerY
  }

  enum Measure {
    static let text = Positional("text", as: .string, help: "The text to measure.")
    static let more = Positional(repeating: "more", as: .string, help: "More texts.")
    static let width = Option(
      "width", short: "w", valueName: "pt",
      as: .number.checked("the width must be above 0") { $0 > 0 }, help: "The width of the label.")
    static let lines = Option(
      "line-limit", as: .integer, default: 3, help: "At most so many lines.")
    static let fonts = Option(
      repeating: "font", short: "f", as: .path, help: "A font to measure with.")
    static let format = Option(
      "format", as: .choice(Format.self), default: .text, help: "How to write the result.")
    static let output = Option(
      "output", short: "o", valueName: "path", as: .path, help: "Where to write the result.")
    static let bold = Flag("bold-text", short: "b", help: "Measure with bold text.")
    static let strict = Flag("strict", short: "s", help: "Take warnings for errors.")
    static let color = Toggle("color", help: "Use colours.")
    static let trace = Flag(
      "trace-shaping", help: ArgumentHelp("Print every run.", isHidden: true))

    static let command = Command(
      "measure", abstract: "Measure a text.", aliases: ["m"], arguments: [text, more],
      options: [width, lines, fonts, format, trace],
      groups: [
        OptionGroup("Output options", [output, color]), OptionGroup(nil, [bold, strict]),
      ], run: { _, _ in .success })
  }

  enum Place {
    static let offset = Option(
      required: "offset", as: .integer, help: "How far to move; negative is up.")
    static let edge = Option("edge", as: .choice(Edge.self), help: "The edge to move.")
    static let steps = Positional(repeating: "steps", as: .integer, help: "Single steps.")

    static let command = Command(
      "place", abstract: "Move a view.", arguments: [steps], options: [offset, edge],
      run: { _, _ in .success })
  }

  static let verbose = Flag("verbose", short: "v", help: "Say more.")
  static let config = Option("config", as: .path, help: "The configuration.")

  static let catalog = Command(
    "catalog", abstract: "Work on catalogs.",
    options: [verbose],
    subcommands: [
      Command("list", abstract: "List them.", run: { _, _ in .success }),
      Command("check", abstract: "Check them.", run: { _, _ in .findings }),
    ])

  static let root = Command(
    "tool", abstract: "Measure things.", discussion: "It has two paragraphs.\n\n  tool measure Hi",
    options: [verbose, config],
    subcommands: [
      Measure.command, Place.command, catalog,
      Command("secret", abstract: "Not shown.", isHidden: true, run: { _, _ in .success }),
    ])

  static let program = Program(root, version: "1.2.3")

  /// A tool without subcommands and with something required.
  static let phrase = Positional("phrase", as: .string, help: "The phrase to repeat.")
  static let count = Option("count", as: .integer, help: "How often to repeat it.")
  static let simple = Program(
    Command(
      "repeat", abstract: "", arguments: [phrase], options: [count], run: { _, _ in .success }),
    version: "1.0")

  /// A tool with a default subcommand.
  static let values = Positional(repeating: "values", as: .integer, help: "Numbers to add.")
  static let hex = Flag("hex-output", short: "x", help: "Use hexadecimal digits.")
  static let math = Program(
    Command(
      "math", abstract: "Calculate.",
      subcommands: [
        Command(
          "add", abstract: "Print the sum of the values.", arguments: [values], options: [hex],
          run: { _, _ in .success }),
        Command(
          "multiply", abstract: "Print the product of the values.", aliases: ["mul"],
          run: { _, _ in .success }),
      ], defaultSubcommand: "add"),
    version: "1.0")
}
