#if canImport(SwiftUISource)
  import AppProject
  import ArgumentParsing
  import DynamicType
  import FontBook
  import OutputFormats
  import Previews
  import SwiftUISource
  import ViewLayout

  /// The work of `dyntype preview`.
  struct SourcePreview {
    private let arguments: ParsedArguments
    private let format: PreviewCommand.Format
    private let file: String
    private let typeName: String?

    /// Reads what is asked for.
    ///
    /// - Throws: `ArgumentParsingError` when the form of the result is not known.
    init(_ arguments: ParsedArguments) throws {
      self.arguments = arguments
      let path = arguments[OutputOptions.output]
      if let format = arguments[PreviewCommand.format] {
        self.format = format
      } else if path == "-" || path.lowercased().hasSuffix(".txt") {
        format = .text
      } else if path.lowercased().hasSuffix(".png") {
        format = .png
      } else if path.lowercased().hasSuffix(".html") || path.lowercased().hasSuffix(".htm") {
        format = .html
      } else {
        throw ArgumentParsingError.invalidUse(
          "'--output' must end in .png, .html or .txt, or '--format' must tell the form",
          about: OutputOptions.output)
      }
      let parts = arguments[PreviewCommand.view].split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      file = String(parts[0])
      typeName = parts.count > 1 ? String(parts[1]) : nil
    }

    /// Draws the view and tells what is not known of it.
    func write(_ console: Console) async throws {
      try checkFile()
      let folder = arguments[PreviewCommand.sources] ?? SwiftFiles.project(of: file)
      let path = Self.path(of: file, in: folder)
      let source = try await SourceProject(folder: folder, including: path)
      let subject = try subject(in: source.project, path: path)
      let fonts = try FontOptions.book(
        files: source.fontFiles, systemFont: arguments[FontOptions.systemFont])
      var coverage = SourceCoverage()
      let preview: ViewPreview
      let environment = try environment()
      do throws(ViewLayoutError) {
        preview = try ViewPreview(
          in: environment, categories: arguments[LayoutOptions.categories], fonts: fonts
        ) { environment in
          let resolved = subject.resolved(in: environment)
          coverage.add(resolved.coverage)
          return resolved.node
        }
      } catch {
        throw ToolError(.dataError, error.description)
      }
      try write(preview, title: subject.name, console)
      guard !arguments[OutputOptions.quiet] else { return }
      report(coverage, source, console)
    }

    private func checkFile() throws(ToolError) {
      do throws(AppProjectError) {
        guard try InputKind(file) != .folder else {
          throw AppProjectError(.unreadable, "is a folder; name a Swift file in it", context: file)
        }
      } catch {
        throw ToolError(error)
      }
    }

    private func environment() throws(ToolError) -> ViewEnvironment {
      do throws(DynamicTypeError) {
        let device =
          if let device = arguments[PreviewCommand.device] { device } else {
            try Device.named("iPhone 16")
          }
        return ViewEnvironment(
          device: device,
          orientation: arguments[PreviewCommand.landscape] ? .landscape : .portrait,
          locale: arguments[LayoutOptions.locale], boldText: arguments[PreviewCommand.boldText],
          isDark: arguments[PreviewCommand.dark])
      } catch {
        throw ToolError(error)
      }
    }

    // MARK: The view

    /// The view that is asked for.
    private func subject(
      in project: SwiftUIProject, path: String
    ) throws(ToolError) -> SourceSubject {
      let views = project.views.filter { $0.place.file == path }
      guard !views.isEmpty else {
        throw ToolError(.dataError, "\(file): declares no view and no preview")
      }
      let names = views.map(\.name)
      if let typeName {
        if let found = views.first(where: { $0.name == typeName }) { return found }
        let nearest = NearestName.suggestion(for: typeName, in: names)
        let advice = nearest.map { "Did you mean '\($0)'? " } ?? ""
        throw ToolError(
          .dataError,
          "\(file): has no view '\(typeName)'. \(advice)There are "
            + names.joined(separator: ", "))
      }
      let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init)
      if let own = views.first(where: { $0.name == name }) { return own }
      if views.count == 1 { return views[0] }
      let types = views.filter { $0.kind == .type }
      if types.count == 1 { return types[0] }
      throw ToolError(
        .dataError,
        "\(file): has several views; name one, as in \(file):\(names[0]). There are "
          + names.joined(separator: ", "))
    }

    /// The path of a file as the sources of a folder show it.
    private static func path(of file: String, in folder: String) -> String {
      let file = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
      let prefix = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
      guard folder != ".", file.hasPrefix(prefix) else { return file }
      return String(file.dropFirst(prefix.count).drop { $0 == "/" })
    }

    // MARK: The result

    private func write(_ preview: ViewPreview, title: String, _ console: Console) throws {
      let bytes: [UInt8]
      do throws(PreviewError) {
        switch format {
        case .text: bytes = Array(PreviewText(preview, title: title).text.utf8)
        case .png:
          bytes = try preview.sheet(title: title, columns: arguments[RenderCommand.columns] ?? 4)
        case .html: bytes = Array(try ViewPage(title: title, previews: [preview]).html().utf8)
        }
      } catch {
        throw ToolError(.dataError, error.description)
      }
      try OutputOptions.write(bytes, arguments, console)
    }

    /// How many things that are not known are told one by one.
    private static let noteLimit = 8

    private func report(_ coverage: SourceCoverage, _ source: SourceProject, _ console: Console) {
      for problem in source.problems { console.report("note: \(problem)\n") }
      for place in source.project.syntaxErrors where isNear(place, coverage) {
        console.report("note: \(place.shown): is not Swift from here on; the rest was read\n")
      }
      let unknown = coverage.unknown.sorted { $0.key < $1.key }
      for (place, reason) in unknown.prefix(Self.noteLimit) {
        console.report("note: \(place.shown): \(reason)\n")
      }
      if unknown.count > Self.noteLimit {
        console.report("note: and \(unknown.count - Self.noteLimit) more that are not known\n")
      }
      console.report("note: \(coverage)\n")
    }

    /// Whether a mistake lies in a file that the view shows something of.
    private func isNear(_ place: SourcePlace, _ coverage: SourceCoverage) -> Bool {
      let places =
        Array(coverage.resolvedTexts) + Array(coverage.sampledTexts.keys)
        + Array(coverage.unknown.keys)
      return places.contains { $0.file == place.file }
    }
  }

  extension SourcePlace {
    /// `Sources/Card.swift:12:5`.
    var shown: String { "\(file):\(line):\(column)" }
  }
#endif
