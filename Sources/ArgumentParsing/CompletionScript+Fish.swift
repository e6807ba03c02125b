extension CompletionScript {
  func fishLines() -> [String] {
    let function = "_" + Self.functionName([root.name])
    return [
      "# Completions of \(root.name) for fish.",
      "",
      "function \(function)_path",
      "  set -l path '\(root.name)'",
      "  set -l skips 0",
      "  set -l words (commandline -opc)",
      "  set -e words[1]",
      "  for word in $words",
      "    if test $skips = 1",
      "      set skips 0",
      "      continue",
      "    end",
      "    switch \"$path $word\"",
    ] + paths.flatMap(fishTransitions) + [
      "    end",
      "  end",
      "  echo $path",
      "end",
      "",
      "function \(function)_at",
      "  test (\(function)_path) = \"$argv\"",
      "end",
      "",
      "complete -c \(root.name) -f",
    ] + fishHelpLines(function) + paths.flatMap { fishCompletions($0, function) }
  }

  /// How the words typed so far lead from one command to the next.
  private func fishTransitions(_ path: CommandPath) -> [String] {
    let subcommands = Self.shownSubcommands(of: path.leaf)
    guard !subcommands.isEmpty else { return [] }
    func cases(_ words: [String]) -> String {
      words.map { "'\(path.spelling) \($0)'" }.joined(separator: " ")
    }
    var lines: [String] = []
    let valued = Self.shownOptions(of: path.leaf).filter { $0.kind == .option }
    if !valued.isEmpty {
      lines += ["      case \(cases(valued.flatMap(\.spellings)))", "        set skips 1"]
    }
    if path.commands.count == 1 {
      lines += ["      case \(cases(["help"]))", "        set path '\(path.spelling) help'"]
    }
    for command in subcommands {
      lines.append("      case \(cases([command.name] + command.aliases))")
      lines.append("        set path '\(path.spelling) \(command.name)'")
    }
    return lines
  }

  private func fishHelpLines(_ function: String) -> [String] {
    let subcommands = Self.shownSubcommands(of: root)
    guard !subcommands.isEmpty else { return [] }
    let help = Self.helpCommand
    return [fishCommand(help.name, help.abstract, at: root.name, function)]
      + subcommands.map { fishCommand($0.name, $0.abstract, at: root.name + " help", function) }
  }

  private func fishCompletions(_ path: CommandPath, _ function: String) -> [String] {
    Self.shownSubcommands(of: path.leaf)
      .map { fishCommand($0.name, $0.abstract, at: path.spelling, function) }
      + Self.shownOptions(of: path.leaf).flatMap { fishOption($0, at: path.spelling, function) }
      + path.leaf.arguments.filter { !$0.help.isHidden }.compactMap { declaration in
        let value = fishValue(declaration)
        return value.isEmpty ? nil : fishStart(at: path.spelling, function) + value
      }
  }

  private func fishStart(at place: String, _ function: String) -> String {
    "complete -c \(root.name) -n '\(function)_at \(place)'"
  }

  private func fishCommand(
    _ name: String, _ abstract: String, at place: String, _ function: String
  ) -> String {
    fishStart(at: place, function) + " -a \(name) -d \(fishQuoted(abstract))"
  }

  private func fishOption(
    _ declaration: ArgumentDeclaration, at place: String, _ function: String
  ) -> [String] {
    let short = declaration.shortName.map { " -s \($0)" } ?? ""
    let names = declaration.spellings.filter { $0.hasPrefix("--") }.map { $0.dropFirst(2) }
    // With -x instead of -r the shell offers no files of its own accord.
    let isFile = declaration.candidates.isEmpty && declaration.completion == .file
    let needsValue = declaration.kind != .option ? "" : isFile ? " -r" : " -x"
    return names.map { name in
      fishStart(at: place, function) + short + " -l \(name)" + needsValue
        + fishValue(declaration) + " -d \(fishQuoted(declaration.help.abstract))"
    }
  }

  private func fishValue(_ declaration: ArgumentDeclaration) -> String {
    let candidates = Self.candidates(of: declaration)
    if !candidates.isEmpty { return " -a '\(candidates.joined(separator: " "))'" }
    switch declaration.completion {
    case .none: return ""
    case .file: return " -F"
    case .folder: return " -a '(__fish_complete_directories)'"
    }
  }

  private func fishQuoted(_ text: String) -> String {
    "'" + text.map { "\\'".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
