/// A value known by its place among the words that are not options.
///
///     static let file = Positional("file", as: .path, help: "…")  // String
///     static let text = Positional(optional: "text", as: .string, help: "…")  // String?
///     static let fonts = Positional(repeating: "font", as: .path, help: "…")  // [String]
package struct Positional<Output: Sendable>: PositionalKey {
  package let declaration: ArgumentDeclaration

  /// An argument that must be there.
  package init(_ name: String, as type: ValueType<Output>, help: ArgumentHelp) {
    var declaration = type.declaration(.positional, name, nil, nil, help) {
      (values, declaration) throws(ArgumentParsingError) in
      guard let last = values.last else { throw .missing(declaration) }
      return last
    }
    declaration.isRequired = true
    self.declaration = declaration
  }

  /// An argument that may be absent.
  package init<Value>(optional name: String, as type: ValueType<Value>, help: ArgumentHelp)
  where Output == Value? {
    declaration = type.declaration(.positional, name, nil, nil, help) {
      (values, _) throws(ArgumentParsingError) in values.last
    }
  }

  /// An argument with a value of its own if absent.
  package init(
    _ name: String, as type: ValueType<Output>, default fallback: Output, help: ArgumentHelp
  ) {
    var declaration = type.declaration(.positional, name, nil, nil, help) {
      (values, _) throws(ArgumentParsingError) in values.last ?? fallback
    }
    declaration.defaultText = type.describe(fallback)
    self.declaration = declaration
  }

  /// The last argument, which takes all the words that remain.
  package init<Value>(
    repeating name: String, isRequired: Bool = false, as type: ValueType<Value>,
    help: ArgumentHelp
  ) where Output == [Value] {
    var declaration = type.declaration(.positional, name, nil, nil, help) {
      (values, declaration) throws(ArgumentParsingError) in
      guard !isRequired || !values.isEmpty else { throw .missing(declaration) }
      return values
    }
    declaration.isRepeating = true
    declaration.isRequired = isRequired
    self.declaration = declaration
  }
}
