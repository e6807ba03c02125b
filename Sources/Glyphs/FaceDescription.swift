/// What a font file says about one of its faces: names, style, metrics, axes.
package struct FaceDescription: Hashable, Sendable {
  /// The name an app asks for: name 6, or what the outlines' table says.
  package var postScriptName: String
  /// The family in which styles are grouped: name 16, or name 1.
  package var family: String
  /// The style within the family, such as "SemiBold Italic": name 17, or name 2.
  package var styleName: String
  /// Name 1, where at most four styles share a family.
  package var legacyFamily: String
  /// The name shown to people, such as "Lato Bold Italic": name 4.
  package var fullName: String
  /// Weight, 1 to 1000; 400 is regular, 700 bold: `OS/2.usWeightClass`.
  package var weightClass: Int
  /// Width, 1 to 9; 5 is normal: `OS/2.usWidthClass`.
  package var widthClass: Int
  /// Whether the face is italic or oblique.
  package var isItalic: Bool
  /// Whether every glyph is equally wide: `post.isFixedPitch`.
  package var isMonospaced: Bool
  /// The licence bits for embedding: `OS/2.fsType`.
  package var embeddingBits: Int
  package var glyphCount: Int
  package var metrics: FaceMetrics
  /// The axes of a variable font, in file order.
  package var axes: [VariationAxis]
  /// The named instances of a variable font, in file order.
  package var instances: [NamedInstance]
  /// The tags of the tables in the file, sorted.
  package var tables: [String]

  /// Whether the face can be measured at any size: it has outlines.
  package var hasOutlines: Bool {
    tables.contains { ["glyf", "CFF ", "CFF2"].contains($0) }
  }
}

/// An axis of a variable font.
package struct VariationAxis: Hashable, Sendable {
  /// Four characters, such as `wght`.
  package var tag: String
  package var name: String
  package var minimum: Double
  package var defaultValue: Double
  package var maximum: Double
  package var isHidden: Bool
}

/// A named place in the design space of a variable font.
package struct NamedInstance: Hashable, Sendable {
  /// The style name, such as "Bold".
  package var name: String
  /// The name an app asks for.
  package var postScriptName: String
  /// One value an axis, in the axes' order.
  package var coordinates: [Double]
}
