import ArgumentParsing
import DynamicType
import FontBook
import OutputFormats
import TextLayout

extension MeasureResult {
  /// The result as a table with a row a category, for people.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - style: Whether cut text is marked in colour as well as in words.
  /// - Returns: A heading, the table and notes, each ending in a line feed.
  func text(columns: Int, style: TerminalStyle) -> String {
    let table = Table(
      columns: [
        .init("Size"), .init("Points", .right), .init("Lines", .right), .init("Height", .right),
        .init("Width", .right), .init("Result", isFlexible: true),
      ],
      rows: measurements.map(row))
    var lines = table.text(width: columns).split(separator: "\n").map(String.init)
    for (index, measurement) in measurements.enumerated() where measurement.isTruncated {
      lines[index + 2] = style.apply(.error, lines[index + 2])
    }
    let parts = [heading(columns: columns, style: style), lines.joined(separator: "\n"), notes]
    return parts.filter { !$0.isEmpty }.map { $0 + "\n" }.joined(separator: "\n")
  }

  private func row(_ measurement: TextMeasurement) -> [String] {
    let lines =
      measurement.isTruncated
      ? "\(measurement.lineCount) of \(measurement.requiredLineCount)" : "\(measurement.lineCount)"
    return [
      measurement.category.shortName, Number.trimmed(measurement.pointSize, places: 2), lines,
      Number.fixed(measurement.height, places: 2), Number.fixed(measurement.width, places: 2),
      verdict(measurement),
    ]
  }

  private func verdict(_ measurement: TextMeasurement) -> String {
    let doubt = measurement.isUncertain ? "~ " : ""
    guard measurement.isTruncated else {
      let ink = measurement.inkOverflow
      return doubt
        + (max(ink.top, ink.bottom, ink.left, ink.right) >= 1 ? "fits, ink overflows" : "fits")
    }
    return doubt + "cut: \(measurement.layout.lastShownLine)"
  }

  private func heading(columns: Int, style: TerminalStyle) -> String {
    let text = DisplayWidth.truncated("“\(request.text)”", to: max(columns - 7, 20))
    let replaced = font.face.standsInFor.map { ", in place of \($0)" } ?? ""
    let file = "\(font.face.postScriptName) from \(font.face.file)\(replaced)"
    return [
      "Text   " + style.apply(.emphasis, text), "Font   " + file,
      "Style  \(request.font.description)", "Box    " + box,
    ].joined(separator: "\n")
  }

  /// The box in words.
  var box: String {
    let width = request.container.width
    var parts = [
      width.isFinite ? "\(Number.trimmed(width, places: 2)) pt wide" : "as wide as the text"
    ]
    if request.container.height.isFinite {
      parts.append("\(Number.trimmed(request.container.height, places: 2)) pt high")
    }
    if let limit = request.container.lineLimit {
      parts.append(limit == 1 ? "at most 1 line" : "at most \(limit) lines")
    }
    return parts.joined(separator: ", ")
  }

  /// What a reader has to know to trust the numbers.
  private var notes: String {
    var notes = warnings
    for fallback in paragraph.fallbacks {
      notes.append("\(fallback.font.postScriptName) drew what the font lacks.")
    }
    if measurements.contains(where: \.isUncertain) {
      notes.append("~ hangs on less than 1 % of the width: check it with the real system font.")
    }
    return notes.joined(separator: "\n")
  }

  /// What is wrong with the font or the characters asked for.
  var warnings: [String] {
    var notes: [String] = []
    if case .missing(let nearest) = font.match {
      let hint = nearest.map { "; did you mean \($0)?" } ?? "."
      notes.append(
        "No font is named \(font.requestedName)\(hint) As on iOS, the system font is used.")
    }
    if font.match == .family || font.match == .fullName {
      notes.append(
        "\(font.requestedName) is no PostScript name: ask for \(font.face.postScriptName).")
    }
    if !paragraph.missingCharacters.isEmpty {
      notes.append("No font has \(paragraph.missingCharacters.joined(separator: " ")).")
    }
    return notes
  }
}

extension TextLayout {
  /// The last line with what stands in for the rest.
  var lastShownLine: String { lines.last.map(text(of:)) ?? "" }
}
