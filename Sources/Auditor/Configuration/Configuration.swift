package import AppProject
package import DynamicType

/// What a project asks of the auditor: its `dyntype.json`.
package struct Configuration: Sendable {
  /// The name of the file.
  package static let fileName = "dyntype.json"

  /// What a rule is to do.
  package enum RuleSetting: Hashable, Sendable {
    case off
    case on
    /// All its findings have this severity.
    case severity(Severity)
  }

  /// A finding that someone has looked at and wants to hear no more of.
  package struct Suppression: Hashable, Sendable {
    package let rule: NamePattern
    package let path: NamePattern?
    package let key: NamePattern?
    package let locale: String?
    package let fingerprint: String?
    /// Why; never empty.
    package let reason: String
    package let line: Int
  }

  /// The language the app is written in; nil for what its files say.
  package var sourceLanguage: String?
  /// The languages that are looked at besides the source language; nil for all.
  package var locales: Set<String>?
  package var categories = ContentSizeCategory.allCases
  package var devices: [Device] = []
  /// Whether views are looked at with Bold Text as well.
  package var boldText = false
  /// What texts are shown in, by patterns of their keys; the first that matches counts.
  package var constraints: [(pattern: NamePattern, constraint: TextConstraint)] = []
  package var samples = PlaceholderSamples()
  package var rules: [String: RuleSetting] = [:]
  /// Files and folders that are not looked at.
  package var excluded: [NamePattern] = []
  package var suppressions: [Suppression] = []
  /// The least severe violation that fails an audit; nil for the command's own.
  package var failOn: Severity?

  package init() {}

  /// What the texts of a key are shown in; nil for keys that are not measured.
  package func constraint(for key: String) -> TextConstraint? {
    constraints.first { $0.pattern.matches(key) }?.constraint
  }

  /// Whether a rule is applied: all are but those that are off by themselves.
  package func isOn(_ rule: String) -> Bool { rules[rule] != .off }
}
