import AppProject
import DynamicType

/// Variants of a text that are cut where another of its variants fits.
struct StringPluralVariant: StringRule {
  let rule = Rule(
    id: "string-plural-variant", severity: .serious,
    title: "One variant of a text is cut, another is not",
    why: """
      A screen is tried with one number on one device. Texts of other numbers and devices are longer \
      in many languages, and are cut for those who happen to have them.
      """,
    guideline: "Apple, Localizing strings that contain plurals; WCAG 2.2, 1.4.4 Resize Text",
    advice: "shorten this variant, or allow more lines",
    failing: "one: \"%d book\" fits, other: \"%d books from three libraries\" is cut",
    mended: "other: \"%d books\"")

  func findings(in input: StringAuditInput) throws(NotRun) -> [Finding] {
    let groups = try input.requiredGroups()
    guard groups.contains(where: { $0.strings.contains { !$0.string.variations.isEmpty } }) else {
      throw NotRun("needs texts with variants for numbers or devices")
    }
    return groups.flatMap { group in
      group.oddVariants.compactMap { string -> Finding? in
        guard let at = string.firstCut else { return nil }
        let names = string.string.variations.map(\.description).joined(separator: ", ")
        return Finding(
          rule, at: string.place, severity: string.severity(from: at), outcome: string.fitOutcome,
          message: "the variant \(names) \(string.quoted) is cut from "
            + "\(at.category.shortName) on in \(group.constraint.room), where another fits"
            + string.caveat,
          facts: string.fitFacts, advice: string.remedies?.advice)
      }
    }
  }
}

extension StringGroup {
  /// Variants that are cut although another of the same language fits at every size.
  var oddVariants: [MeasuredString] {
    strings.filter { string in
      string.firstCut != nil && !string.string.variations.isEmpty
        && strings.contains { other in
          other.string.locale == string.string.locale && other.firstCut == nil
        }
    }
  }
}
