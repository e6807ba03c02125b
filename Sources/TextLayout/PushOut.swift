/// Moves a word down where the second of two lines would be one word alone.
///
/// The platform documents the option as avoiding a lone last word. Measured is only the case of
/// paragraphs of exactly two lines: the word before moves down if that evens the widths and the
/// second line still fits; longer paragraphs were seen to stay as they are.
struct PushOut {
  let reshaper: Reshaper
  let scale: ScaledWidths
  let rules: LineRules

  /// Changes the lines of all paragraphs of a text.
  func apply(to spans: inout [LineSpan]) {
    var first = 0
    for index in spans.indices
    where spans[index].ending == .hardBreak || spans[index].ending == .endOfText {
      if index == first + 1 { push(&spans, first) }
      first = index + 1
    }
  }

  private func push(_ spans: inout [LineSpan], _ first: Int) {
    let (upper, lower) = (spans[first], spans[first + 1])
    guard upper.ending == .softBreak, isOneWord(lower) else { return }
    let pieces = reshaper.shaping.pieces
    // The last word of the first line moves, if nothing but white space divides it from others:
    // so the lines stay as they are when the text is laid out at the width it then has.
    let last = upper.pieces.upperBound - 2
    guard last >= upper.pieces.lowerBound, isWordEnd(pieces[last]), isWordEnd(pieces[last + 1])
    else { return }
    let cut = Int(pieces[last].end)
    let upperWidth = width(upper.start..<cut)
    let lowerWidth = width(cut..<lower.end)
    guard lowerWidth <= rules.limit,
      (upperWidth - lowerWidth).magnitude < (upper.width - lower.width).magnitude
    else { return }
    spans[first] = LineSpan(
      start: upper.start, end: cut, pieces: upper.pieces.lowerBound..<(last + 1),
      width: upperWidth, ending: .softBreak)
    spans[first + 1] = LineSpan(
      start: cut, end: lower.end, pieces: (last + 1)..<lower.pieces.upperBound, width: lowerWidth,
      ending: lower.ending)
  }

  private func isWordEnd(_ piece: Piece) -> Bool {
    piece.flags.contains(.lineEnd) && piece.trailingClusters > 0
  }

  /// Whether a line has no white space but what hangs at its end.
  private func isOneWord(_ span: LineSpan) -> Bool {
    let visible = visible(span.start..<span.end)
    guard !visible.isEmpty else { return false }
    return visible.allSatisfy { reshaper.flags[$0] & UnitFlags.whiteSpace.rawValue == 0 }
  }

  private func width(_ range: Range<Int>) -> Int64 {
    reshaper.width(visible(range), scale: scale)
  }

  private func visible(_ range: Range<Int>) -> Range<Int> {
    let hidden = UnitFlags.whiteSpace.rawValue | UnitFlags.separator.rawValue
    var end = range.upperBound
    while end > range.lowerBound && reshaper.flags[end - 1] & hidden != 0 { end -= 1 }
    return range.lowerBound..<end
  }
}
