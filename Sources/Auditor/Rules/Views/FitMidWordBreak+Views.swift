import DynamicType
import TextLayout
import ViewLayout

extension FitMidWordBreak: ViewRule {
  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text, where: Self.isCause).compactMap { failure in
      // A row that should be a column is told of as such.
      if LayoutHorizontalOnly.isCramped(failure.first),
        LayoutHorizontalOnly.stackedText(of: failure, in: screen) != nil
      {
        return nil
      }
      let needed =
        failure.failing.compactMap { sighting in
          sighting.view.text.map { $0.paragraph.longestPieceWidth(at: $0.category) }
        }.max() ?? 0
      let room = screen.settings[failure.first.setting].environment.screen.width
      let width =
        needed <= room
        ? "stays whole in \(Wording.length(needed.rounded(.up))) pt"
        : "put soft hyphens into the word: it is wider than the screen"
      return Finding(
        rule, at: failure.place(in: screen),
        outcome: failure.outcome,
        message: "a word of \(failure.quoted) is split \(failure.sizes(of: screen))"
          + failure.whereIn(screen) + failure.caveat,
        facts: failure.fitFacts + [Fact("widestWord", .points(needed))]
          + failure.facts(in: screen) { Self.splitsWord($0) ? "splits a word" : $0.fitWords },
        advice: width)
    }
  }

  /// Whether a word is split, other than in a box of fixed width, which is told of by itself.
  private static func isCause(_ sighting: ViewSighting) -> Bool {
    splitsWord(sighting) && LayoutFixedFrame.fixedWidth(around: sighting) == nil
  }

  /// Whether a word is split, of a text that is not cut besides.
  static func splitsWord(_ sighting: ViewSighting) -> Bool {
    guard let text = sighting.view.text, !text.isTruncated else { return false }
    return text.hasSplitWord
  }
}
