/// A value of a JSON file, with the place at which it stands.
///
/// Unlike a decoder's, its errors and its members know their lines, which is what people who wrote
/// the file by hand, and reports about its contents, need.
package struct JSONTree: Hashable, Sendable {
  /// What a value is.
  package indirect enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONTree])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package let name: String
    /// Where the name stands.
    package let position: SourcePosition
    package let tree: JSONTree
  }

  package let value: Value
  /// Where the value begins.
  package let position: SourcePosition

  package init(_ value: Value, at position: SourcePosition) {
    self.value = value
    self.position = position
  }

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let bool) = value { bool } else { nil }
  }

  /// The elements of an array.
  package var elements: [JSONTree]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The members of an object in the order of the file; none for any other value.
  package var members: [Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// Whether the value is an object.
  package var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// The member of a name; of several, the last one, as decoders have it.
  package subscript(name: String) -> JSONTree? {
    members.last { $0.name == name }?.tree
  }

  /// What kind of value it is, with its article.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
