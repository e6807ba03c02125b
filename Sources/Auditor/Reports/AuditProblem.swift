package import AppProject

/// Something that an audit could not read or look at.
package struct AuditProblem: Hashable, Sendable {
  /// The file or folder.
  package let file: String
  /// The line, from 1, where it is known.
  package let line: Int?
  /// What is wrong, without a full stop at the end.
  package let reason: String

  package init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// A problem that reading a project met; its context may end in a line's number.
  package init(_ error: AppProjectError) {
    let parts = error.context.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count > 1, let line = parts.last.flatMap({ Int($0) }) {
      self.init(
        file: parts.dropLast().joined(separator: ":"), line: line, reason: error.reason)
    } else {
      self.init(file: error.context, reason: error.reason)
    }
  }

  /// The file with the line: `L.strings:3`.
  var place: String { file + (line.map { ":\($0)" } ?? "") }

  /// The problem in a line: `L.strings:3: reason`.
  package var description: String { "\(place): \(reason)" }
}

extension AuditProblem: Comparable {
  /// Orders problems by file, line and reason.
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line ?? 0, left.reason) < (right.file, right.line ?? 0, right.reason)
  }
}
