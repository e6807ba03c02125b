/// What the program tells the shell when it ends.
package struct ExitStatus: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// All is well; also after help and version.
  package static let success = ExitStatus(rawValue: 0)
  /// The work is done and found something at or above the threshold.
  package static let findings = ExitStatus(rawValue: 1)
  /// The command line is wrong.
  ///
  /// Source: sysexits.h, EX_USAGE.
  package static let usage = ExitStatus(rawValue: 64)
  /// Input could be read and not understood.
  ///
  /// Source: sysexits.h, EX_DATAERR.
  package static let dataError = ExitStatus(rawValue: 65)
  /// Input could not be read.
  ///
  /// Source: sysexits.h, EX_NOINPUT.
  package static let noInput = ExitStatus(rawValue: 66)
  /// The program itself failed.
  ///
  /// Source: sysexits.h, EX_SOFTWARE.
  package static let software = ExitStatus(rawValue: 70)
}
