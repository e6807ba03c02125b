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
