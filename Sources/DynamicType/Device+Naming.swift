extension Device {
  /// The device a name means.
  ///
  /// Case, blanks, hyphens and words such as "generation" or "inch" do not matter, and neither does
  /// the word "iPhone" or "iPad" where the rest is clear: `iPhone SE`, `se3`, `iphone-16-pro`,
  /// `iPhone16Pro`, `ipad pro 13 m4`. Where devices differ in their generation only, a name without
  /// one means the newest.
  ///
  /// - Parameter name: The name.
  /// - Returns: The device.
  /// - Throws: ``DynamicTypeError/Code/unknownName`` or ``DynamicTypeError/Code/ambiguousName``, both
  ///   with names to use instead.
  public static func named(_ name: String) throws(DynamicTypeError) -> Device {
    let asked = Set(words(of: name))
    var fitting = asked.isEmpty ? [] : all.filter { $0.fits(asked) }
    if fitting.isEmpty {
      // Words may run together, as in `iPhone16ProMax`.
      let joined = words(of: name).joined()
      fitting = all.filter { $0.joinedNames.contains(joined) }
    }
    guard !fitting.isEmpty else { throw unknown(name) }
    let best = Idiom.allCases.flatMap { idiom in
      closest(asked, among: fitting.filter { $0.idiom == idiom })
    }
    guard let first = best.first, best.allSatisfy({ $0.words == first.words }) else {
      throw ambiguous(name, best)
    }
    return best.max { $0.generation < $1.generation } ?? first
  }

  /// Whether the device has every word asked for.
  ///
  /// Among the words that only name its generation one must be a number or a chip, so that "iPad
  /// Pro" is not an iPad mini (A17 Pro).
  private func fits(_ asked: Set<String>) -> Bool {
    let others = asked.subtracting(words)
    return others.isEmpty
      || others.isSubset(of: variants) && others.contains { $0.contains(where: \.isNumber) }
  }

  /// The devices whose names have the fewest words besides those asked for.
  private static func closest(_ asked: Set<String>, among devices: [Device]) -> [Device] {
    let extra = devices.map { device in device.words.count { !asked.contains($0) } }
    let least = extra.min()
    return zip(devices, extra).filter { $1 == least }.map(\.0)
  }

  /// The names of the device without any blanks, in lower case, and without the word iPhone or iPad.
  private var joinedNames: [String] {
    [words, Array(words.dropFirst())].flatMap { words in
      ([""] + variants).map { words.joined() + $0 }
    }
  }

  /// The error for a name that means no device.
  private static func unknown(_ name: String) -> DynamicTypeError {
    let spellings = all.flatMap(\.joinedNames)
    let near = NearestName.suggestions(for: words(of: name).joined(), in: spellings)
    let names = near.compactMap { spelling in
      all.first { $0.joinedNames.contains(spelling) }
    }
    let hint =
      names.isEmpty
      ? "use a name such as 'iPhone 16 Pro' or 'iPad mini'"
      : "did you mean \(list(names))?"
    return DynamicTypeError(
      .unknownName, reason: "there is no device '\(name.shownInMessage)'; \(hint)")
  }

  /// The error for a name that means several devices.
  private static func ambiguous(_ name: String, _ devices: [Device]) -> DynamicTypeError {
    DynamicTypeError(
      .ambiguousName,
      reason: "'\(name.shownInMessage)' could be any of \(devices.count) devices; "
        + "use one of \(list(Array(devices.prefix(6))))" + (devices.count > 6 ? ", …" : ""))
  }

  /// Names in quotation marks, each once.
  private static func list(_ devices: [Device]) -> String {
    var names: [String] = []
    for device in devices where !names.contains(device.name) { names.append(device.name) }
    return names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

// MARK: - Words

extension Device {
  /// Words that say nothing about which device it is.
  private static let emptyWords: Set<String> = [
    "apple", "generation", "gen", "inch", "in", "st", "nd", "rd", "th", "the",
  ]

  /// The words and numbers of a name, in lower case.
  ///
  /// A word ends where digits begin and the other way round (`se3`), but the name of a chip is one
  /// word (`m4`, `a16`), and so is a number with a fraction (`12.9`).
  ///
  /// - Parameter name: A name.
  /// - Returns: The words, without those that say nothing.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name.lowercased())
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let joins = word.last.map { belongs(character, after: $0, in: word, before: next) } ?? false
      if !joins {
        words.append(word)
        word = ""
      }
      if character == "+" { words.append("plus") }
      if character.isLetter || character.isNumber || (joins && character == ".") {
        word.append(character)
      }
    }
    words.append(word)
    return words.filter { !$0.isEmpty && !emptyWords.contains($0) }
  }

  /// Whether a character goes on with the word before it.
  private static func belongs(
    _ character: Character, after last: Character, in word: String, before next: Character
  ) -> Bool {
    if character == "." { return last.isNumber && next.isNumber && !word.contains(".") }
    if character.isLetter { return last.isLetter }
    if character.isNumber { return !last.isLetter || word == "m" || word == "a" }
    return false
  }
}
