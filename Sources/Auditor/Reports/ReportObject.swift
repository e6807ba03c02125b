import AppProject

/// An object of a report in JSON, read by the names of its members.
struct ReportObject {
  let tree: JSONTree
  private let path: String

  init(_ tree: JSONTree, path: String) {
    self.tree = tree
    self.path = path
  }

  func error(_ reason: String) -> AppProjectError {
    AppProjectError(malformed: reason, in: path, at: tree.position)
  }

  func string(_ name: String) throws(AppProjectError) -> String {
    guard let text = try string(ifAny: name) else { throw lacks(name, "a text") }
    return text
  }

  func string(ifAny name: String) throws(AppProjectError) -> String? {
    guard let value = tree[name] else { return nil }
    guard let text = value.string else { throw lacks(name, "a text") }
    return text
  }

  func strings(_ name: String) throws(AppProjectError) -> [String] {
    guard let elements = tree[name]?.elements else { throw lacks(name, "a list") }
    let texts = elements.compactMap(\.string)
    guard texts.count == elements.count else { throw lacks(name, "a list of texts") }
    return texts
  }

  func integer(_ name: String) throws(AppProjectError) -> Int {
    guard let number = try integer(ifAny: name) else { throw lacks(name, "a whole number") }
    return number
  }

  func integer(ifAny name: String) throws(AppProjectError) -> Int? {
    guard let value = tree[name] else { return nil }
    guard let number = value.number.flatMap({ Int(exactly: $0) }) else {
      throw lacks(name, "a whole number")
    }
    return number
  }

  /// One of the cases of an enumeration.
  func choice<Value: RawRepresentable>(
    _ name: String
  ) throws(AppProjectError) -> Value where Value.RawValue == String {
    let text = try string(name)
    guard let value = Value(rawValue: text) else {
      throw error("has \"\(text)\" for \"\(name)\", which is not known")
    }
    return value
  }

  func object(_ name: String) throws(AppProjectError) -> ReportObject {
    guard let value = tree[name], value.isObject else { throw lacks(name, "an object") }
    return ReportObject(value, path: path)
  }

  func objects(_ name: String) throws(AppProjectError) -> [ReportObject] {
    guard let elements = tree[name]?.elements, elements.allSatisfy(\.isObject) else {
      throw lacks(name, "a list of objects")
    }
    return elements.map { ReportObject($0, path: path) }
  }

  private func lacks(_ name: String, _ kind: String) -> AppProjectError {
    error("is no report of an audit: \"\(name)\" should be \(kind)")
  }
}
