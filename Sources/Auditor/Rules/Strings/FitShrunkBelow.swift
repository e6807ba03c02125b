import DynamicType
import TextLayout

/// Texts that shrink to fit, to less than they had at the default size.
struct FitShrunkBelow: StringRule {
  let rule = Rule(
    id: "fit-shrunk-below", severity: .serious,
    title: "A text shrinks below its usual size",
    why: """
      Who asks for larger text and gets smaller text is worse off than without Dynamic Type. A \
      minimum scale factor does that to long texts without anyone noticing.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: 11 pt is the least on iOS; "
      + "WCAG 2.2, 1.4.4 Resize Text",
    advice: "drop the minimum scale factor and allow more lines",
    failing: "minimumScaleFactor 0.5 with one line: 53 pt at AX5 shrink to 27 pt, then to 14 pt",
    mended: "no scale factor, and as many lines as the text needs")

  /// The least size that is legible, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography: minimum size on iOS.
  static let smallest = 11.0

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    let groups = try input.requiredGroups()
    guard groups.contains(where: { $0.constraint.container.minimumScaleFactor < 1 }) else {
      throw NotRun("needs a constraint with minimumScale below 1")
    }
    return groups.compactMap { group in
      guard group.constraint.container.minimumScaleFactor < 1 else { return nil }
      let shrunk = group.worstByLocale.filter { Self.firstShrunk($0) != nil }
      guard let first = shrunk.first, let at = Self.firstShrunk(first) else { return nil }
      return Finding(
        rule, at: first.place, occurrences: shrunk.dropFirst().map(\.place),
        message: "\(first.quoted) shrinks to \(Wording.points(at.pointSize)) at "
          + "\(at.category.shortName) in \(group.constraint.room); at L it has "
          + Wording.points(Self.usualSize(first)),
        facts: first.fitFacts + [Fact("scaleFactor", .ratio(at.scaleFactor))])
    }
  }

  /// The first size at which the text is shrunk, and smaller than at L or than 11 pt.
  private static func firstShrunk(_ string: MeasuredString) -> SizeResult? {
    let usual = usualSize(string)
    return string.results.first { result in
      guard result.scaleFactor < 1 else { return false }
      return result.pointSize < smallest || result.category >= .large && result.pointSize < usual
    }
  }

  /// The size at L without shrinking.
  private static func usualSize(_ string: MeasuredString) -> Double {
    guard let result = string.results.first(where: { $0.category == .large }) else { return 0 }
    return result.pointSize / result.scaleFactor
  }
}
