/// Why fonts could not be found, opened or chosen.
public struct FontBookError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure; equality of errors is equality of codes.
  public enum Code: Sendable {
    /// A file or manifest does not exist or may not be read.
    case unreadable
    /// A file is no font, or a manifest no property list of the expected shape.
    case malformed
    /// A collection has no face of that index or name.
    case noSuchFace
    /// No system font is available: the bundled fonts are missing and none was given.
    case noSystemFont
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong, and what to do about it.
  public let reason: String
  /// The file or font name that the failure belongs to.
  public let context: String

  package init(_ code: Code, _ reason: String, context: String) {
    self.code = code
    self.reason = reason
    self.context = context
  }

  /// The error for fonts of this package that are not where they should be.
  package static let bundledFontsMissing = FontBookError(
    .noSystemFont, "the fonts that come with the package are missing; install them again",
    context: "Fonts.plist")

  /// The context and the reason in one line.
  public var description: String { "\(context): \(reason)" }

  /// Whether two errors are of the same kind.
  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}
