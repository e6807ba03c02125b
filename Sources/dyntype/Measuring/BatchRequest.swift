import DynamicType
import OutputFormats
import TextLayout

/// A line of a batch: a text and what differs from the command's options.
struct BatchRequest: Decodable {
  var text: String
  var id: Identifier?
  var locale: String?
  var font: String?
  var size: Double?
  var style: String?
  var relativeTo: String?
  var width: Double?
  var lineLimit: Int?
  var truncation: String?
  var strategy: String?
  var categories: Categories?

  /// A name or number by which the caller knows the request again.
  enum Identifier: Decodable {
    case name(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .name(try container.decode(String.self))
      }
    }
  }

  /// What is left of a request with other values that cannot be understood.
  struct Identity: Decodable {
    let id: Identifier?
  }

  /// Categories as a list in a string or as an array.
  struct Categories: Decodable {
    let names: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([String].self) {
        names = list.joined(separator: ",")
      } else {
        names = try container.decode(String.self)
      }
    }
  }

  /// The full request.
  ///
  /// - Throws: `DynamicTypeError` or `BatchFailure` for a value that cannot be used.
  func measureRequest(defaults: MeasureRequest) throws -> MeasureRequest {
    var request = defaults
    request.text = text
    if let locale { request.locale = try languageTag(locale) }
    if font != nil || size != nil || style != nil || relativeTo != nil {
      request.font = try fontDescription()
    }
    if let width { request.container.width = width }
    if let lineLimit { request.container.lineLimit = lineLimit }
    if let truncation { request.container.truncation = try choice(truncation, "truncation") }
    if let strategy { request.container.strategy = try choice(strategy, "strategy") }
    if let categories { request.categories = try ContentSizeCategory.parseList(categories.names) }
    return request
  }

  private func languageTag(_ text: String) throws -> String {
    guard LayoutOptions.isLanguageTag(text) else {
      throw BatchFailure(
        code: "value", reason: "locale must be a language tag such as de or zh-Hant, not \(text)")
    }
    return text
  }

  private func fontDescription() throws -> FontDescription {
    var setting = FontSetting(style: .body, size: size)
    if let style { setting.style = try TextStyle(parsing: style) }
    if let relativeTo {
      setting.relativeTo =
        relativeTo == "none" ? .fixed : .relative(try TextStyle(parsing: relativeTo))
    }
    if let size, !(size > 0 && size <= FontLimits.pointSize) {
      throw BatchFailure(
        code: "size", reason: "size must be above 0 and at most \(Int(FontLimits.pointSize))")
    }
    if size == nil, setting.relativeTo == .fixed {
      throw BatchFailure(code: "value", reason: "relativeTo none needs a size to keep")
    }
    return try setting.description(of: font)
  }

  private func choice<Value>(_ text: String, _ key: String) throws -> Value
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
      throw BatchFailure(code: "value", reason: "\(key) must be one of \(names), not \(text)")
    }
    return value
  }
}

extension BatchRequest.Identifier: JSONScalar {
  func write(to output: inout JSONScalarOutput) {
    switch self {
    case .name(let name): output.string(name)
    case .number(let number): output.integer(number)
    }
  }
}

/// Why a request of a batch could not be answered.
struct BatchFailure: Error {
  let code: String
  let reason: String

  init(code: String, reason: String) {
    self.code = code
    self.reason = reason
  }

  /// Converts what decoding and measuring throw.
  init(_ error: any Error, line: Int) {
    switch error {
    case let error as BatchFailure: self = error
    case let error as TextLayoutError: self.init(code: "\(error.code)", reason: error.reason)
    case let error as DynamicTypeError: self.init(code: "value", reason: error.description)
    case let error as ToolError: self.init(code: "encoding", reason: error.description)
    case let error as DecodingError:
      self.init(code: "request", reason: "line \(line): \(Self.reason(of: error))")
    default: self.init(code: "request", reason: "line \(line): \(error)")
    }
  }

  private static func reason(of error: DecodingError) -> String {
    func key(_ context: DecodingError.Context) -> String? {
      context.codingPath.isEmpty
        ? nil : context.codingPath.map(\.stringValue).joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, _): return "the key \(key.stringValue) is missing"
    case .typeMismatch(_, let context):
      return key(context).map { "\($0) has a value of the wrong kind" } ?? "is not a JSON object"
    case .valueNotFound(_, let context): return "\(key(context) ?? "the request") has no value"
    case .dataCorrupted(let context):
      // Numbers that do not fit are told by the decoder in the same way as wrong syntax.
      return key(context).map { "\($0): \(context.debugDescription)" }
        ?? "is not JSON, or has a number that does not fit"
    @unknown default: return "cannot be understood"
    }
  }
}
