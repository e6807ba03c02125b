package import DynamicType

/// How a text is divided into lines, without the places and heights of the lines.
package struct LineDivision: Hashable, Sendable {
  /// The number of lines, whatever the limits of the box.
  package let lineCount: Int
  /// Whether a word is split without a sign because it is wider than the line.
  package let splitsWord: Bool
  /// The UTF-16 offset behind what the permitted lines show when nothing is put in for the rest.
  package let fittingEnd: Int
}

extension Paragraph {
  /// Divides the text into lines, at its full size.
  ///
  /// - Parameters:
  ///   - category: The content size category.
  ///   - container: The box, of whose limits only that of the lines counts.
  /// - Returns: What `layout(at:in:)` would say of the lines.
  /// - Throws: ``TextLayoutError`` with `limit`.
  package func division(
    at category: ContentSizeCategory, in container: TextContainer
  ) throws(TextLayoutError) -> LineDivision {
    try container.validate()
    let pass = LayoutPass(paragraph: self, category: category, container: container)
    let spans = pass.spans()
    let last = spans.prefix(container.lineLimit ?? .max).last
    let hidden = UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue
    var end = last?.end ?? 0
    while end > last?.start ?? 0 && flags[end - 1] & hidden != 0 { end -= 1 }
    return LineDivision(
      lineCount: spans.count, splitsWord: spans.contains { $0.ending == .emergencyBreak },
      fittingEnd: end)
  }
}

extension LayoutPass {
  /// The number of lines in a room, and the rooms from which nothing else follows.
  func division(room: Int64) -> (lineCount: Int, rooms: ClosedRange<Int64>) {
    let style = paragraph.paragraphStyle
    let indent = Int64(style.headIndent * ScaledWidths.point)
    var rules = rules
    rules.firstLimit = room - Int64(style.firstLineHeadIndent * ScaledWidths.point)
    rules.limit = room - indent
    var breaker = LineBreaker(reshaper: reshaper, scale: sizes.scale, rules: rules)
    var count = 0
    while breaker.next() != nil { count += 1 }
    guard rules.isCountable else { return (count, room...room) }
    let least = Self.sum(breaker.rooms.least, indent) ?? room
    let greatest = Self.sum(breaker.rooms.greatest, indent) ?? room
    return (count, min(least, room)...max(greatest, room))
  }

  /// A sum; nil beyond what a number holds.
  private static func sum(_ left: Int64, _ right: Int64) -> Int64? {
    let sum = left.addingReportingOverflow(right)
    return sum.overflow ? nil : sum.partialValue
  }
}
