import ArgumentParsing
import DynamicType

/// `dyntype preview`: a view of an app's sources at all sizes, as a picture or a page.
enum PreviewCommand {
  /// The forms of the result.
  enum Format: String, CaseIterable {
    case text
    case png
    case html
  }

  static let view = Positional(
    "view", as: .path,
    help: "A Swift file; with :TYPE, the view or preview of that name in it.")
  static let sources = Option(
    "sources", valueName: "folder", as: .path,
    help: "The app's folder; by default the package, project or repository around the file.")
  static let device = Option(
    "device", valueName: "name", as: .device, help: "The device; iPhone 16 unless named.")
  static let landscape = Flag("landscape", help: "Hold the device on its side.")
  static let dark = Flag("dark", help: "Show the screen in its dark look.")
  static let boldText = Flag("bold-text", help: "Switch Bold Text on.")
  static let format = Option(
    "format", as: .choice(Format.self),
    help: "What breaks (text), a sheet (png), a page (html); by default as the file ends.")

  static let command = Command(
    "preview", abstract: "See a SwiftUI view at all text sizes, from its source.",
    discussion: """
      Nothing is built or run: the sources are read, and what only a running app knows is \
      shown as a sample. Without a type, the view that has the file's name is taken, or the \
      only one.
      """,
    arguments: [view],
    options: [
      sources, device, landscape, LayoutOptions.locale, dark, boldText, LayoutOptions.categories,
      RenderCommand.columns, format, OutputOptions.output, OutputOptions.quiet,
    ],
    groups: [OptionGroup("Fonts", [FontOptions.systemFont])], run: run)

  @Sendable private static func run(
    _ arguments: ParsedArguments, _ console: Console
  ) async throws -> ExitStatus {
    #if canImport(SwiftUISource)
      try await SourcePreview(arguments).write(console)
      return .success
    #else
      throw ToolError(
        .software,
        "this dyntype was built without SwiftSyntax, with which sources are read: build it with a "
          + "toolchain that has lib/swift/host")
    #endif
  }
}
