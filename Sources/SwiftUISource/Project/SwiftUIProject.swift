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

  /// Reads files on all cores; the result does not depend on how many there are.
  package static func reading(_ files: [File]) async -> SwiftUIProject {
    var read: [Int: SourceFile] = [:]
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    await withTaskGroup(of: [(Int, SourceFile)].self) { group in
      for worker in 0..<min(workers, max(files.count, 1)) {
        group.addTask {
          stride(from: worker, to: files.count, by: workers).map { index in
            (index, SourceReader.read(files[index].text, path: files[index].path))
          }
        }
      }
      for await part in group {
        for (index, file) in part { read[index] = file }
      }
    }
    return SwiftUIProject(program: Program(files: files.indices.compactMap { read[$0] }))
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
