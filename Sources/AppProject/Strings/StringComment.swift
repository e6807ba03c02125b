/// A comment about a key that speaks to the auditor.
package struct StringComment: Hashable, Sendable {
  package let key: String
  /// The comment as it stands, from `dyntype:` on.
  package let text: String
  /// Where the comment begins, or its key.
  package let position: SourcePosition

  /// Takes a comment if it speaks to the auditor; nil for all that are for people alone.
  init?(key: String, _ comment: String, at position: SourcePosition) {
    guard let start = comment.firstRange(of: "dyntype:")?.lowerBound else { return nil }
    self.key = key
    text = String(comment[start...])
    self.position = position
  }
}
