/// Options that several commands share, or that the help shows together.
package struct OptionGroup: Sendable {
  /// The heading in the help; nil among the other options.
  package let title: String?
  let options: [ArgumentDeclaration]

  package init(_ title: String? = nil, _ options: [any OptionKey]) {
    self.title = title
    self.options = options.map(\.declaration)
  }
}
