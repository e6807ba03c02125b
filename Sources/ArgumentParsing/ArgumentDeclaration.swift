/// What parser, help and completions know of an argument, whatever the type of its value.
package struct ArgumentDeclaration: Sendable {
  enum Kind: Hashable, Sendable {
    /// `--x`
    case flag
    /// `--x/--no-x`
    case toggle
    /// `--x <x>`
    case option
    /// `<x>`
    case positional
  }

  /// A value as it was typed.
  struct RawValue: Hashable, Sendable {
    let text: String
    /// The name in front of it, as it was typed: `--count` or `-c`; nil for a positional one.
    let name: String?
  }

  /// Converts all values of one argument, which comes along for the messages.
  typealias Conversion =
    @Sendable ([RawValue], ArgumentDeclaration) throws(ArgumentParsingError) -> any Sendable

  let kind: Kind
  /// The long name without dashes, or the name of a positional argument.
  let name: String
  var shortName: Character?
  let valueName: String
  let help: ArgumentHelp
  var isRequired = false
  var isRepeating = false
  var candidates: [String] = []
  var completion = Completion.none
  var defaultText: String?
  let convert: Conversion

  /// What tells the argument from the others of its command.
  var identifier: String {
    kind == .positional ? "<\(name)>" : "--\(name)"
  }

  /// The name with the value: `--count <count>`, `<font>`.
  var label: String {
    switch kind {
    case .flag, .toggle, .positional: identifier
    case .option: "--\(name) <\(valueName)>"
    }
  }

  /// All names that introduce the argument on a command line, short before long.
  var spellings: [String] {
    let short = shortName.map { ["-\($0)"] } ?? []
    switch kind {
    case .flag, .option: return short + ["--\(name)"]
    case .toggle: return short + ["--\(name)", "--no-\(name)"]
    case .positional: return []
    }
  }
}

extension ArgumentDeclaration {
  static let versionName = "version"
  static let helpName = "help"
  static let helpHiddenName = "help-hidden"
  static let completionName = "generate-completion-script"

  /// The options that every command has, in the order of the help.
  static let builtIn: [ArgumentDeclaration] = [
    .init(
      kind: .flag, name: versionName, valueName: "", help: "Show the version.",
      convert: { _, _ in true }),
    .init(
      kind: .flag, name: helpName, shortName: "h", valueName: "",
      help: "Show help information.", convert: { _, _ in true }),
    .init(
      kind: .flag, name: helpHiddenName, valueName: "",
      help: ArgumentHelp("Show help information, with hidden options.", isHidden: true),
      convert: { _, _ in true }),
  ]

  /// The option of the tool itself that prints a completion script.
  static let completionScript = ArgumentDeclaration(
    kind: .option, name: completionName, valueName: "shell",
    help: ArgumentHelp("Print a completion script for the shell.", isHidden: true),
    candidates: CompletionScript.Shell.allCases.map(\.rawValue), convert: { _, _ in "" })
}
