package import DynamicType
package import TextLayout

/// What a text of an app is shown in: its font, and the room that it has.
package struct TextConstraint: Hashable, Sendable {
  /// What the text is part of, which decides how much it hurts when it is cut.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// Running text, or a label.
    case text
    /// A heading.
    case title
    /// The label of a button or another control.
    case control
    /// The label of a tab, segment or badge, which the platform keeps in a bar of fixed height.
    case bar
  }

  /// The pattern of keys that the constraint is for, as the configuration has it.
  package var name: String
  package var role: Role
  package var font: FontDescription
  /// The box, its line limit, and how far the font may shrink.
  package var container: TextContainer
  /// The width, in points, that the text has when the row that it stands in is stacked; nil where
  /// there is nothing to stack.
  package var stackedWidth: Double?
  /// Whether the app shows the text in capitals.
  package var isUppercase = false
  /// Whether the app shows the whole text elsewhere, so that a cut loses little.
  package var isShownInFullElsewhere = false
  /// The device whose width counts, where the width follows from one.
  package var device: String?

  package init(
    name: String = "*", role: Role = .text, font: FontDescription = .system(.body),
    container: TextContainer
  ) {
    self.name = name
    self.role = role
    self.font = font
    self.container = container
  }

  /// The room in words: `280 pt, 1 line`.
  package var room: String {
    let width = "\(Wording.length(container.width)) pt"
    guard let limit = container.lineLimit else { return width }
    return "\(width), \(Wording.count(limit, "line"))"
  }
}
