import FontBook
import Glyphs

/// Families without a face for those who have Bold Text on.
struct TypeBoldTextIgnored: FontRule {
  let rule = Rule(
    id: "type-bold-text-ignored", severity: .moderate,
    title: "A font family has no bold face to answer Bold Text with",
    why: """
      With Bold Text on, the system font becomes heavier by itself. A custom font stays as it is \
      unless the app asks for a bolder face, and it can only ask for one that is there: neither \
      SwiftUI nor UIKit makes one up.
      """,
    guideline: "Apple, Human Interface Guidelines, Typography: custom fonts answer Bold Text",
    advice: "add a bold face, and use it where legibilityWeight is bold",
    failing: "UIAppFonts: Lato-Regular.ttf",
    mended: "UIAppFonts: Lato-Regular.ttf, Lato-Bold.ttf")

  /// Weights from this on are bold.
  ///
  /// Source: OpenType, OS/2, usWeightClass: 600 is Semibold, the least step that Bold Text makes of
  /// Regular.
  static let boldWeight = 600
  /// The weights of faces that running text is set in.
  private static let textWeights = 350..<boldWeight

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    FaceGroup.groups(of: input.faces) { entry -> String? in
      entry.isForText ? entry.face.description.family : nil
    }.compactMap { group in
      let weights = group.entries.map { Self.weights(of: $0.face.description) }
      guard weights.contains(where: { $0.overlaps(Self.textWeights) }),
        weights.allSatisfy({ $0.upperBound < Self.boldWeight }),
        group.entries.contains(where: input.mayUse)
      else { return nil }
      let heaviest = weights.map(\.upperBound).max() ?? 0
      return Finding(
        rule, at: group.first.place, occurrences: group.occurrences, outcome: .needsReview,
        message: "\(group.title) has no bold face; the heaviest has weight \(heaviest)",
        facts: [Fact("heaviestWeight", .count(heaviest))])
    }
  }

  /// The weights that can be asked for: one, or those of an axis.
  private static func weights(of face: FaceDescription) -> ClosedRange<Int> {
    guard let axis = face.axes.first(where: { $0.tag == "wght" }), axis.minimum <= axis.maximum
    else { return face.weightClass...face.weightClass }
    return Int(axis.minimum)...Int(axis.maximum)
  }
}
