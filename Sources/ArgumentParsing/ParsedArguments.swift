/// The values of a command line, by the keys that the command declared.
package struct ParsedArguments: Sendable {
  /// The names of the command, from the tool down.
  package let command: [String]
  private let values: [String: any Sendable]
  private let given: Set<String>

  init(command: [String], values: [String: any Sendable], given: Set<String>) {
    self.command = command
    self.values = values
    self.given = given
  }

  /// The value of an argument of this command, or of a command above it.
  ///
  /// - Precondition: The command, or one above it, declares the key.
  package subscript<Key: ArgumentKey>(key: Key) -> Key.Output {
    let identifier = key.declaration.identifier
    guard let converted = values[identifier] as? Converted<Key.Output> else {
      preconditionFailure("'\(command.joined(separator: " "))' does not declare \(identifier)")
    }
    return converted.value
  }

  /// Whether the argument stands on the command line, as opposed to having its default.
  package func contains(_ key: some ArgumentKey) -> Bool {
    given.contains(key.declaration.identifier)
  }
}
