package import ViewLayout
package import Views

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The SwiftUI sources of an app, and the views that are declared in them.
package struct SwiftUIProject: Sendable {
  /// A file of the app.
  package struct File: Sendable {
    /// The path as it is to be shown.
    package var path: String
    /// What the file holds.
    package var text: String

    /// Makes a file.
    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  let program: Program
  /// The texts of the app's tables.
  package var strings = AppStrings()
  /// The sizes of the app's pictures.
  package var pictures = PictureSizes.none

  /// Reads files; what in them is no Swift is left out.
  ///
  /// - Parameter files: The files of the app, also those that declare what views use.
  package init(files: [File]) {
    program = Program(files: files.map { SourceReader.read($0.text, path: $0.path) })
  }

  /// Reads the files that views and fonts lead to, on all cores; the result does not depend on how
  /// many there are.
  ///
  /// - Parameters:
  ///   - files: The files of the app.
  ///   - path: A file that is read whatever is in it; nil for none.
  /// - Returns: The sources; files that no view, font or preview needs are left out.
  package static func reading(_ files: [File], including path: String? = nil) async
    -> SwiftUIProject
  {
    let scans = await onAllCores(files.count) { SourceScan(files[$0].text) }
    let wanted = files.indices.filter { files[$0].path == path }
    let needed = SourceScan.needed(of: scans, wanted: Set(wanted))
    let read = await onAllCores(needed.count) { index in
      let file = files[needed[index]]
      return SourceReader.read(file.text, path: file.path)
    }
    return SwiftUIProject(program: Program(files: read))
  }

  /// What a piece of work makes of each number, in their order.
  private static func onAllCores<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for worker in 0..<min(workers, count) {
        group.addTask {
          stride(from: worker, to: count, by: workers).map { ($0, work($0)) }
        }
      }
      var results: [(Int, Result)] = []
      for await part in group { results += part }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private init(program: Program) { self.program = program }

  /// The views that the files declare, with their previews, in the order of files and lines.
  package var views: [SourceSubject] {
    program.files.flatMap { file in subjects(in: file) }
  }

  /// The views and previews of a file.
  func subjects(in file: SourceFile) -> [SourceSubject] {
    var found: [SourceSubject] = []
    for type in file.types where type.isView {
      found.append(subject(type.name, .type, in: file, at: type.position))
    }
    for type in file.types where type.inherited.contains("PreviewProvider") {
      found.append(subject(type.name, .provider, in: file, at: type.position))
    }
    for (index, preview) in file.previews.enumerated() {
      found.append(
        subject(
          preview.title ?? "Preview \(index + 1)", .preview(index), in: file,
          at: preview.position))
    }
    return found.sorted { $0.place < $1.place }
  }

  private func subject(
    _ name: String, _ kind: SourceSubject.Kind, in file: SourceFile, at position: Position
  ) -> SourceSubject {
    SourceSubject(
      name: name,
      place: SourcePlace(
        file: file.path, line: Int(position.line), column: Int(position.column)),
      kind: kind, project: self)
  }

  /// Where files are not Swift as it is known here; the rest of them was read.
  package var syntaxErrors: [SourcePlace] {
    program.files.compactMap { file in
      file.firstError.map {
        SourcePlace(file: file.path, line: Int($0.line), column: Int($0.column))
      }
    }
  }
}

extension TypeDeclaration {
  /// Whether it declares a view: a structure that says so, or whose extension in the file does.
  var isView: Bool {
    kind == .structure
      && (inherited.contains("View") || inherited.contains("SwiftUI.View"))
  }
}
