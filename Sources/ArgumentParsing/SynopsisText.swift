/// The one line that shows how a command is typed.
enum SynopsisText {
  /// With more arguments than this only the required and the positional ones are listed.
  private static let longestList = 12

  /// The line without a heading: `tool measure [--width <pt>] <text>`.
  static func render(_ path: CommandPath, includesHidden: Bool = false) -> String {
    let command = path.leaf
    let all = (command.allOptions + command.arguments)
      .filter { includesHidden || !$0.help.isHidden }
    var parts = [path.spelling]
    let listed = all.flatMap(elements)
    if listed.count <= longestList {
      parts += listed
    } else {
      let kept = all.filter { $0.isRequired || $0.kind == .positional }.flatMap(elements)
      let isShort = !kept.isEmpty && kept.count <= longestList
      parts += isShort ? ["[<options>]"] + kept : ["<options>"]
    }
    if command.subcommands.contains(where: { includesHidden || !$0.isHidden }) {
      parts.append("<subcommand>")
    }
    return parts.joined(separator: " ")
  }

  private static func elements(of declaration: ArgumentDeclaration) -> [String] {
    guard declaration.kind != .toggle else {
      return declaration.spellings.map { "[\($0)]" }
    }
    let element = declaration.label + (declaration.isRepeating ? " ..." : "")
    return [declaration.isRequired ? element : "[\(element)]"]
  }
}
