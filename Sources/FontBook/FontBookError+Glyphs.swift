package import Glyphs

extension FontBookError {
  /// Converts a failure of the font libraries at the border of this module.
  package init(_ error: GlyphsError) {
    let code: Code =
      switch error.code {
      case .unreadable, .notAFile, .badSize: .unreadable
      case .noSuchFace: .noSuchFace
      default: .malformed
      }
    self.init(code, error.reason, context: error.context)
  }
}
