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
      let sources: SwiftFiles
      do throws(AppProjectError) {
        app = try AppProject(folder: folder)
        sources = try SwiftFiles(folder: folder)
      } catch {
        throw ToolError(error)
      }
      var problems = sources.problems
      var files: [SwiftUIProject.File] = []
      let isListed = sources.files.contains { $0.path == path }
      let own = ProjectFile(path: path, location: folder == "." ? path : "\(folder)/\(path)")
      for file in isListed ? sources.files : sources.files + [own] {
        do throws(AppProjectError) {
          files.append(.init(path: file.path, text: try SwiftFiles.text(of: file)))
        } catch {
          problems.append(error)
        }
      }
      var tables: [StringTable] = []
      for file in app.stringFiles {
        do throws(AppProjectError) {
          tables.append(try StringTable(file))
        } catch {
          problems.append(error)
        }
      }
      var project = await SwiftUIProject.reading(files)
      project.strings = AppStrings(tables: tables)
      self.project = project
      self.problems = problems
      fontFiles = app.fontFiles.filter(\.isFont).map(\.location)
    }
  }
#endif
