/// A named value: `--name <value>`, or `-s <value>` for short.
///
/// The type that a command reads follows from the way the option is declared:
///
///     static let width = Option("width", valueName: "pt", as: .number, help: "…")  // Double?
///     static let size = Option("size", as: .number, default: 17, help: "…")  // Double
///     static let font = Option(repeating: "font", as: .path, help: "…")  // [String]
///     static let rule = Option(required: "rule", as: .string, help: "…")  // String
package struct Option<Output: Sendable>: OptionKey {
  package let declaration: ArgumentDeclaration

  /// An option that may be absent; of several, the last counts.
  package init<Value>(
    _ name: String, short: Character? = nil, valueName: String? = nil,
    as type: ValueType<Value>, help: ArgumentHelp
  ) where Output == Value? {
    declaration = type.declaration(.option, name, short, valueName, help) {
      (values, _) throws(ArgumentParsingError) in values.last
    }
  }

  /// An option with a value of its own if absent; of several, the last counts.
  package init(
    _ name: String, short: Character? = nil, valueName: String? = nil,
    as type: ValueType<Output>, default fallback: Output, help: ArgumentHelp
  ) {
    var declaration = type.declaration(.option, name, short, valueName, help) {
      (values, _) throws(ArgumentParsingError) in values.last ?? fallback
    }
    declaration.defaultText = type.describe(fallback)
    self.declaration = declaration
  }

  /// An option that must be there; of several, the last counts.
  package init(
    required name: String, short: Character? = nil, valueName: String? = nil,
    as type: ValueType<Output>, help: ArgumentHelp
  ) {
    var declaration = type.declaration(.option, name, short, valueName, help) {
      (values, declaration) throws(ArgumentParsingError) in
      guard let last = values.last else { throw .missing(declaration) }
      return last
    }
    declaration.isRequired = true
    self.declaration = declaration
  }

  /// An option that may be given any number of times.
  package init<Value>(
    repeating name: String, short: Character? = nil, valueName: String? = nil,
    as type: ValueType<Value>, help: ArgumentHelp
  ) where Output == [Value] {
    var declaration = type.declaration(.option, name, short, valueName, help) {
      (values, _) throws(ArgumentParsingError) in values
    }
    declaration.isRepeating = true
    self.declaration = declaration
  }
}
