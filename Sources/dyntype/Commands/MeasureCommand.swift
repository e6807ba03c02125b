import ArgumentParsing
import DynamicType
import FontBook
import OutputFormats
import TextLayout

/// `dyntype measure`: lines, size and truncation of texts at all categories.
enum MeasureCommand {
  /// The formats of the result.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  static let texts = Positional(
    repeating: "text", as: .string, help: "The texts to measure; - reads one from standard input.")
  static let file = Option(
    repeating: "file", valueName: "path", as: .path, help: "A file whose text is measured.")
  static let batch = Option(
    "batch", valueName: "path", as: .path,
    help: "Answer requests from a file of JSON Lines, or - for standard input, one line each.")
  static let format = Option(
    "format", as: .choice(Format.self), default: .text, help: "The form of the result.")

  static let command = Command(
    "measure", abstract: "Measure text at all categories: lines, size and truncation.",
    discussion: "Lines, heights and cuts come from the glyph metrics of real font files.",
    arguments: [texts], options: [file, batch, format],
    groups: [FontOptions.group, LayoutOptions.group, OutputOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let fonts = try FontOptions.book(arguments)
    var measurer = Measurer(fonts: fonts, boldText: arguments[FontOptions.boldText])
    if let path = arguments[batch] {
      try checkBatch(arguments)
      return try MeasureBatch(defaults: try defaults(arguments, text: ""), measurer: measurer)
        .run(path: path, arguments, console)
    }
    let results = try requests(arguments).map { try measurer.measured($0) }
    if !arguments[OutputOptions.quiet] {
      for problem in fonts.problems { console.report("note: \(problem)\n") }
    }
    try OutputOptions.write(bytes(of: results, arguments, console), arguments, console)
    return .success
  }
}

extension MeasureCommand {
  /// Refuses what a batch would pass over: its requests bring their own texts and fonts.
  private static func checkBatch(_ arguments: ParsedArguments) throws {
    if !arguments[texts].isEmpty || !arguments[file].isEmpty {
      throw ArgumentParsingError.invalidUse(
        "'--batch' takes its texts from the requests; leave out <text> and '--file'", about: batch)
    }
    if arguments[FontOptions.font].count > 1 {
      throw ArgumentParsingError.invalidUse(
        "'--batch' takes one '--font', for requests that name none", about: batch)
    }
    if arguments.contains(format), arguments[format] == .text {
      throw ArgumentParsingError.invalidUse("'--batch' answers in JSON Lines only", about: format)
    }
  }

  /// Each text in each font, in order.
  static func requests(_ arguments: ParsedArguments) throws -> [MeasureRequest] {
    var texts: [String] = []
    for text in arguments[Self.texts] {
      texts.append(text == "-" ? try TextInput(path: "-").text() : text)
    }
    for path in arguments[file] {
      let input = try TextInput(path: path)
      defer { input.close() }
      texts.append(try input.text())
    }
    guard !texts.isEmpty else {
      throw ArgumentParsingError.invalidUse("Missing expected argument '<text>'")
    }
    let fonts = try FontOptions.descriptions(arguments)
    return try texts.flatMap { text in
      try fonts.map { font in
        var request = try defaults(arguments, text: text)
        request.font = font
        return request
      }
    }
  }

  private static func defaults(
    _ arguments: ParsedArguments, text: String
  ) throws -> MeasureRequest {
    MeasureRequest(
      text: text, locale: arguments[LayoutOptions.locale],
      font: try FontOptions.descriptions(arguments)[0],
      container: try LayoutOptions.container(arguments),
      categories: arguments[LayoutOptions.categories],
      displayScale: LayoutOptions.displayScale(arguments),
      hyphenationFactor: arguments[LayoutOptions.hyphenation])
  }

  private static func bytes(
    of results: [MeasureResult], _ arguments: ParsedArguments, _ console: Console
  ) -> [UInt8] {
    switch arguments[format] {
    case .text:
      let style = console.outputStyle(arguments[OutputOptions.color])
      let texts = results.map { $0.text(columns: console.columns, style: style) }
      return Array(texts.joined(separator: "\n").utf8)
    case .json:
      var writer = JSONWriter(style: .pretty)
      writer.object { document in
        document.field("schemaVersion", 1)
        document.array("results") { array in
          for result in results { array.object { result.write(to: &$0) } }
        }
      }
      return writer.takeBytes()
    }
  }
}
