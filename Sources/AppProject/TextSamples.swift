#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The texts of one language in a file.
package struct TextSamples: Hashable, Sendable {
  /// The language, where the file or its folder says so.
  package let locale: String?
  package let texts: [String]

  /// Reads all texts of a file, whatever they are for.
  ///
  /// A string catalog (`.xcstrings`) gives the values of each language; `.strings`, `.stringsdict`
  /// and other property lists give theirs, in the language of an `.lproj` folder; any other file
  /// is read as plain text in UTF-8, a text on each line.
  ///
  /// - Parameter path: The file.
  /// - Returns: The languages in alphabetical order.
  /// - Throws: `AppProjectError` with `unreadable`, `malformed` or `limitReached`.
  package static func read(_ path: String) throws(AppProjectError) -> [TextSamples] {
    let data = try contents(of: path)
    switch FilePath.pathExtension(path) {
    case "xcstrings":
      return try catalog(tree(path) { try JSONDecoder().decode(TextTree.self, from: data) })
    case "strings", "stringsdict", "plist":
      let tree = try tree(path) {
        try PropertyListDecoder().decode(TextTree.self, from: data)
      }
      return [TextSamples(locale: language(of: path), texts: tree.texts)]
    default:
      let text = String(decoding: data, as: UTF8.self)
      return [
        TextSamples(
          locale: language(of: path),
          texts: text.split(whereSeparator: \.isNewline).map(String.init))
      ]
    }
  }

  /// The largest file that is read, in bytes.
  private static let byteLimit = 256 << 20

  private static func contents(of path: String) throws(AppProjectError) -> Data {
    guard FolderEntry.kind(at: path) == .file else {
      throw AppProjectError(.unreadable, "no such file", context: path)
    }
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      guard (attributes[.size] as? Int ?? 0) <= byteLimit else {
        throw AppProjectError(
          .limitReached, "is larger than \(byteLimit >> 20) MB", context: path)
      }
      return try Data(contentsOf: URL(filePath: path))
    } catch let error as AppProjectError {
      throw error
    } catch {
      throw AppProjectError(.unreadable, "cannot be read (permission?)", context: path)
    }
  }

  private static func tree(
    _ path: String, decode: () throws -> TextTree
  ) throws(AppProjectError) -> TextTree {
    do {
      return try decode()
    } catch {
      let kind = path.hasSuffix(".xcstrings") ? "string catalog" : "strings file"
      throw AppProjectError(.malformed, "is no \(kind) that can be read", context: path)
    }
  }

  /// The values of a string catalog by language; texts without any are their own keys.
  private static func catalog(_ tree: TextTree) -> [TextSamples] {
    var texts: [String: [String]] = [:]
    let source = tree["sourceLanguage"]?.text ?? "en"
    for (key, entry) in tree["strings"]?.members ?? [] {
      let localizations = entry["localizations"]?.members ?? []
      for (locale, localization) in localizations {
        texts[locale, default: []] += localization.values(named: "value")
      }
      if !localizations.contains(where: { $0.key == source }) {
        texts[source, default: []].append(key)
      }
    }
    return texts.sorted { $0.key < $1.key }.map { TextSamples(locale: $0.key, texts: $0.value) }
  }

  /// The language of the `.lproj` folder that a file lies in.
  private static func language(of path: String) -> String? {
    path.split(separator: "/").last { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      .map { String($0.dropLast(6)) }
  }
}

/// The strings of a JSON file or property list, in the order of their keys.
private indirect enum TextTree: Decodable {
  case string(String)
  case list([TextTree])
  case dictionary([String: TextTree])
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([TextTree].self) {
      self = .list(list)
    } else if let dictionary = try? container.decode([String: TextTree].self) {
      self = .dictionary(dictionary)
    } else {
      self = .other
    }
  }

  subscript(key: String) -> TextTree? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The members of a dictionary, by key.
  var members: [(key: String, value: TextTree)] {
    if case .dictionary(let members) = self { members.sorted { $0.key < $1.key } } else { [] }
  }

  /// All strings.
  var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .list(let list): list.flatMap(\.texts)
    case .dictionary: members.flatMap(\.value.texts)
    case .other: []
    }
  }

  /// The strings that are members of a name, at any depth.
  func values(named name: String) -> [String] {
    switch self {
    case .list(let list): list.flatMap { $0.values(named: name) }
    case .dictionary:
      members.flatMap { member -> [String] in
        if member.key == name, let text = member.value.text { return [text] }
        return member.value.values(named: name)
      }
    case .string, .other: []
    }
  }
}
