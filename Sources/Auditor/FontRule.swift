/// A rule that needs only fonts and the manifests that declare them.
package protocol FontRule: Sendable {
  /// What the rule is about.
  var rule: Rule { get }

  /// Looks at the fonts of a project.
  ///
  /// - Returns: What is wrong; nothing where all is well.
  /// - Throws: `NotRun` when something that the rule needs is not known.
  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding]
}

/// Why a rule could not be applied.
package struct NotRun: Error, Hashable, Sendable {
  /// What is not known and how to make it known, without a full stop at the end.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
