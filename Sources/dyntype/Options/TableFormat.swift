import ArgumentParsing

/// The formats of a result that is a table.
enum TableFormat: String, CaseIterable {
  case text
  case json
  case csv
  case markdown

  static let option = Option(
    "format", as: .choice(TableFormat.self), default: .text, help: "The form of the result.")
}
