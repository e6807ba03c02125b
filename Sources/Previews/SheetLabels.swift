import DynamicType
import TextLayout

/// Sets the labels of a sheet: at a fixed size, so that they never scale or lose a word.
struct SheetLabels {
  private let typesetter: Typesetter

  init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// A label as wide as it needs to be, or wrapped; at the left in every language.
  func layout(
    _ text: String, size: Double, weight: FontWeight = .regular, width: Double = .infinity
  ) throws(TextLayoutError) -> TextLayout {
    var label = AttributedText(text, font: .system(size: size, weight: weight))
    label.paragraphStyle.alignment = .left
    return try typesetter.paragraph(label)
      .layout(in: TextContainer(width: width, strategy: .none))
  }
}
