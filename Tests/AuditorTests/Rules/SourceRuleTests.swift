import AppProject
import DynamicType
import Testing

@testable import Auditor

/// Rules about what code says, on facts made by hand.
@Suite struct SourceRuleTests {
  private func fact(_ kind: SourceFact.Kind, _ code: String = "code") -> SourceFact {
    SourceFact(kind, file: "A.swift", line: 3, column: 5, symbol: "Row.body", code: code)
  }

  private func use(
    _ size: Double?, _ growth: SourceFact.FontUse.Growth, isScaled: Bool = false
  ) -> SourceFact.FontUse {
    SourceFact.FontUse(size: size, isScaled: isScaled, growth: growth)
  }

  @Test func `a system font of a size is fixed, unless the size grows`() {
    let rule = ScaleFixedSize()
    let found = rule.findings(in: [
      fact(.systemFont(use(20, .fixed)), ".system(size: 20)"),
      fact(.systemFont(use(17, .fixed, isScaled: true))), fact(.systemFont(use(17, .metrics))),
      fact(.systemFont(use(nil, .fixed))),
    ])
    #expect(found.map(\.outcome) == [.violation, .needsReview])
    #expect(found.first?.message == ".system(size: 20) stays at 20 pt at every size")
    #expect(found.first?.advice == "use .title3 (20 pt at L)")
    #expect(found.first?.place == Place(file: "A.swift", line: 3, column: 5, symbol: "Row.body"))
  }

  @Test func `a custom font is fixed, scaled twice, or like another style`() {
    let facts = [
      fact(.customFont("Lato", use(12, .fixed))),
      fact(.customFont("Lato", use(17, .style(.body), isScaled: true))),
      fact(.customFont("Lato", use(34, .style(.body)))),
      fact(.customFont("Lato", use(17, .style(.body)))), fact(.customFont(nil, use(17, .metrics))),
    ]
    #expect(ScaleCustomFixed().findings(in: facts).map(\.advice).count == 1)
    #expect(ScaleDouble().findings(in: facts).count == 1)
    #expect(
      ScaleStyleMismatch().findings(in: facts).map(\.advice)
        == ["use relativeTo: .largeTitle (34 pt at L)"])
    #expect(facts.usedFontNames.map(\.name) == ["Lato", "Lato", "Lato", "Lato"])
  }

  @Test func `limits of lines, sizes and columns need a review`() {
    let facts = [
      fact(.lineLimit(1)), fact(.cap(.extraLarge)), fact(.cap(.accessibilityLarge)),
      fact(.columns(3)), fact(.systemFont(use(9, .fixed))),
    ]
    #expect(LayoutLineLimit().findings(in: facts).map(\.outcome) == [.needsReview])
    #expect(ScaleCapped().findings(in: facts).map(\.severity) == [.serious, .moderate])
    #expect(LayoutColumnsFixed().findings(in: facts).map(\.severity) == [.minor])
    #expect(TypeTooSmall().findings(in: facts).map(\.outcome) == [.violation])
  }
}
