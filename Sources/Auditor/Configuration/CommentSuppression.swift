package import AppProject
import DynamicType

/// A finding that a comment beside a text or a line of source suppresses:
/// `dyntype:disable fit-truncated — shown in full in a sheet`.
package struct CommentSuppression: Hashable, Sendable {
  /// The ids of rules.
  package let rules: [String]
  package let file: String
  let subject: Subject
  /// Why; never empty.
  package let reason: String
  package let line: Int

  /// What a comment is about.
  enum Subject: Hashable, Sendable {
    case key(String)
    case line(Int)
  }

  /// Reads a comment.
  ///
  /// - Parameters:
  ///   - comment: A comment that speaks to the auditor.
  ///   - file: The file that it stands in.
  /// - Throws: `AppProjectError` with `malformed` for another word than `disable`, for rules that are
  ///   not known, and where the reason is missing.
  package init(_ comment: StringComment, in file: String) throws(AppProjectError) {
    try self.init(comment.text, at: comment.position, in: file, about: .key(comment.key))
  }

  /// Reads a comment in a source file.
  ///
  /// - Parameters:
  ///   - comment: A comment that speaks to the auditor.
  ///   - file: The file that it stands in.
  /// - Throws: `AppProjectError` with `malformed`.
  package init(_ comment: SourceComment, in file: String) throws(AppProjectError) {
    try self.init(comment.text, at: comment.position, in: file, about: .line(comment.line))
  }

  private init(
    _ text: String, at position: SourcePosition, in file: String, about subject: Subject
  ) throws(AppProjectError) {
    func malformed(_ reason: String) -> AppProjectError {
      AppProjectError(malformed: reason, in: file, at: position)
    }
    let words = text.split { $0.isWhitespace || $0 == "," }
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
    self.subject = subject
    self.reason = reason
    line = position.line
  }

  private static let dashes: Set<Substring> = ["—", "–", "-", "--"]

  /// Whether the comment is for a finding.
  func holds(_ finding: Finding) -> Bool {
    guard finding.place.file == file, rules.contains(finding.rule) else { return false }
    return switch subject {
    case .key(let key): finding.place.stringKey == key
    case .line(let line): finding.place.line == line
    }
  }
}
