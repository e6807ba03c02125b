package import AppProject
import DynamicType

extension Configuration {
  /// Reads a configuration.
  ///
  /// - Parameter path: The file.
  /// - Throws: `AppProjectError` with `unreadable`, or `malformed` with the line in its context.
  package init(contentsOf path: String) throws(AppProjectError) {
    let bytes = try JSONTree.bytes(at: path, limit: Self.byteLimit)
    try self.init(parsing: bytes, path: path)
  }

  /// The largest file that is read, in bytes.
  private static let byteLimit = 4 << 20

  private static let keys = [
    "sourceLanguage", "locales", "categories", "devices", "boldText", "constraints", "samples",
    "rules", "exclude", "suppressions", "failOn",
  ]

  init(parsing bytes: [UInt8], path: String) throws(AppProjectError) {
    self.init()
    let root = try ConfigurationObject(
      JSONTree(parsing: bytes, path: path), path: path, name: "the configuration",
      keys: Self.keys)
    sourceLanguage = try root.string("sourceLanguage")
    locales = try root.strings("locales").map(Set.init)
    boldText = try root.bool("boldText")
    failOn = try root.choice("failOn", Severity.self)
    excluded = (try root.strings("exclude") ?? []).map { NamePattern($0, .path) }
    try readCategories(root)
    try readDevices(root)
    try readSamples(root)
    try readRules(root)
    for member in root.tree["constraints"]?.members ?? [] {
      constraints.append(
        (
          NamePattern(member.name, .key),
          try TextConstraint(member, path: path, devices: devices)
        ))
    }
    try readSuppressions(root)
  }

  private mutating func readCategories(_ root: ConfigurationObject) throws(AppProjectError) {
    guard let names = try root.strings("categories") else { return }
    do throws(DynamicTypeError) {
      categories = try ContentSizeCategory.parseList(names.joined(separator: ","))
    } catch {
      throw root.error("\"categories\": \(error)", at: root.tree["categories"]?.position)
    }
  }

  private mutating func readDevices(_ root: ConfigurationObject) throws(AppProjectError) {
    for name in try root.strings("devices") ?? [] {
      do throws(DynamicTypeError) {
        devices.append(try Device.named(name))
      } catch {
        throw root.error("\"devices\": \(error)", at: root.tree["devices"]?.position)
      }
    }
  }

  private mutating func readSamples(_ root: ConfigurationObject) throws(AppProjectError) {
    guard let tree = root.tree["samples"] else { return }
    let object = try ConfigurationObject(
      tree, path: root.path, name: "\"samples\"",
      keys: Placeholder.Content.allCases.map(\.rawValue))
    for member in tree.members {
      guard let content = Placeholder.Content(rawValue: member.name),
        let texts = try object.strings(member.name)
      else { continue }
      guard !texts.isEmpty else {
        throw object.error("\"\(member.name)\" needs at least one sample", at: member.position)
      }
      samples.set(texts, for: content)
    }
  }

  private mutating func readRules(_ root: ConfigurationObject) throws(AppProjectError) {
    guard let tree = root.tree["rules"] else { return }
    let object = try ConfigurationObject(
      tree, path: root.path, name: "\"rules\"", keys: RuleRegistry.rules.map(\.id))
    for member in tree.members {
      switch try object.string(member.name) {
      case "off": rules[member.name] = .off
      case "on": rules[member.name] = .on
      case let text:
        guard let severity = text.flatMap(Severity.init(rawValue:)) else {
          throw object.error(
            "a rule is on, off, minor, moderate, serious or critical", at: member.position)
        }
        rules[member.name] = .severity(severity)
      }
    }
  }

  private mutating func readSuppressions(_ root: ConfigurationObject) throws(AppProjectError) {
    guard let tree = root.tree["suppressions"] else { return }
    guard let elements = tree.elements else {
      throw root.error("\"suppressions\" should be a list", at: tree.position)
    }
    for element in elements {
      let object = try ConfigurationObject(
        element, path: root.path, name: "a suppression",
        keys: ["rule", "path", "key", "locale", "fingerprint", "reason"])
      guard let reason = try object.string("reason"), reason.contains(where: \.isLetter) else {
        throw object.error("a suppression needs a \"reason\"", at: element.position)
      }
      guard let rule = try object.string("rule") else {
        throw object.error("a suppression needs a \"rule\"", at: element.position)
      }
      suppressions.append(
        Suppression(
          rule: NamePattern(rule, .key),
          path: try object.string("path").map { NamePattern($0, .path) },
          key: try object.string("key").map { NamePattern($0, .key) },
          locale: try object.string("locale"), fingerprint: try object.string("fingerprint"),
          reason: reason, line: element.position.line))
    }
  }
}
