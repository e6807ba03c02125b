import DynamicType
import TextLayout
import ViewLayout

extension TextContent {
  /// The font that the text begins with.
  var font: FontDescription? { text.runs.first?.attributes.font }

  /// The text style that the text is set in, or grows with.
  var style: TextStyle? {
    guard let font else { return nil }
    switch font.base {
    case .systemStyle(let style), .ramp(_, _, let style): return style
    case .systemSize, .custom: return font.metrics?.textStyle
    }
  }
}

extension FontDescription {
  /// The size at L of a font that is given in points; nil for a text style.
  var givenSize: Double? {
    switch base {
    case .systemSize(let size), .custom(_, let size): size
    case .systemStyle, .ramp: nil
    }
  }

  /// The name of a custom font; nil for the system font.
  var customName: String? {
    switch base {
    case .custom(let name, _): name
    case .ramp(let name, _, _): name
    case .systemSize, .systemStyle: nil
    }
  }
}
