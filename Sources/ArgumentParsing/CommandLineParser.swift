/// Turns the words of a command line into what they ask for.
struct CommandLineParser: Sendable {
  let root: Command

  /// Help wins over all else, then the version, then the first mistake.
  func parse(_ words: [String]) -> ParseResult {
    let scan = CommandLineScanner(root: root, words: words)
    if scan.asksForHelp {
      return .help(.init(command: scan.path.names, includesHidden: scan.asksForHidden))
    }
    if scan.asksForVersion { return .version }
    if let error = scan.error { return .failure(error) }
    if scan.isHelpCommand {
      guard scan.positionals.isEmpty else {
        return .failure(ArgumentParsingError.unexpected(scan.positionals).at(scan.path.names))
      }
      return .help(.init(command: scan.path.names))
    }
    if let shell = scan.completionShell { return completionScript(shell) }
    return result(of: scan, hasNoWords: words.isEmpty)
  }

  private func completionScript(_ name: String) -> ParseResult {
    if name.isEmpty { return .completionScript(nil) }
    if let shell = CompletionScript.Shell(rawValue: name) { return .completionScript(shell) }
    let declaration = ArgumentDeclaration.completionScript
    return .failure(
      ArgumentParsingError.invalid(
        .init(text: name, name: declaration.identifier), declaration, reason: "",
        candidates: declaration.candidates
      ).at([root.name]))
  }

  private func result(of scan: CommandLineScanner, hasNoWords: Bool) -> ParseResult {
    var path = scan.path
    if let name = path.leaf.defaultSubcommand, let command = path.leaf.subcommand(named: name) {
      path.descend(to: command)
    }
    guard path.leaf.run != nil else {
      return scan.isBare
        ? .help(.init(command: path.names))
        : .failure(ArgumentParsingError.missingSubcommand.at(path.names))
    }
    do throws(ArgumentParsingError) {
      return .run(path.leaf, try arguments(of: scan, at: path))
    } catch {
      guard hasNoWords, error.code == .missingArgument else {
        return .failure(error.at(path.names))
      }
      var context = error.context
      context.isBare = true
      context.command = [root.name]
      return .failure(ArgumentParsingError(error.code, error.reason, context))
    }
  }
}

// MARK: - Values

extension CommandLineParser {
  private func arguments(
    of scan: CommandLineScanner, at path: CommandPath
  ) throws(ArgumentParsingError) -> ParsedArguments {
    var raw: [String: [ArgumentDeclaration.RawValue]] = [:]
    var order: [String] = []
    for occurrence in scan.occurrences {
      if raw[occurrence.identifier] == nil { order.append(occurrence.identifier) }
      raw[occurrence.identifier, default: []].append(occurrence.raw)
    }
    let rest = assign(scan.positionals, to: path.leaf.arguments, in: &raw)
    if !rest.isEmpty { throw .unexpected(rest) }

    let declarations = path.commands.flatMap { $0.allOptions + $0.arguments }
    // Of an option that is declared above as well, the declaration of the subcommand counts.
    let byIdentifier = Dictionary(declarations.map { ($0.identifier, $0) }) { _, inner in inner }
    // What was typed comes first, as it was typed; what is missing is found afterwards.
    order += path.leaf.arguments.map(\.identifier).filter { raw[$0] != nil }
    var values: [String: any Sendable] = [:]
    for identifier in order + declarations.map(\.identifier) where values[identifier] == nil {
      guard let declaration = byIdentifier[identifier] else { continue }
      values[identifier] = try declaration.convert(raw[identifier] ?? [], declaration)
    }
    return ParsedArguments(command: path.names, values: values, given: Set(raw.keys))
  }

  /// Gives each positional argument its words and returns those that are too many.
  private func assign(
    _ words: [String], to declarations: [ArgumentDeclaration],
    in raw: inout [String: [ArgumentDeclaration.RawValue]]
  ) -> [String] {
    var rest = words[...]
    for declaration in declarations where !rest.isEmpty {
      let taken = declaration.isRepeating ? rest : rest.prefix(1)
      raw[declaration.identifier] = taken.map { .init(text: $0, name: nil) }
      rest = rest.dropFirst(taken.count)
    }
    return Array(rest)
  }
}
