import AppProject
import DynamicType

/// An object of a configuration: its members, and what is wrong with them, by line.
struct ConfigurationObject {
  let tree: JSONTree
  /// How errors name the file.
  let path: String
  /// How errors name the object: "the constraint \"*\"".
  let name: String

  /// Refuses anything but an object, and members whose names are not known.
  init(
    _ tree: JSONTree, path: String, name: String, keys: [String]
  ) throws(AppProjectError) {
    self.tree = tree
    self.path = path
    self.name = name
    guard tree.isObject else {
      throw error("\(name) should be an object, not \(tree.kind)", at: tree.position)
    }
    for member in tree.members where !keys.contains(member.name) {
      let hint = NearestName.suggestion(for: member.name, in: keys).map {
        "; did you mean \"\($0)\"?"
      }
      throw error(
        "\(name) has no \"\(member.name)\"\(hint ?? "; known are \(keys.joined(separator: ", "))")",
        at: member.position)
    }
  }

  func error(_ reason: String, at position: SourcePosition?) -> AppProjectError {
    AppProjectError(malformed: reason, in: path, at: position ?? tree.position)
  }

  func string(_ key: String) throws(AppProjectError) -> String? {
    guard let value = tree[key] else { return nil }
    guard let text = value.string else { throw wrong(key, value, "a text") }
    return text
  }

  func bool(_ key: String) throws(AppProjectError) -> Bool {
    guard let value = tree[key] else { return false }
    guard let bool = value.bool else { throw wrong(key, value, "true or false") }
    return bool
  }

  func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(AppProjectError) -> Double? {
    guard let value = tree[key] else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw wrong(
        key, value,
        "a number from \(Wording.length(range.lowerBound)) to "
          + Wording.length(range.upperBound))
    }
    return number
  }

  func count(_ key: String, in range: ClosedRange<Int>) throws(AppProjectError) -> Int? {
    guard let value = tree[key] else { return nil }
    guard let number = value.number.flatMap({ Int(exactly: $0) }), range.contains(number) else {
      throw wrong(key, value, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A list of texts, or one text.
  func strings(_ key: String) throws(AppProjectError) -> [String]? {
    guard let value = tree[key] else { return nil }
    if let text = value.string { return [text] }
    guard let texts = value.elements?.map(\.string), texts.allSatisfy({ $0 != nil }) else {
      throw wrong(key, value, "a list of texts")
    }
    return texts.compactMap(\.self)
  }

  /// A value that another type reads.
  func parsed<Value>(
    _ key: String, _ parse: (String) throws(DynamicTypeError) -> Value
  ) throws(AppProjectError) -> Value? {
    guard let text = try string(key) else { return nil }
    do throws(DynamicTypeError) {
      return try parse(text)
    } catch {
      throw self.error("\"\(key)\" of \(name): \(error)", at: tree[key]?.position)
    }
  }

  /// One of the cases of an enumeration.
  func choice<Value: CaseIterable & RawRepresentable>(
    _ key: String, _ type: Value.Type
  ) throws(AppProjectError) -> Value? where Value.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue)
      throw error(
        "\"\(key)\" of \(name) should be one of \(names.joined(separator: ", ")), "
          + "not \"\(text)\"", at: tree[key]?.position)
    }
    return value
  }

  private func wrong(_ key: String, _ value: JSONTree, _ wanted: String) -> AppProjectError {
    error("\"\(key)\" of \(name) should be \(wanted), not \(value.described)", at: value.position)
  }
}

extension JSONTree {
  /// The value in a message: a number as it stands, anything else by its kind.
  fileprivate var described: String {
    number.map { Wording.length($0) } ?? kind
  }
}
