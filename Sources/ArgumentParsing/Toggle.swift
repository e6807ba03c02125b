/// A pair of switches, `--name` and `--no-name`, of which the last one counts.
package struct Toggle<Output: Sendable>: OptionKey {
  package let declaration: ArgumentDeclaration

  /// A pair that is nil if neither is given.
  package init(_ name: String, help: ArgumentHelp) where Output == Bool? {
    declaration = ArgumentDeclaration(
      kind: .toggle, name: name, valueName: "", help: help,
      convert: { raw, _ in Converted<Bool?>(value: raw.last.map { $0.name == "--\(name)" }) })
  }

  /// A pair of which one counts if neither is given.
  package init(_ name: String, default fallback: Bool, help: ArgumentHelp)
  where Output == Bool {
    declaration = ArgumentDeclaration(
      kind: .toggle, name: name, valueName: "", help: help,
      defaultText: fallback ? "--\(name)" : "--no-\(name)",
      convert: { raw, _ in
        Converted(value: raw.last.map { $0.name == "--\(name)" } ?? fallback)
      })
  }
}
