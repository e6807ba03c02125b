/// A design of the system font.
public enum FontDesign: String, CaseIterable, Hashable, Sendable, Codable {
  /// San Francisco.
  case `default`
  /// San Francisco with rounded ends.
  case rounded
  /// New York.
  case serif
  /// SF Mono.
  case monospaced
}

/// Whether lines stand closer or wider than usual.
public enum LeadingVariant: String, CaseIterable, Hashable, Sendable, Codable {
  /// The leading of the table.
  case standard
  /// Closer: 2 points less on iOS, 1 on watchOS.
  case tight
  /// Wider: 2 points more on iOS, 1 on watchOS.
  case loose
}
