import ArgumentParsing
import DynamicType
import OutputFormats

/// `dyntype scale`: what Dynamic Type makes of numbers and font sizes, or the sizes themselves.
enum ScaleCommand {
  static let values = Positional(
    repeating: "value", as: .scaledNumber,
    help: "Points at L, the default category; without any, the platform's text styles are listed.")
  static let fontSize = Flag(
    "font-size", help: "Scale the values as sizes of fonts, to whole points.")
  static let maximum = Option(
    "max", valueName: "pt", as: .pointSize,
    help: "The largest size a font grows to, as maximumPointSize; needs --font-size.")
  static let platform = Option(
    "platform", as: .platform, default: .iOS, help: "The platform whose sizes are shown.")

  static let command = Command(
    "scale", abstract: "Look up what Dynamic Type makes of a number or a font size.",
    discussion: """
      Values are scaled as UIFontMetrics.scaledValue(for:) and @ScaledMetric do, to whole pixels \
      of --scale, which is 3 by default. With --font-size they are scaled as \
      UIFontMetrics.scaledFont(for:) and Font.custom(_:size:relativeTo:) do. Write negative \
      values after two dashes: dyntype scale -- -4

      Without a value, the sizes and leadings of all text styles are listed; with --style, those \
      of one.
      """,
    arguments: [values],
    options: [
      FontOptions.style, fontSize, maximum, platform, LayoutOptions.scale,
      LayoutOptions.categories, TableFormat.option,
    ],
    groups: [OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let report = try report(arguments)
    let format = arguments[TableFormat.option]
    if format == .csv, !arguments[OutputOptions.quiet] {
      for note in report.notes { console.report("note: \(note)\n") }
    }
    let text = report.bytes(
      format, columns: console.columns, style: console.outputStyle(arguments[OutputOptions.color]))
    try OutputOptions.write(text, arguments, console)
    return .success
  }
}

extension ScaleCommand {
  private static func report(_ arguments: ParsedArguments) throws -> any ScaleReport {
    let selection = RampSelection(
      platform: arguments[platform], categories: arguments[LayoutOptions.categories])
    let operation = try operation(arguments)
    guard !arguments[values].isEmpty || arguments.contains(FontOptions.style) else {
      return RampReport(selection: selection)
    }
    let style = arguments[FontOptions.style]
    guard let row = selection.ramp.rows.first(where: { $0.style == style }) else {
      let styles = selection.ramp.styles.map(\.rawValue).joined(separator: ", ")
      throw ArgumentParsingError.invalidUse(
        "\(arguments[platform].rawValue) has no text style \(style.rawValue); it has \(styles)",
        about: FontOptions.style)
    }
    return try ScaledReport(
      selection: selection, row: row, style: style, values: arguments[values],
      operation: operation)
  }

  /// How the values are scaled.
  private static func operation(_ arguments: ParsedArguments) throws -> ScaledReport.Operation {
    guard arguments[fontSize] else {
      if arguments.contains(maximum) {
        throw ArgumentParsingError.invalidUse(
          "'--max' limits sizes of fonts; add '--font-size'", about: maximum)
      }
      return .value(displayScale: arguments[LayoutOptions.scale] ?? 3)
    }
    guard !arguments[values].isEmpty else {
      throw ArgumentParsingError.invalidUse("'--font-size' needs a value to scale", about: values)
    }
    if let value = arguments[values].first(where: { $0 <= 0 }) {
      throw ArgumentParsingError.invalidUse(
        "The size of a font is above 0, not \(Number.trimmed(value, places: 4))", about: values)
    }
    return .font(maximum: arguments[maximum])
  }
}
