import FoundationEssentials

/// Any JSON, for fixtures of mixed shape.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// A number; "inf" stands for infinity.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("inf"): .infinity
    default: nil
    }
  }

  var array: [JSONValue] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  var object: [String: JSONValue] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  /// The content of a fixture.
  static func fixture(_ name: String) throws -> JSONValue {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let data = try Data(contentsOf: URL(filePath: "/\(folder)/Fixtures/\(name)"))
    return try JSONDecoder().decode(JSONValue.self, from: data)
  }
}
