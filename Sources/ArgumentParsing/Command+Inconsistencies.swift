extension Command {
  /// What is wrong with the table itself, in this command and below; a test expects none.
  package var inconsistencies: [String] {
    let own = spellingProblems + positionalProblems + subcommandProblems
    return own.map { "\(name): \($0)" }
      + subcommands.flatMap(\.inconsistencies).map { "\(name) \($0)" }
  }

  private var spellingProblems: [String] {
    let reserved = ArgumentDeclaration.builtIn + [.completionScript]
    let spellings = (allOptions + reserved).flatMap(\.spellings)
    return Self.repeated(spellings).map { "the option \($0) is declared twice" }
      + Self.repeated(arguments.map(\.name)).map { "the argument <\($0)> is declared twice" }
  }

  private var positionalProblems: [String] {
    var problems: [String] = []
    if arguments.dropLast().contains(where: \.isRepeating) {
      problems.append("only the last argument can take all words that remain")
    }
    let firstOptional = arguments.firstIndex { !$0.isRequired } ?? arguments.endIndex
    if arguments[firstOptional...].contains(where: \.isRequired) {
      problems.append("a required argument follows one that may be absent")
    }
    if !arguments.isEmpty && !subcommands.isEmpty {
      problems.append("a command with subcommands cannot have arguments of its own")
    }
    return problems
  }

  private var subcommandProblems: [String] {
    var problems = Self.repeated(subcommands.flatMap { [$0.name] + $0.aliases })
      .map { "the subcommand \($0) is declared twice" }
    if let defaultSubcommand, !subcommands.contains(where: { $0.name == defaultSubcommand }) {
      problems.append("the default subcommand \(defaultSubcommand) does not exist")
    }
    if run == nil && subcommands.isEmpty { problems.append("there is nothing to run") }
    return problems
  }

  private static func repeated(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
