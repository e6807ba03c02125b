import AppProject
import DynamicType
import Glyphs

/// What a font name that an app asks for leads to.
enum FontNameMatch: Hashable {
  /// The PostScript name of a face, at a file.
  case face(file: String)
  /// The name of an instance of a variable font.
  case instance(file: String)
  /// A font that iOS brings along.
  case system
  /// The name of a file, with or without its extension; the names that the file really has.
  case fileName(file: String, names: [String])
  /// A family or full name; the PostScript names that it may stand for.
  case displayName(kind: String, names: [String])
  /// Nothing; the PostScript name that is nearest.
  case missing(nearest: String?)

  init(_ name: String, in input: FontAuditInput) {
    let faces = input.faces
    if let entry = faces.first(where: { $0.face.description.postScriptName == name }) {
      self = .face(file: entry.file.path)
    } else if let entry = faces.first(where: { Self.instanceNames($0.face).contains(name) }) {
      self = .instance(file: entry.file.path)
    } else if SystemFontNames.contains(name) {
      self = .system
    } else if let match = Self.displayName(name, faces) ?? Self.fileName(name, input) {
      self = match
    } else {
      self = .missing(
        nearest: Self.nearest(name, in: input.postScriptNames + SystemFontNames.all))
    }
  }

  private static func instanceNames(_ face: Face) -> [String] {
    face.description.instances.map(\.postScriptName)
  }

  private static func displayName(
    _ name: String, _ faces: [FontAuditInput.Entry]
  ) -> FontNameMatch? {
    let full = faces.filter { $0.face.description.fullName == name }
    let family = faces.filter {
      $0.face.description.family == name || $0.face.description.legacyFamily == name
    }
    let found = family.isEmpty ? full : family
    guard !found.isEmpty else { return nil }
    return .displayName(
      kind: family.isEmpty ? "full name" : "family name",
      names: found.flatMap { names(of: $0.face) })
  }

  private static func fileName(_ name: String, _ input: FontAuditInput) -> FontNameMatch? {
    guard let font = input.fonts.first(where: { Self.isNamed($0.file.name, name) }) else {
      return nil
    }
    return .fileName(file: font.file.path, names: font.faces.flatMap { names(of: $0) })
  }

  /// Whether a name is that of a file, with or without the extension.
  private static func isNamed(_ file: String, _ name: String) -> Bool {
    if file == name { return true }
    guard let dot = file.lastIndex(of: ".") else { return false }
    return file[..<dot] == name
  }

  private static func names(of face: Face) -> [String] {
    let instances = instanceNames(face)
    return instances.isEmpty ? [face.description.postScriptName] : instances
  }

  /// The name with the fewest edits; or one that has the same beginning, for "comfortaa".
  private static func nearest(_ name: String, in names: [String]) -> String? {
    if let close = NearestName.suggestion(forFont: name, in: names) { return close }
    let key = letters(name)
    guard key.count >= 3 else { return nil }
    let longer = names.filter { letters($0).hasPrefix(key) }
    return longer.first { $0.hasSuffix("-Regular") } ?? longer.first
  }

  private static func letters(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
