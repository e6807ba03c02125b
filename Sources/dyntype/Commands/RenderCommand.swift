import ArgumentParsing
import DynamicType
import FontBook
import Previews
import Rasterizer
import TextLayout

/// `dyntype render`: texts as a picture, one tile a category.
enum RenderCommand {
  /// The colours of the sheet.
  enum Theme: String, CaseIterable {
    case light
    case dark
  }

  static let columns = Option(
    "columns", valueName: "n", as: .columns, help: "Tiles side by side; by default as fit well.")
  static let theme = Option(
    "theme", as: .choice(Theme.self), default: .light, help: "The colours of the sheet.")
  static let show = Option(
    "show", valueName: "list", as: .guides, default: [.frame],
    help: "What is drawn besides the text: lines, baselines, ink, frame or none.")
  static let preview = Flag(
    "preview", help: "Show the picture in the terminal, if it can (kitty and iTerm protocols).")
  static let output = Option(
    required: "output", short: "o", valueName: "path", as: .path,
    help: "The picture: a file ending in .png or .svg; - is a PNG on standard output.")

  static let command = Command(
    "render", abstract: "Draw text at all categories as a picture, and mark what is lost.",
    discussion:
      "A tile a category: its name, size and lines, the text in its box, and what is cut.",
    arguments: [MeasureCommand.texts],
    options: [
      MeasureCommand.file, columns, theme, show, preview, output, OutputOptions.quiet,
    ],
    groups: [FontOptions.group, LayoutOptions.group], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    let kind = try PictureFile.Kind(path: arguments[output])
    let fonts = try FontOptions.book(arguments)
    var measurer = Measurer(fonts: fonts, boldText: arguments[FontOptions.boldText])
    let results = try MeasureCommand.requests(arguments).map { try measurer.measured($0) }
    let sheet = try SheetMaker(fonts: fonts).sheet(
      of: results, columns: arguments[columns],
      theme: arguments[theme] == .dark ? .dark : .light, guides: arguments[show])
    let scale = arguments[LayoutOptions.scale] ?? arguments[LayoutOptions.device]?.scale ?? 2
    let file = try await PictureFile(sheet, as: kind, scale: scale)
    try file.write(to: arguments[output], console)
    guard !arguments[OutputOptions.quiet] else { return .success }
    for note in fonts.problems.map(\.description) + file.notes { console.report("note: \(note)\n") }
    if arguments[preview] {
      let path = arguments[output]
      let place = path == "-" ? "went to standard output" : "is in \(path)"
      console.report(file.inline(console) ?? "The picture \(place).\n")
    }
    return .success
  }
}
