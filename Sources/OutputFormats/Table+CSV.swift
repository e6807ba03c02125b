extension Table {
  /// The table as comma-separated values, the titles first.
  ///
  /// Source: RFC 4180, section 2: lines end in CR LF; a field with a comma, a quote or a line end in
  /// it stands in quotes, with its own quotes doubled.
  package func csv() -> String {
    guard !columns.isEmpty else { return "" }
    return ([columns.map(\.title)] + rows)
      .map { $0.map(Self.csvField).joined(separator: ",") + "\r\n" }
      .joined()
  }

  private static func csvField(_ text: String) -> String {
    let special: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]
    guard text.unicodeScalars.contains(where: special.contains) else { return text }
    var field = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field.unicodeScalars.append(scalar) }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }
}
