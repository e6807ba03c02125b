/// The findings of an earlier audit, which a later one does not show again.
///
/// A text file with a line a finding, sorted: its fingerprint, its rule, and for readers its place.
package struct Baseline: Hashable, Sendable {
  /// A line of the file.
  package struct Entry: Hashable, Sendable {
    package let fingerprint: String
    /// The line as it stands in the file.
    package let line: String
  }

  package let entries: [Entry]

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
      let fingerprint = line.prefix { $0 != " " }
      guard fingerprint.utf8.count == 16, fingerprint.allSatisfy(\.isHexDigit) else {
        throw Malformed(line: index + 1)
      }
      entries.append(Entry(fingerprint: String(fingerprint), line: String(line)))
    }
    self.entries = entries
  }

  /// The file for findings.
  package static func text(of findings: [Finding]) -> String {
    let lines = Set(
      findings.map { finding in
        let place = finding.place
        let names = [place.file, place.symbol, place.viewPath, place.stringKey, place.locale]
        let words = names.compactMap(\.self).joined(separator: " ")
        return "\(finding.fingerprint.text) \(finding.rule) "
          + words.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
    ).sorted()
    return "# Audit baseline of dyntype: findings that are known.\n"
      + lines.map { $0 + "\n" }.joined()
  }
}
