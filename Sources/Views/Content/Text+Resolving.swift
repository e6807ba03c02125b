// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import DynamicType
import TextLayout
package import ViewLayout

extension Text: PrimitiveView {
  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.text(content(in: values)), place: place)
  }

  /// The text with everything that its surroundings decide.
  func content(in values: EnvironmentValues) -> TextContent {
    var look = TextLook(values)
    for change in values.textChanges { look.apply(change, in: values) }
    var pieces: [TextPiece] = []
    var origin: TextOrigin?
    collect(into: &pieces, look: look, origin: &origin, values: values)
    var text = AttributedText("", look.attributes)
    var colors: [Int: ColorValue] = [:]
    for (index, piece) in pieces.enumerated() {
      text = index == 0 ? piece.text : text + piece.text
      if let color = piece.color { colors[index] = color }
    }
    text.paragraphStyle.align(values.multilineTextAlignment, direction: values.layoutDirection)
    text.paragraphStyle.lineSpacing = Double(values.lineSpacing)
    if let textCase = values.textCase {
      text = text.textCase(
        textCase == .uppercase ? .uppercase : .lowercase, locale: values.locale.identifier)
    }
    var content = TextContent(text)
    content.lineLimit = values.lineLimit.map { max($0, 1) }
    content.reservedLines = values.reservedLines
    content.truncation =
      switch values.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    content.minimumScaleFactor = min(max(Double(values.minimumScaleFactor), 0.01), 1)
    content.allowsTightening = values.allowsTightening
    content.color = (values.foreground ?? Color.primary).color(in: values).value
    content.runColors = colors
    content.origin = origin ?? .verbatim
    return content
  }

  private func collect(
    into pieces: inout [TextPiece], look: TextLook, origin: inout TextOrigin?,
    values: EnvironmentValues
  ) {
    switch storage {
    case .verbatim(let string):
      pieces.append(TextPiece(text: AttributedText(string, look.attributes), color: look.color))
    case .sample(let string, let name):
      origin = origin ?? .sample(of: name)
      pieces.append(TextPiece(text: AttributedText(string, look.attributes), color: look.color))
    case .key(let key, let table):
      let found = values.strings.find(key.key, table, values.locale.identifier)
      origin =
        origin ?? .catalog(key: key.key, table: table, isTranslated: found != nil)
      for part in key.parts(found ?? key.key) {
        switch part {
        case .string(let string): pieces += look.pieces(string, in: values)
        case .text(let text):
          text.collect(into: &pieces, look: look, origin: &origin, values: values)
        }
      }
    case .image(let image):
      pieces.append(
        TextPiece(
          text: AttributedText(
            image.attachment(font: look.attributes.font, in: values), look.attributes),
          color: look.color))
    case .joined(let left, let right):
      left.collect(into: &pieces, look: look, origin: &origin, values: values)
      right.collect(into: &pieces, look: look, origin: &origin, values: values)
    case .changed(let text, let change):
      var inner = look
      inner.apply(change, in: values)
      text.collect(into: &pieces, look: inner, origin: &origin, values: values)
    }
  }
}

/// A run of a text.
private struct TextPiece {
  var text: AttributedText
  var color: ColorValue?
}

/// How the run at hand looks.
private struct TextLook {
  var attributes: TextAttributes
  var color: ColorValue?

  init(_ values: EnvironmentValues) {
    attributes = TextAttributes(font: values.resolvedFont)
  }

  /// A text with marks of Markdown as runs.
  func pieces(_ string: String, in values: EnvironmentValues) -> [TextPiece] {
    MarkdownSpan.spans(of: string).map { span in
      var inner = self
      for change in span.changes { inner.apply(change, in: values) }
      return TextPiece(text: AttributedText(span.text, inner.attributes), color: inner.color)
    }
  }

  mutating func apply(_ change: TextChange, in values: EnvironmentValues) {
    switch change {
    case .font(let font): attributes.font = font?.description ?? values.resolvedFont
    case .fontChange(let change): attributes.font = change.applied(to: attributes.font)
    case .color(let color): self.color = color.color(in: values).value
    case .tracking(let length): attributes.tracking = length
    case .kerning(let length): attributes.kerning = length
    case .baseline(let length): attributes.baselineOffset = length
    case .underline: attributes.hasUnderline = true
    case .strikethrough: attributes.hasStrikethrough = true
    }
  }
}

extension EnvironmentValues {
  /// The font of texts that name none, with what was changed about it.
  var resolvedFont: FontDescription {
    fontChanges.reduce((font ?? .body).description) { $1.applied(to: $0) }
  }
}

extension ParagraphStyle {
  fileprivate mutating func align(_ lines: TextAlignment, direction: LayoutDirection) {
    alignment =
      switch lines {
      case .center: .center
      case .leading: direction == .leftToRight ? .left : .right
      case .trailing: direction == .leftToRight ? .right : .left
      }
  }
}

/// A part of a text between two marks of Markdown.
struct MarkdownSpan {
  var text: String
  var changes: [TextChange]

  /// The parts of a text; marks without an end stay as they are.
  ///
  /// Emphasis, strong emphasis, code, strikethrough and links are known, as in SwiftUI's texts.
  static func spans(of text: String) -> [MarkdownSpan] {
    guard text.contains(where: { "*_`~[".contains($0) }) else {
      return [MarkdownSpan(text: text, changes: [])]
    }
    var spans: [MarkdownSpan] = []
    append(text[...], changes: [], to: &spans)
    return spans
  }

  private static let marks: [(mark: String, changes: [TextChange])] = [
    ("***", [.fontChange(.bold), .fontChange(.italic)]), ("**", [.fontChange(.bold)]),
    ("__", [.fontChange(.bold)]), ("~~", [.strikethrough]), ("*", [.fontChange(.italic)]),
    ("_", [.fontChange(.italic)]), ("`", []),
  ]

  private static func append(
    _ text: Substring, changes: [TextChange], to spans: inout [MarkdownSpan]
  ) {
    var plain = ""
    var rest = text
    func flush() {
      guard !plain.isEmpty else { return }
      spans.append(MarkdownSpan(text: plain, changes: changes))
      plain = ""
    }
    while let first = rest.first {
      if let link = rest.prefixMatch(of: /\[([^\]]+)\]\(([^)\s]+)\)/) {
        flush()
        append(link.1, changes: changes, to: &spans)
        rest = rest[link.range.upperBound...]
        continue
      }
      guard let (mark, added) = marks.first(where: { rest.hasPrefix($0.mark) }),
        !(mark.hasPrefix("_") && plain.last?.isLetter == true),
        let end = closing(mark, in: rest)
      else {
        plain.append(first)
        rest = rest.dropFirst()
        continue
      }
      flush()
      let inner = rest[rest.index(rest.startIndex, offsetBy: mark.count)..<end]
      if mark == "`" {
        spans.append(MarkdownSpan(text: String(inner), changes: changes))
      } else {
        append(inner, changes: changes + added, to: &spans)
      }
      rest = rest[rest.index(end, offsetBy: mark.count)...]
    }
    flush()
  }

  /// Where the text between a mark at the start and its end stops; nil without an end.
  private static func closing(_ mark: String, in text: Substring) -> Substring.Index? {
    let start = text.index(text.startIndex, offsetBy: mark.count)
    guard start < text.endIndex, !text[start].isWhitespace else { return nil }
    guard let end = text[start...].firstRange(of: mark)?.lowerBound, end > start else { return nil }
    guard !text[text.index(before: end)].isWhitespace else { return nil }
    return end
  }
}
