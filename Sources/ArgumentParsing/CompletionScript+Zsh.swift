extension CompletionScript {
  func zshLines() -> [String] {
    let function = Self.functionName([root.name])
    return [
      "#compdef \(root.name)",
      "# Completions of \(root.name) for zsh.",
    ] + paths.flatMap(zshFunction) + [
      "",
      "if [[ $funcstack[1] == \(function) ]]; then",
      "  \(function) \"$@\"",
      "else",
      "  compdef \(function) \(root.name)",
      "fi",
    ]
  }

  private func zshFunction(_ path: CommandPath) -> [String] {
    let function = Self.functionName(path.names)
    let subcommands = Self.shownSubcommands(of: path.leaf)
    var specs = Self.shownOptions(of: path.leaf).flatMap(zshOption)
    if subcommands.isEmpty {
      specs += path.leaf.arguments.filter { !$0.help.isHidden }.map { declaration in
        let count = declaration.isRepeating ? "*" : ""
        return "\(count):\(zshEscaped(declaration.name)):\(zshAction(declaration))"
      }
    } else {
      specs += ["1: :->command", "*:: :->arguments"]
    }
    let arguments = specs.map { "    '\(zshQuoted($0))'" }.joined(separator: " \\\n")
    var lines = ["", "\(function)() {"]
    if !subcommands.isEmpty {
      lines.append("  local curcontext=\"$curcontext\" state line")
      lines.append("  local -A opt_args")
    }
    lines.append("  _arguments -s -S\(subcommands.isEmpty ? "" : " -C") \\")
    lines.append(arguments)
    if !subcommands.isEmpty { lines += zshStates(path, function, subcommands) }
    return lines + ["}"]
  }

  private func zshStates(
    _ path: CommandPath, _ function: String, _ subcommands: [Command]
  ) -> [String] {
    let described = subcommands.map { "    '\(zshQuoted(zshDescribed($0.name, $0.abstract)))'" }
    let isRoot = path.commands.count == 1
    let help = zshDescribed(Self.helpCommand.name, Self.helpCommand.abstract)
    var lines = ["  local -a commands=("] + described + ["  )", "  case $state in", "    command)"]
    if isRoot { lines.append("      commands+=('\(zshQuoted(help))')") }
    lines += ["      _describe command commands", "      ;;", "    arguments)"]
    lines.append("      case $words[1] in")
    if isRoot { lines.append("        help) _describe command commands ;;") }
    lines += subcommands.map { command in
      let names = ([command.name] + command.aliases).joined(separator: "|")
      return "        \(names)) \(function)_\(Self.functionName([command.name]).dropFirst()) ;;"
    }
    return lines + ["      esac", "      ;;", "  esac"]
  }

  private func zshOption(_ declaration: ArgumentDeclaration) -> [String] {
    let exclusive =
      declaration.isRepeating ? "*" : "(\(declaration.spellings.joined(separator: " ")))"
    let text = "[\(zshEscaped(declaration.help.abstract))]"
    return declaration.spellings.map { spelling in
      guard declaration.kind == .option else { return exclusive + spelling + text }
      let equals = spelling.hasPrefix("--") ? "=" : ""
      let value = ":\(zshEscaped(declaration.valueName)):\(zshAction(declaration))"
      return exclusive + spelling + equals + text + value
    }
  }

  private func zshAction(_ declaration: ArgumentDeclaration) -> String {
    let candidates = Self.candidates(of: declaration)
    if !candidates.isEmpty { return "(\(candidates.joined(separator: " ")))" }
    switch declaration.completion {
    case .none: return ""
    case .file: return "_files"
    case .folder: return "_files -/"
    }
  }

  private func zshDescribed(_ name: String, _ abstract: String) -> String {
    "\(name):\(abstract)"
  }

  /// Escapes what `_arguments` reads as its own signs.
  private func zshEscaped(_ text: String) -> String {
    String(text.flatMap { "\\[]:".contains($0) ? ["\\", $0] : [$0] })
  }

  private func zshQuoted(_ text: String) -> String {
    text.map { $0 == "'" ? "'\\''" : String($0) }.joined()
  }
}
