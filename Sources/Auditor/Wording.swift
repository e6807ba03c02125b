import OutputFormats

/// Numbers and lists as they stand in messages.
enum Wording {
  /// The size at which lengths are shown: the body style at the default category.
  ///
  /// Units: points. Source: the type ramp of iOS.
  static let pointSize = 17.0

  /// A length: `0.75 pt`.
  static func points(_ length: Double) -> String { Number.fixed(length, places: 2) + " pt" }

  /// A length as it was given, without a unit: `280`, `12.5`.
  static func length(_ length: Double) -> String { Number.trimmed(length, places: 2) }

  /// A length with its sign: `+0.75 pt`.
  static func signedPoints(_ length: Double) -> String {
    let text = points(length)
    return text.hasPrefix("-") || text.hasPrefix("0.00") ? text : "+" + text
  }

  /// A part of the em: `1.75 em`.
  static func em(_ part: Double) -> String { Number.trimmed(part, places: 3) + " em" }

  /// A number with its noun: `1 font`, `3 fonts`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Names in quotes, at most so many: `"A", "B" and 3 more`.
  static func list(_ names: [String], limit: Int = 6) -> String {
    let shown = names.prefix(limit).map { "\"\($0)\"" }
    let rest = names.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "none" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// What a reader has to know of an answer that hangs on the stand-in for the system font.
  static let standInDoubt =
    "by less than 1 % of the width, measured with a stand-in for the system font"

  /// A text in quotes, shortened.
  static func quoted(_ text: String) -> String {
    let limit = 48
    return "“\(text.count > limit ? text.prefix(limit) + "…" : text[...])”"
  }
}
