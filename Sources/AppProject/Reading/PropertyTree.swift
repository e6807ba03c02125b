import FontBook

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value of an XML or binary property list, as far as texts are concerned.
indirect enum PropertyTree: Hashable, Sendable {
  case string(String)
  case list([PropertyTree])
  case dictionary([String: PropertyTree])
  /// A number, a date, data.
  case other

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - bytes: XML, binary, or old style.
  ///   - path: How errors name the file.
  /// - Throws: `AppProjectError` with `malformed`.
  init(parsing bytes: [UInt8], path: String) throws(AppProjectError) {
    if let problem = PropertyListNesting.problem(bytes) {
      throw AppProjectError(malformed: problem, in: path, at: nil)
    }
    do {
      self = try PropertyListDecoder().decode(PropertyTree.self, from: Data(bytes))
    } catch {
      throw AppProjectError(
        malformed: "is not a property list that can be read", in: path, at: nil)
    }
  }

  subscript(key: String) -> PropertyTree? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The members of a dictionary, by key; the file's order is not kept by decoders.
  var members: [(key: String, value: PropertyTree)] {
    if case .dictionary(let members) = self { members.sorted { $0.key < $1.key } } else { [] }
  }

  /// Whether bytes begin as an XML or binary property list does, rather than as one in old style.
  static func isXMLOrBinary(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let space = Set(" \t\r\n".utf8)
    let content = start.drop { space.contains($0) }
    return ["bplist", "<?xml", "<!DOCTYPE", "<plist"].contains { content.starts(with: $0.utf8) }
  }
}

extension PropertyTree: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([PropertyTree].self) {
      self = .list(list)
    } else if let dictionary = try? container.decode([String: PropertyTree].self) {
      self = .dictionary(dictionary)
    } else {
      self = .other
    }
  }
}
