package import AppProject
import DynamicType

/// A finding about a text that a comment beside it suppresses:
/// `dyntype:disable fit-truncated — shown in full in a sheet`.
package struct CommentSuppression: Hashable, Sendable {
  /// The ids of rules.
  package let rules: [String]
  package let file: String
  package let key: String
  /// Why; never empty.
  package let reason: String
  package let line: Int

  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - comment: A comment that speaks to the auditor.
  ///   - file: The file that it stands in.
  /// - Throws: `AppProjectError` with `malformed` for another word than `disable`, for rules that are
  ///   not known, and where the reason is missing.
  package init(_ comment: StringComment, in file: String) throws(AppProjectError) {
    func malformed(_ reason: String) -> AppProjectError {
      AppProjectError(malformed: reason, in: file, at: comment.position)
    }
    let words = comment.text.split { $0.isWhitespace || $0 == "," }
    guard let first = words.first, ["dyntype:disable", "dyntype:disable:next"].contains(first)
    else {
      throw malformed("a comment to dyntype begins with dyntype:disable, a rule, and a dash")
    }
    let rules = words.dropFirst().prefix { !Self.dashes.contains($0) }.map(String.init)
    let reason = words.dropFirst(rules.count + 2).joined(separator: " ")
    guard !rules.isEmpty else { throw malformed("a suppression needs the id of a rule") }
    for rule in rules where RuleRegistry.rule(rule) == nil {
      let hint = RuleRegistry.suggestions(for: rule).first.map { "; did you mean \"\($0)\"?" }
      throw malformed("there is no rule \"\(rule)\"\(hint ?? "")")
    }
    guard reason.contains(where: \.isLetter) else {
      throw malformed("a suppression needs a reason behind a dash")
    }
    self.rules = rules
    self.file = file
    self.key = comment.key
    self.reason = reason
    line = comment.position.line
  }

  private static let dashes: Set<Substring> = ["—", "–", "-", "--"]

  /// Whether the comment is for a finding.
  func holds(_ finding: Finding) -> Bool {
    finding.place.file == file && finding.place.stringKey == key && rules.contains(finding.rule)
  }
}
