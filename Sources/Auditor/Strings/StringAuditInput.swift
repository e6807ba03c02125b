/// The texts of a project, measured, as the rules look at them.
package struct StringAuditInput: Sendable {
  /// The keys that have a constraint, with their texts.
  package let groups: [StringGroup]
  /// Why there are none; nil where there are.
  package let reasonForNone: String?

  package init(
    groups: [StringGroup],
    reasonForNone: String? = "needs texts with constraints; give them in dyntype.json"
  ) {
    self.groups = groups
    self.reasonForNone = groups.isEmpty ? reasonForNone : nil
  }

  /// The groups, for rules that cannot do without.
  func requiredGroups() throws(NotRun) -> [StringGroup] {
    if let reasonForNone { throw NotRun(reasonForNone) }
    return groups
  }
}

/// A rule about the texts of an app in what they are shown in.
package protocol StringRule: Sendable {
  /// What the rule is about.
  var rule: Rule { get }

  /// Looks at the texts of a project.
  ///
  /// - Returns: What is wrong; nothing where all is well.
  /// - Throws: `NotRun` when something that the rule needs is not known.
  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding]
}
