/// An argument that a command declares and whose value it reads: the key to `ParsedArguments`.
package protocol ArgumentKey<Output>: Sendable {
  /// The type that the command reads.
  associatedtype Output: Sendable

  /// What parser, help and completions know of the argument.
  var declaration: ArgumentDeclaration { get }
}

/// An argument with a name: `Flag`, `Toggle` and `Option`.
package protocol OptionKey: ArgumentKey {}

/// An argument found by its place: `Positional`.
package protocol PositionalKey: ArgumentKey {}

/// A converted value on its way through a table of values of all types.
struct Converted<Output: Sendable>: Sendable {
  let value: Output
}

/// A named switch: absent is false.
package struct Flag: OptionKey {
  package typealias Output = Bool
  package let declaration: ArgumentDeclaration

  /// `--name`, or `-s` for short.
  package init(_ name: String, short: Character? = nil, help: ArgumentHelp) {
    declaration = ArgumentDeclaration(
      kind: .flag, name: name, shortName: short, valueName: "", help: help,
      convert: { Converted(value: !$0.isEmpty) })
  }
}

/// A pair of switches, `--name` and `--no-name`, of which the last one counts.
package struct Toggle<Output: Sendable>: OptionKey {
  package let declaration: ArgumentDeclaration

  /// A pair that is nil if neither is given.
  package init(_ name: String, help: ArgumentHelp) where Output == Bool? {
    declaration = ArgumentDeclaration(
      kind: .toggle, name: name, valueName: "", help: help,
      convert: { raw in Converted<Bool?>(value: raw.last.map { $0.name == "--\(name)" }) })
  }

  /// A pair of which one counts if neither is given.
  package init(_ name: String, default fallback: Bool, help: ArgumentHelp)
  where Output == Bool {
    declaration = ArgumentDeclaration(
      kind: .toggle, name: name, valueName: "", help: help,
      defaultText: fallback ? "--\(name)" : "--no-\(name)",
      convert: { raw in
        Converted(value: raw.last.map { $0.name == "--\(name)" } ?? fallback)
      })
  }
}
