import AppProject
import ArgumentParsing
import FontBook

/// What the paths on the command line stand for.
struct FontInputs {
  /// The projects in the order of their paths; font files make up one, which is the last.
  private(set) var projects: [Project] = []

  /// A project, and how its files are told from those of others.
  struct Project {
    /// Before the paths of the project's files; empty when there is only one project.
    let prefix: String
    let project: AppProject
  }

  /// Looks at each path: a folder is an app's, a property list a manifest, anything else a font.
  ///
  /// - Throws: `ToolError` for what cannot be read or understood.
  init(_ paths: [String]) throws {
    var found: [(path: String, project: AppProject)] = []
    var files: [String] = []
    for path in paths {
      do throws(AppProjectError) {
        switch try InputKind(path) {
        case .folder: found.append((path, try AppProject(folder: path)))
        case .manifest: found.append((path, try AppProject(manifest: path)))
        case .file: files.append(path)
        }
      } catch {
        throw ToolError(error)
      }
    }
    let isAlone = found.count + (files.isEmpty ? 0 : 1) == 1
    projects = found.map { path, project in
      Project(prefix: isAlone ? "" : Self.prefix(path, project.origin), project: project)
    }
    if !files.isEmpty { projects.append(Project(prefix: "", project: AppProject(files: files))) }
  }

  /// The folder of the paths of a project, without where it is on this machine.
  private static func prefix(_ path: String, _ origin: AppProject.Origin) -> String {
    var components = path.split(separator: "/").filter { $0 != "." }
    if origin == .manifest { components.removeLast() }
    if path.hasPrefix("/") { components = components.suffix(1) }
    return components.map { $0 + "/" }.joined()
  }
}

extension ToolError {
  /// The failure to look at a path.
  init(_ error: AppProjectError) {
    self.init(error.code == .unreadable ? .noInput : .dataError, error.description)
  }
}
