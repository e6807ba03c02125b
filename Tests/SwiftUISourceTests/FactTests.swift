import AppProject
import DynamicType
import SwiftUISource
import Testing
import ViewLayout

/// What code says of fonts and room, whatever view it belongs to.
@Suite struct FactTests {
  private func facts(_ source: String) -> [SourceFact] {
    SwiftUIProject(files: [.init(path: "A.swift", text: source)]).facts
  }

  private func use(
    _ size: Double?, _ growth: SourceFact.FontUse.Growth, isScaled: Bool = false,
    isForced: Bool = false
  ) -> SourceFact.FontUse {
    SourceFact.FontUse(size: size, isScaled: isScaled, growth: growth, isForced: isForced)
  }

  @Test func `fonts of UIKit grow only with metrics`() {
    let facts = facts(
      """
      enum Fonts {
        static let step: CGFloat = 4
        static let a = UIFont(name: "Lato-Bold", size: 20 + step)!
        static let b = UIFontMetrics.default.scaledFont(for: UIFont(name: "Lato", size: 17)!)
        static func c(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
        static let d = UIFont.boldSystemFont(ofSize: 12)
        static let e = UIFont.preferredFont(forTextStyle: .body)
      }
      """)
    #expect(
      facts.map(\.kind) == [
        .customFont("Lato-Bold", use(24, .fixed, isForced: true)),
        .customFont("Lato", use(17, .metrics, isForced: true)), .systemFont(use(nil, .fixed)),
        .systemFont(use(12, .fixed)),
      ])
    #expect(facts.map(\.symbol) == ["Fonts.a", "Fonts.b", "Fonts.c", "Fonts.d"])
    #expect(facts.map(\.line) == [3, 4, 5, 6])
  }

  @Test func `fonts of SwiftUI grow with the style they name, or with body`() {
    let facts = facts(
      """
      let name = "Lato"
      struct Row: View {
        @ScaledMetric var size: CGFloat = 17
        var body: some View {
          Text("a").font(.system(size: 13))
          Text("b").font(.custom(name, size: size, relativeTo: .title))
          Text("c").font(.custom(name, fixedSize: 12)).lineLimit(2)
          Text("d").font(.custom(name, size: 34)).dynamicTypeSize(...DynamicTypeSize.xLarge)
          LazyVGrid(columns: [GridItem(), GridItem(.flexible())]) {}
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {}
        }
      }
      struct RowPreviews: PreviewProvider { static var previews: some View { Row().lineLimit(1) } }
      """)
    #expect(
      Set(facts.map(\.kind)) == [
        .systemFont(use(13, .fixed)),
        .customFont("Lato", use(nil, .style(.title1), isScaled: true)),
        .customFont("Lato", use(12, .fixed)), .lineLimit(2),
        .customFont("Lato", use(34, .style(.body))), .cap(.extraLarge), .columns(2),
      ])
    #expect(facts.first?.code == ".system(size: 13)")
  }

  @Test func `what a view made use of was laid out`() throws {
    let source = """
      struct Row: View { var body: some View { Text("a").font(.note).lineLimit(1) } }
      extension Font { static let note = Font.system(size: 13); static let other = Font.system(size: 9) }
      """
    let project = SwiftUIProject(files: [.init(path: "A.swift", text: source)])
    let view = try #require(project.views.first)
    let evaluated = view.resolved(in: try Fixture.environment()).coverage.evaluated
    let laidOut = project.facts.filter { fact in
      evaluated.contains(SourcePlace(file: fact.file, line: fact.line, column: fact.column))
    }
    #expect(Set(laidOut.map(\.code)) == [".lineLimit(1)", "Font.system(size: 13)"])
  }
}
