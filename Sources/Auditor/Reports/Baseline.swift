/// The findings of an earlier audit, which a later one does not show again.
///
/// A text file with a line a finding, sorted: its fingerprint, its severity, its rule, and for readers
/// its place.
package struct Baseline: Hashable, Sendable {
  /// A line of the file.
  package struct Entry: Hashable, Sendable {
    package let fingerprint: String
    /// How severe it was; when it becomes worse, it is shown again.
    package let severity: Severity
    /// The line as it stands in the file.
    package let line: String
  }

  package let entries: [Entry]
  /// The worst severity of each fingerprint.
  private let known: [String: Severity]

  /// Why a baseline cannot be read.
  package struct Malformed: Error, CustomStringConvertible {
    package let line: Int
    package var description: String {
      "line \(line): is no entry of an audit baseline; write it anew with --write-baseline"
    }
  }

  /// Reads a baseline; lines that begin with `#` are comments.
  package init(parsing text: String) throws(Malformed) {
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[0].utf8.count == 16, words[0].allSatisfy(\.isHexDigit),
        let severity = Severity(rawValue: String(words[1]))
      else { throw Malformed(line: index + 1) }
      entries.append(
        Entry(fingerprint: String(words[0]), severity: severity, line: String(line)))
    }
    self.entries = entries
    known = Dictionary(entries.map { ($0.fingerprint, $0.severity) }, uniquingKeysWith: max)
  }

  /// Whether a finding was there, and at least as severe.
  func knows(_ finding: Finding) -> Bool {
    known[finding.fingerprint.text].map { $0 >= finding.severity } ?? false
  }

  /// The file for findings.
  package static func text(of findings: [Finding]) -> String {
    let lines = Set(
      findings.map { finding in
        let place = finding.place
        let names = [place.file, place.symbol, place.viewPath, place.stringKey, place.locale]
        let words = names.compactMap(\.self).joined(separator: " ")
        return "\(finding.fingerprint.text) \(finding.severity.rawValue) \(finding.rule) "
          + words.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
    ).sorted()
    return "# Audit baseline of dyntype: findings that are known.\n"
      + lines.map { $0 + "\n" }.joined()
  }
}
