/// A named switch: absent is false.
package struct Flag: OptionKey {
  package typealias Output = Bool
  package let declaration: ArgumentDeclaration

  /// `--name`, or `-s` for short.
  package init(_ name: String, short: Character? = nil, help: ArgumentHelp) {
    declaration = ArgumentDeclaration(
      kind: .flag, name: name, shortName: short, valueName: "", help: help,
      convert: { raw, _ in Converted(value: !raw.isEmpty) })
  }
}
