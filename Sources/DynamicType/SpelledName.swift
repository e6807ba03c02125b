/// A value that people write in more than one spelling.
///
/// Spellings are compared without regard to upper and lower case. A leading dot is dropped, and so
/// is a type name in front of it (`UIFont.TextStyle.body`).
protocol SpelledName: CaseIterable {
  /// What a value of this type is called in an error message, such as `text style`.
  static var noun: String { get }
  /// The types whose name may stand before the dot, in lower case.
  static var typeNames: [String] { get }
  /// All spellings of the value, the preferred one first.
  var spellings: [String] { get }
}

extension SpelledName {
  /// The value a text stands for; nil if it is none.
  static func match(_ text: String) -> Self? {
    let wanted = spelling(text)
    return allCases.first { value in value.spellings.contains { $0.lowercased() == wanted } }
  }

  /// The value a text stands for.
  ///
  /// - Throws: ``DynamicTypeError/Code/unknownName`` with the nearest spelling as a suggestion.
  static func parse(
    _ text: String, alsoAllowed words: [String] = []
  ) throws(DynamicTypeError) -> Self {
    if let value = match(text) { return value }
    let names = allCases.flatMap(\.spellings) + words
    let choices = allCases.compactMap(\.spellings.first) + words
    let hint =
      NearestName.suggestion(for: spelling(text), in: names).map { "did you mean '\($0)'?" }
      ?? "use one of \(choices.joined(separator: ", "))"
    throw DynamicTypeError(
      .unknownName, reason: "'\(text.shownInMessage)' is not a \(noun); \(hint)")
  }

  /// The text in lower case, without surrounding blanks, a known type name and a leading dot.
  private static func spelling(_ text: String) -> String {
    let word = text.trimmingBlanks().lowercased()
    guard let dot = word.lastIndex(of: ".") else { return word }
    let front = word[..<dot]
    let isKnown = front.isEmpty || typeNames.contains { front == $0 }
    return isKnown ? String(word[word.index(after: dot)...]) : word
  }
}

extension StringProtocol {
  /// The text without the blanks at its ends.
  func trimmingBlanks() -> String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text as an error message quotes it: at most 60 characters.
  var shownInMessage: String {
    count <= 60 ? String(self) : String(prefix(60)) + "…"
  }
}
