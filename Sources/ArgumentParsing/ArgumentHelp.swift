/// What the help says about an argument; a string literal is the abstract alone.
package struct ArgumentHelp: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// One sentence.
  package let abstract: String
  /// More, below the entry.
  package let discussion: String
  /// Whether only `--help-hidden` shows the argument.
  package let isHidden: Bool

  package init(_ abstract: String, discussion: String = "", isHidden: Bool = false) {
    self.abstract = abstract
    self.discussion = discussion
    self.isHidden = isHidden
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }
}
