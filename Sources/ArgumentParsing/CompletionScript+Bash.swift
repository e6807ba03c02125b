extension CompletionScript {
  func bashLines() -> [String] {
    let function = Self.functionName([root.name])
    return [
      "# Completions of \(root.name) for bash.",
      "",
      "\(function)_offer() {",
      "  local word",
      "  while IFS= read -r word; do COMPREPLY+=(\"$word\"); done < <(compgen \"$@\" -- \"$cur\")",
      "}",
      "",
      "\(function)() {",
      "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path='\(root.name)' i",
      "  COMPREPLY=()",
      "  # Bash takes the sign of equality for a word of its own.",
      "  if [[ $cur == = ]]; then cur=''",
      "  elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}",
      "  fi",
      "  for ((i = 1; i < COMP_CWORD; i++)); do",
      "    case \"$path ${COMP_WORDS[i]}\" in",
    ] + paths.flatMap(bashTransitions) + [
      "      *' --') break ;;",
      "    esac",
      "  done",
      "  case \"$path\" in",
    ] + bashHelpLines(function) + paths.flatMap { bashCase($0, function) } + [
      "  esac",
      "}",
      "",
      "complete -F \(function) \(root.name)",
    ]
  }

  /// How the words typed so far lead from one command to the next.
  private func bashTransitions(_ path: CommandPath) -> [String] {
    let subcommands = Self.shownSubcommands(of: path.leaf)
    guard !subcommands.isEmpty else { return [] }
    let valued = Self.shownOptions(of: path.leaf).filter { $0.kind == .option }
      .flatMap(\.spellings)
    var lines: [String] = []
    if !valued.isEmpty {
      lines.append("      \(patterns(valued, after: path)))")
      lines.append("        ((i++)); [[ ${COMP_WORDS[i]} == = ]] && ((i++)) ;;")
    }
    if path.commands.count == 1 {
      lines.append("      '\(path.spelling) help') path='\(path.spelling) help' ;;")
    }
    return lines
      + subcommands.map { command in
        let names = [command.name] + command.aliases
        return "      \(patterns(names, after: path))) path='\(path.spelling) \(command.name)' ;;"
      }
  }

  private func patterns(_ words: [String], after path: CommandPath) -> String {
    words.map { "'\(path.spelling) \($0)'" }.joined(separator: "|")
  }

  private func bashHelpLines(_ function: String) -> [String] {
    let names = Self.shownSubcommands(of: root).map(\.name)
    guard !names.isEmpty else { return [] }
    return [
      "    '\(root.name) help')",
      "      \(function)_offer -W '\(names.joined(separator: " "))'",
      "      ;;",
    ]
  }

  private func bashCase(_ path: CommandPath, _ function: String) -> [String] {
    let options = Self.shownOptions(of: path.leaf)
    let valued = options.filter { $0.kind == .option }
    var lines = ["    '\(path.spelling)')"]
    if !valued.isEmpty {
      lines.append("      case \"$prev\" in")
      lines += valued.map { declaration in
        let offer = bashOffer(declaration, function).map { "\($0); return" } ?? "return"
        return "        \(declaration.spellings.joined(separator: "|"))) \(offer) ;;"
      }
      lines.append("      esac")
    }
    let spellings = options.flatMap(\.spellings).joined(separator: " ")
    lines.append("      if [[ $cur == -* ]]; then")
    lines.append("        \(function)_offer -W '\(spellings)'")
    lines.append("        return")
    lines.append("      fi")
    var names = Self.shownSubcommands(of: path.leaf).map(\.name)
    if path.commands.count == 1 && !names.isEmpty { names.append(Self.helpCommand.name) }
    if !names.isEmpty {
      lines.append("      \(function)_offer -W '\(names.joined(separator: " "))'")
    }
    lines += path.leaf.arguments.filter { !$0.help.isHidden }
      .compactMap { bashOffer($0, function) }.map { "      \($0)" }
    return lines + ["      ;;"]
  }

  private func bashOffer(_ declaration: ArgumentDeclaration, _ function: String) -> String? {
    let candidates = Self.candidates(of: declaration)
    if !candidates.isEmpty {
      return "\(function)_offer -W '\(candidates.joined(separator: " "))'"
    }
    switch declaration.completion {
    case .none: return nil
    case .file: return "compopt -o filenames 2>/dev/null; \(function)_offer -f"
    case .folder: return "compopt -o filenames 2>/dev/null; \(function)_offer -d"
    }
  }
}
