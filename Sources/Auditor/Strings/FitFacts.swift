import AppProject
import DynamicType
import FontBook
import TextLayout

extension MeasuredString {
  /// How much it hurts that the text is lost from a size on.
  ///
  /// Source: the larger the size at which it breaks, the fewer people meet it; controls and titles
  /// cannot be done without.
  package func severity(from result: SizeResult) -> Severity {
    switch result.category {
    case .large: return .critical
    case ...ContentSizeCategory.extraExtraExtraLarge: return .serious
    case ...ContentSizeCategory.accessibilityExtraLarge:
      return constraint.role == .text ? .moderate : .serious
    default:
      let words = lostText(at: lastCut ?? result).split(separator: " ").count
      return words <= 1 && constraint.isShownInFullElsewhere ? .minor : .moderate
    }
  }

  /// Whether it is a violation, or hangs on what only a person knows.
  package var fitOutcome: Outcome {
    hangsOnSample || firstCut?.isUncertain == true ? .needsReview : .violation
  }

  /// The text as it stands in a message, shortened.
  var quoted: String { Wording.quoted(text) }

  /// What a reader has to know to trust the answer: samples and doubts; empty if nothing.
  var caveat: String {
    var parts: [String] = []
    if hangsOnSample {
      parts.append("with \(Wording.list(samples)) put in; set samples of your own")
    }
    if firstCut?.isUncertain == true {
      parts.append(Wording.standInDoubt)
    }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }

  /// Everything that was measured, as the reports show it.
  var fitFacts: [Fact] {
    var facts = [
      Fact("text", .text(text)), Fact("font", .text(font.face.postScriptName)),
      Fact("fontFile", .text(font.face.file)), Fact("style", .text(constraint.font.description)),
      Fact("availableWidth", .points(constraint.container.width)),
      Fact("constraint", .text(constraint.name)),
    ]
    if let limit = constraint.container.lineLimit { facts.append(Fact("lineLimit", .count(limit))) }
    if let device = constraint.device { facts.append(Fact("device", .text(device))) }
    if !string.variations.isEmpty {
      facts.append(Fact("variations", .list(string.variations.map(\.description))))
    }
    if !samples.isEmpty { facts.append(Fact("samples", .list(samples))) }
    if font.face.isStandIn { facts.append(Fact("standsInFor", .text("SF Pro"))) }
    if let first = firstCut { facts += cutFacts(first) }
    return facts + [Fact("sizes", .list(results.map(\.description)))]
  }

  private func cutFacts(_ first: SizeResult) -> [Fact] {
    var facts = [
      Fact("firstFailingCategory", .text(first.category.shortName)),
      Fact("pointSize", .points(first.pointSize)), Fact("linesNeeded", .count(largestNeed)),
    ]
    if let good = results.last(where: { $0.category < first.category }) {
      facts.append(Fact("lastGoodCategory", .text(good.category.shortName)))
      facts.append(Fact("slack", .points(good.slack)))
    }
    if let last = lastCut { facts.append(Fact("lostText", .text(lostText(at: last)))) }
    if let remedies {
      if let extra = remedies.extraWidth {
        facts.append(Fact("neededWidth", .points(constraint.container.width + extra)))
      }
      facts.append(Fact("fittingText", .text(remedies.fittingPrefix)))
    }
    return facts
  }
}
