/// Operations on paths as texts, with `/` between their components.
enum FilePath {
  /// The last component.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? String(path)
  }

  /// The last component without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot of the last component, in lower case; empty without one.
  static func pathExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// All but the last component; empty when there is only one.
  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Two paths, the second relative to the first.
  static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// The path without `.`, empty components, and `..` after a component that it undoes.
  static func normalized(_ path: String) -> String {
    var components: [Substring] = []
    for component in path.split(separator: "/") where component != "." {
      if component == "..", let last = components.last, last != ".." {
        components.removeLast()
      } else {
        components.append(component)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }

  /// Whether a path is the other or ends with it at a component's start.
  static func ends(_ path: String, with end: String) -> Bool {
    path == end || path.hasSuffix("/" + end)
  }
}
