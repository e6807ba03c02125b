/// The help of one command.
///
/// The layout is that of swift-argument-parser, which Swift users know.
struct HelpText {
  /// Where the texts beside the labels begin.
  private static let textColumn = 26
  private static let labelIndent = 2
  private static let discussionIndent = 8

  let path: CommandPath
  let includesHidden: Bool
  let width: Int

  /// The blocks of the help, one empty line between them.
  func render() -> String {
    let command = path.leaf
    let subcommands = command.subcommands.filter(isShown)
    var blocks = [
      overview,
      ["USAGE: " + SynopsisText.render(path, includesHidden: includesHidden)],
      block("ARGUMENTS:", command.arguments.filter(isShown).flatMap(entry)),
    ]
    for group in command.groups {
      guard let title = group.title else { continue }
      blocks.append(
        block(title.uppercased() + ":", group.options.filter(isShown).flatMap(entry)))
    }
    blocks.append(block("OPTIONS:", options.filter(isShown).flatMap(entry)))
    blocks.append(block("SUBCOMMANDS:", subcommands.flatMap(entry)))
    let text = blocks.filter { !$0.isEmpty }
      .map { $0.map { $0 + "\n" }.joined() }
      .joined(separator: "\n")
    guard !subcommands.isEmpty else { return text + "\n" }
    return text + "\n  See '\(path.helpSpelling) <subcommand>' for detailed help.\n"
  }

  private var overview: [String] {
    let command = path.leaf
    var lines =
      command.abstract.isEmpty
      ? [] : TextWrapping.lines("OVERVIEW: " + command.abstract, width: width)
    if !command.discussion.isEmpty {
      if !lines.isEmpty { lines.append("") }
      lines += TextWrapping.lines(command.discussion, width: width)
    }
    return lines
  }

  private var options: [ArgumentDeclaration] {
    let untitled = path.leaf.groups.filter { $0.title == nil }.flatMap(\.options)
    let ofTool = path.commands.count == 1 ? [ArgumentDeclaration.completionScript] : []
    return path.leaf.options + untitled + ofTool + ArgumentDeclaration.builtIn
  }

  private func isShown(_ declaration: ArgumentDeclaration) -> Bool {
    includesHidden || !declaration.help.isHidden
  }

  private func isShown(_ command: Command) -> Bool {
    includesHidden || !command.isHidden
  }
}

// MARK: - Entries

extension HelpText {
  private func block(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : [title] + entries
  }

  private func entry(_ declaration: ArgumentDeclaration) -> [String] {
    let text = [declaration.help.abstract, suffix(declaration)].filter { !$0.isEmpty }
    return entry(
      label: label(declaration), text: text.joined(separator: " "),
      discussion: declaration.help.discussion)
  }

  private func entry(_ command: Command) -> [String] {
    let names = ([command.name] + command.aliases).joined(separator: ", ")
    let isDefault = path.leaf.defaultSubcommand == command.name
    return entry(
      label: names + (isDefault ? " (default)" : ""), text: command.abstract, discussion: "")
  }

  private func entry(label: String, text: String, discussion: String) -> [String] {
    let indented = String(repeating: " ", count: Self.labelIndent) + label
    var lines: [String]
    if text.isEmpty {
      lines = [indented]
    } else {
      lines = TextWrapping.lines(text, width: width, indent: Self.textColumn)
      if indented.count < Self.textColumn, let first = lines.first {
        lines[0] = indented + first.dropFirst(indented.count)
      } else {
        lines.insert(indented, at: 0)
      }
    }
    guard !discussion.isEmpty else { return lines }
    return lines
      + TextWrapping.lines(discussion, width: width, indent: Self.discussionIndent)
  }

  private func label(_ declaration: ArgumentDeclaration) -> String {
    switch declaration.kind {
    case .flag: declaration.spellings.joined(separator: ", ")
    case .option:
      declaration.spellings.joined(separator: ", ") + " <\(declaration.valueName)>"
    case .toggle: declaration.spellings.joined(separator: "/")
    case .positional: declaration.label
    }
  }

  private func suffix(_ declaration: ArgumentDeclaration) -> String {
    var parts: [String] = []
    if !declaration.candidates.isEmpty {
      parts.append("values: " + declaration.candidates.joined(separator: ", "))
    }
    if let text = declaration.defaultText { parts.append("default: \(text)") }
    return parts.isEmpty ? "" : "(\(parts.joined(separator: "; ")))"
  }
}
