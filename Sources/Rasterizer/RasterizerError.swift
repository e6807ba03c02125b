import Glyphs

/// Why something could not be drawn.
package struct RasterizerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kind of failure; equality of errors is equality of codes.
  package enum Code: Sendable {
    /// A canvas, a glyph or a picture would be larger than is drawn, or has no size.
    case size
    /// A font cannot be opened for drawing, or one of its glyphs is damaged.
    case font
    /// A picture cannot be read.
    case picture
    /// A library call failed that should not.
    case libraryFailure
  }

  package let code: Code
  /// What is wrong, and what to do about it; no trailing full stop.
  package let reason: String
  /// The file or thing that the failure belongs to.
  package let context: String

  package init(_ code: Code, _ reason: String, context: String) {
    self.code = code
    self.reason = reason
    self.context = context
  }

  package var description: String { "\(context): \(reason)" }

  package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

// MARK: - Conversion at the border of this module

extension RasterizerError {
  init(_ error: GlyphsError) {
    let code: Code =
      switch error.code {
      case .tooLarge: .size
      case .badPicture: .picture
      case .libraryFailure: .libraryFailure
      default: .font
      }
    self.init(code, error.reason, context: error.context)
  }
}

/// Runs a body of another module and converts its errors.
func drawing<Result>(
  _ body: () throws(GlyphsError) -> Result
) throws(RasterizerError) -> Result {
  do throws(GlyphsError) {
    return try body()
  } catch {
    throw RasterizerError(error)
  }
}
