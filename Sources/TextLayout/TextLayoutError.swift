import DynamicType
import FontBook
import Glyphs

/// Why a text could not be set or measured.
public struct TextLayoutError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure; equality of errors is equality of codes.
  public enum Code: Sendable {
    /// The font cannot be found, opened or used.
    case font
    /// The text style has no size at a category, or a size is not usable.
    case size
    /// The width, the line limit or another limit makes no sense.
    case limit
    /// The text is longer than can be laid out.
    case textTooLong
    /// Something that is not installed is needed, such as a hyphenation dictionary.
    case unsupported
    /// A library call failed that should not.
    case libraryFailure
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong, and what to do about it.
  public let reason: String

  /// Whether the failure is that a font file cannot be read.
  package let isUnreadableFile: Bool

  package init(_ code: Code, _ reason: String, isUnreadableFile: Bool = false) {
    self.code = code
    self.reason = reason
    self.isUnreadableFile = isUnreadableFile
  }

  /// The reason.
  public var description: String { reason }

  /// Whether two errors are of the same kind.
  public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

// MARK: - Conversions at the border of this module

extension TextLayoutError {
  init(_ error: FontBookError) {
    self.init(.font, error.description, isUnreadableFile: error.code == .unreadable)
  }

  init(_ error: DynamicTypeError) { self.init(.size, error.description) }

  init(_ error: GlyphsError) {
    let code: Code =
      switch error.code {
      case .textTooLong: .textTooLong
      case .missingDictionary: .unsupported
      case .unreadable, .notAFile, .badSize, .unsupportedFormat, .malformed: .font
      default: .libraryFailure
      }
    self.init(code, error.description)
  }
}
