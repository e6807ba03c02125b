import ViewLayout

/// A rule about views, laid out in all settings at all text sizes.
package protocol ViewRule: Sendable {
  /// What the rule is about.
  var rule: Rule { get }

  /// Looks at a view of an app.
  ///
  /// - Returns: What is wrong; nothing where all is well.
  /// - Throws: `NotRun` when something that the rule needs was not laid out.
  func findings(in screen: AuditedScreen) throws(NotRun) -> [Finding]
}
