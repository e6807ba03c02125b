#if canImport(SwiftUISource)
  import AppProject
  import FontBook
  import SwiftUISource

  /// The sources, texts and fonts of an app's folder.
  struct SourceProject {
    /// The sources with the texts they use.
    let project: SwiftUIProject
    /// The font files.
    let fontFiles: [String]
    /// What could not be read.
    let problems: [AppProjectError]

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - folder: The app's folder.
    ///   - path: A file that is read even if it lies among tests or is ignored, as it is shown.
    /// - Throws: `ToolError` when there is no such folder.
    init(folder: String, including path: String) async throws(ToolError) {
      let app: AppProject
      do throws(AppProjectError) {
        app = try AppProject(folder: folder)
      } catch {
        throw ToolError(error)
      }
      var sources = try await Self.sources(in: folder, including: path)
      var tables: [StringTable] = []
      for file in app.stringFiles {
        do throws(AppProjectError) {
          tables.append(try StringTable(file))
        } catch {
          sources.problems.append(error)
        }
      }
      sources.project.strings = AppStrings(tables: tables)
      project = sources.project
      problems = sources.problems
      fontFiles = app.fontFiles.filter(\.isFont).map(\.location)
    }

    /// The sources of a folder.
    ///
    /// - Parameters:
    ///   - folder: The app's folder.
    ///   - path: A file that is read in any case; nil for none.
    ///   - isLeftOut: Whether a file, by its path, is not to be looked at.
    /// - Returns: The sources, how many files they are, comments in them that speak to the auditor
    ///   by file, and what could not be read.
    /// - Throws: `ToolError` when there is no such folder.
    static func sources(
      in folder: String, including path: String? = nil,
      isLeftOut: (String) -> Bool = { _ in false }
    ) async throws(ToolError) -> (
      project: SwiftUIProject, fileCount: Int, comments: [String: [SourceComment]],
      problems: [AppProjectError]
    ) {
      let found: SwiftFiles
      do throws(AppProjectError) {
        found = try SwiftFiles(folder: folder, isLeftOut: isLeftOut)
      } catch {
        throw ToolError(error)
      }
      var files = found.files
      if let path, !files.contains(where: { $0.path == path }) {
        files.append(
          ProjectFile(path: path, location: folder == "." ? path : "\(folder)/\(path)"))
      }
      var problems = found.problems
      var texts: [SwiftUIProject.File] = []
      var comments: [String: [SourceComment]] = [:]
      for file in files {
        do throws(AppProjectError) {
          let text = try SwiftFiles.text(of: file)
          texts.append(.init(path: file.path, text: text))
          comments[file.path] = SourceComment.comments(in: text)
        } catch {
          problems.append(error)
        }
      }
      return (
        await SwiftUIProject.reading(texts, including: path), files.count, comments, problems
      )
    }
  }
#endif
