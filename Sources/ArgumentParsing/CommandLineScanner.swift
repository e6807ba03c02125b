/// Goes through the words of a command line once and sorts them, without converting values.
///
/// The first mistake is kept and the walk goes on, because a later `--help` still counts.
struct CommandLineScanner {
  /// A value that was found, and the argument it belongs to.
  struct Occurrence {
    let identifier: String
    let raw: ArgumentDeclaration.RawValue
  }

  private(set) var path: CommandPath
  private(set) var occurrences: [Occurrence] = []
  private(set) var positionals: [String] = []
  private(set) var error: ArgumentParsingError?
  private(set) var asksForHelp = false
  private(set) var asksForHidden = false
  private(set) var asksForVersion = false
  /// The name of the shell, empty if none is named.
  private(set) var completionShell: String?
  /// Whether the first word is `help`, so that the others name a command.
  private(set) var isHelpCommand = false
  /// Whether no word followed the name of the last command.
  private(set) var isBare = true
  private let words: [String]
  private var next = 0
  private var optionsHaveEnded = false

  init(root: Command, words: [String]) {
    path = CommandPath(root)
    self.words = words
    scan()
  }

  private mutating func scan() {
    while next < words.count {
      let word = words[next]
      next += 1
      if optionsHaveEnded || !Self.looksLikeOption(word) {
        take(word: word)
      } else {
        isBare = false
        if word == "--" {
          optionsHaveEnded = true
        } else if word.utf8.starts(with: "--".utf8) {
          take(longOption: word)
        } else {
          take(letters: word)
        }
      }
    }
  }

  /// A bare dash is a word: it names the standard input or output.
  private static func looksLikeOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
  }

  private mutating func fail(_ failure: ArgumentParsingError) {
    if error == nil { error = failure.at(path.names) }
  }

  private mutating func record(_ declaration: ArgumentDeclaration, _ text: String, name: String) {
    occurrences.append(
      .init(identifier: declaration.identifier, raw: .init(text: text, name: name)))
  }
}

// MARK: - Words

extension CommandLineScanner {
  private mutating func take(word: String) {
    let command = path.leaf
    guard !command.subcommands.isEmpty else {
      isBare = false
      positionals.append(word)
      return
    }
    if !optionsHaveEnded {
      if let subcommand = command.subcommand(named: word) {
        isBare = true
        return path.descend(to: subcommand)
      }
      if word == "help" && path.commands.count == 1 && !isHelpCommand {
        isHelpCommand = true
        return
      }
    }
    isBare = false
    if !isHelpCommand, descendToDefault() { return take(word: word) }
    let names = command.subcommands.filter { !$0.isHidden }.map(\.name)
    let suggestion = optionsHaveEnded ? nil : Suggestion.name(for: word, among: names)
    fail(.unexpected([word], suggestion: suggestion))
  }

  private mutating func descendToDefault() -> Bool {
    guard let name = path.leaf.defaultSubcommand,
      let subcommand = path.leaf.subcommand(named: name)
    else { return false }
    path.descend(to: subcommand)
    return true
  }
}

// MARK: - Options

extension CommandLineScanner {
  private mutating func take(longOption word: String) {
    let (spelling, value) = Self.split(word)
    let name = String(spelling.unicodeScalars.dropFirst(2))
    if let builtIn = ArgumentDeclaration.builtIn.first(where: { $0.name == name }) {
      return take(builtIn, value: value, spelling: spelling)
    }
    if name == ArgumentDeclaration.completionName, path.commands.count == 1 {
      let following = value == nil ? takeFollowingValue() : nil
      completionShell = value ?? following ?? ""
      return
    }
    let declared = path.leaf.allOptions.first { $0.spellings.contains(spelling) }
    if let declared, !name.isEmpty {
      take(declared, value: value, spelling: spelling)
    } else if !isHelpCommand, descendToDefault() {
      take(longOption: word)
    } else {
      let shown = name.isEmpty ? word : spelling
      fail(.unknownOption(shown, suggestion: suggestion(for: shown)))
    }
  }

  private mutating func take(letters word: String) {
    let (spelling, value) = Self.split(word)
    let letters = Array(String(spelling.unicodeScalars.dropFirst()))
    guard !letters.isEmpty else { return fail(.unknownOption(word, suggestion: nil)) }
    for (index, letter) in letters.enumerated() {
      let known = path.leaf.allOptions + ArgumentDeclaration.builtIn
      guard let declaration = known.first(where: { $0.shortName == letter }) else {
        if index == 0, !isHelpCommand, descendToDefault() { return take(letters: word) }
        return failOnLetter(letter, at: index, of: spelling)
      }
      let isLast = index == letters.count - 1
      if declaration.kind == .option && !isLast {
        let isLongName = known.contains { $0.spellings.contains("-" + spelling) }
        return fail(
          isLongName
            ? .unknownOption(spelling, suggestion: "-" + spelling)
            : .missingValue("-\(letter)", declaration))
      }
      take(declaration, value: isLast ? value : nil, spelling: "-\(letter)")
    }
  }

  private mutating func failOnLetter(_ letter: Character, at index: Int, of spelling: String) {
    if index == 0, isNegativeNumber(spelling), !path.leaf.arguments.isEmpty {
      return fail(.unknownOption(spelling, suggestion: "-- \(spelling)"))
    }
    guard index == 0 && spelling.count > 2 else {
      return fail(.unknownOption("-\(letter)", suggestion: nil))
    }
    // More letters, none of them known: a long name with a dash too few.
    fail(.unknownOption(spelling, suggestion: suggestion(for: "-" + spelling)))
  }

  /// Whether a word is a number that was meant as an argument, not as an option.
  private func isNegativeNumber(_ word: String) -> Bool {
    word.utf8.dropFirst().first.map { $0 < 0x3A } == true && Double(word) != nil
  }

  private mutating func take(
    _ declaration: ArgumentDeclaration, value: String?, spelling: String
  ) {
    guard declaration.kind == .option else {
      if let value { return fail(.unexpectedValue(value, for: spelling)) }
      switch declaration.name {
      case ArgumentDeclaration.helpName: asksForHelp = true
      case ArgumentDeclaration.versionName: asksForVersion = true
      case ArgumentDeclaration.helpHiddenName: (asksForHelp, asksForHidden) = (true, true)
      default: record(declaration, "", name: spelling)
      }
      return
    }
    // An empty value after the sign of equality is a slip of a script, not a value.
    guard let text = value.map({ $0.isEmpty ? nil : $0 }) ?? takeFollowingValue() else {
      return fail(.missingValue(spelling, declaration))
    }
    record(declaration, text, name: spelling)
  }

  private mutating func takeFollowingValue() -> String? {
    guard next < words.count, !Self.looksLikeOption(words[next]) else { return nil }
    defer { next += 1 }
    return words[next]
  }

  /// Divides at the first sign of equality, even if the value begins with a combining mark.
  private static func split(_ word: String) -> (spelling: String, value: String?) {
    let scalars = word.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else { return (word, nil) }
    return (String(scalars[..<equals]), String(scalars[scalars.index(after: equals)...]))
  }

  private func suggestion(for spelling: String) -> String? {
    let names = (path.leaf.allOptions + ArgumentDeclaration.builtIn)
      .filter { !$0.help.isHidden }
      .flatMap(\.spellings).filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) }
    return Suggestion.name(for: String(spelling.dropFirst(2)), among: names).map { "--\($0)" }
  }
}
