import DynamicType
import Testing
import TextLayout
import ViewLayout

/// What code that makes views is evaluated to.
@Suite struct LanguageTests {
  /// The texts of a screen whose body is given, with other declarations before it.
  private func texts(
    _ body: String, _ declarations: String = "", at category: ContentSizeCategory = .large
  ) throws -> [String] {
    try Fixture.texts(
      """
      import SwiftUI
      \(declarations)
      struct Screen: View {
        var body: some View { VStack { \(body) } }
      }
      """, at: category)
  }

  @Test func `branches, switches and ternaries are decided by values`() throws {
    let declarations = """
      enum Mode { case on(Int), off }
      let mode = Mode.on(3)
      """
    #expect(try texts("if true { Text(\"a\") } else { Text(\"b\") }") == ["a"])
    #expect(
      try texts(
        """
        switch mode {
        case .off: Text("off")
        case .on(let count) where count > 2: Text("on \\(count)")
        case .on: Text("on")
        }
        """, declarations) == ["on 3"])
    #expect(try texts("Text(2 > 1 ? \"yes\" : \"no\")") == ["yes"])
  }

  @Test func `loops go over ranges, literals, cases and their properties`() throws {
    let declarations = """
      enum Day: String, CaseIterable { case monday, tuesday = "Di"
        var title: String { rawValue.capitalized } }
      struct Item: Identifiable { let id: Int; var name = "none" }
      """
    #expect(try texts("ForEach(0..<2) { Text(\"\\($0 + 1)\") }") == ["1", "2"])
    #expect(
      try texts("ForEach(Day.allCases, id: \\.self) { day in Text(day.title) }", declarations)
        == ["Monday", "Di"])
    #expect(
      try texts("ForEach([Item(id: 1, name: \"x\"), Item(id: 2)]) { Text($0.name) }", declarations)
        == ["x", "none"])
    #expect(
      try texts("ForEach(Array([\"p\", \"q\"].enumerated()), id: \\.offset) { i, s in Text(s) }")
        == ["p", "q"])
  }

  @Test func `functions, computed properties and views of the app are followed`() throws {
    let declarations = """
      func label(_ text: String, times: Int = 2) -> String { String(repeating: text, count: times) }
      struct Row<Content: View>: View {
        let title: String
        @ViewBuilder var content: () -> Content
        private var shown: String { title + "!" }
        var body: some View { HStack { Text(shown); content() } }
      }
      struct Boxed<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { content.padding() }
      }
      """
    #expect(try texts("Text(label(\"ab\"))", declarations) == ["abab"])
    #expect(
      try texts("Row(title: \"T\") { Text(\"one\"); Text(\"two\") }", declarations)
        == ["T!", "one", "two"])
    #expect(try texts("Boxed { Text(\"in\") }", declarations) == ["in"])
  }

  @Test func `modifiers and styles of the app see the environment`() throws {
    let declarations = """
      struct Fitted: ViewModifier {
        @Environment(\\.dynamicTypeSize) var size
        func body(content: Content) -> some View {
          if size >= .accessibility1 { Text("large") } else { content }
        }
      }
      extension View { func fitted() -> some View { modifier(Fitted()) } }
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label; Text("!") }
        }
      }
      extension ButtonStyle where Self == Loud { static var loud: Loud { .init() } }
      """
    let body = "Text(\"small\").fitted(); Button(\"Go\") {}.buttonStyle(.loud)"
    #expect(try texts(body, declarations) == ["small", "Go", "!"])
    #expect(
      try texts(body, declarations, at: .accessibilityMedium) == ["large", "Go", "!"])
  }

  @Test func `values of the app's own in the environment are handed down`() throws {
    let declarations = """
      struct Key: EnvironmentKey { static let defaultValue = "default" }
      extension EnvironmentValues {
        var greeting: String { get { self[Key.self] } set { self[Key.self] = newValue } }
        @Entry var parting = "bye"
      }
      struct Greeting: View {
        @Environment(\\.greeting) private var greeting
        @Environment(\\.parting) private var parting
        var body: some View { Text(greeting + " " + parting) }
      }
      """
    #expect(try texts("Greeting()", declarations) == ["default bye"])
    #expect(try texts("Greeting().environment(\\.greeting, \"hi\")", declarations) == ["hi bye"])
  }

  @Test func `constants of design systems are found through all their names`() throws {
    let source = """
      import SwiftUI
      enum Design {
        enum Space { static let large = base * 2; static let base: CGFloat = 10 }
        struct Fonts { static let note = Font.system(size: Space.base + 3) }
      }
      typealias Fonts = Design.Fonts
      extension Font { static var aside: Font { .footnote.bold() } }
      struct Screen: View {
        var body: some View {
          Text("a").font(Fonts.note).padding(.top, Design.Space.large)
          Text("b").font(.aside)
        }
      }
      """
    let layout = try Fixture.layOut(Fixture.node(source, "Screen"))
    let fonts = layout.allViews().compactMap { view -> String? in
      guard case .text(let text) = view.node.content else { return nil }
      return text.text.runs.first?.attributes.font.description
    }
    #expect(fonts == [".system(size: 13)", ".system(.footnote).bold()"])
    let padded = layout.allViews().first { view in
      if case .modified(_, .padding(let insets)) = view.node.content {
        insets.top == 20
      } else {
        false
      }
    }
    #expect(padded != nil)
  }

  @Test func `scaled metrics grow, also where an initializer makes them`() throws {
    let source = """
      struct Screen: View {
        @ScaledMetric(relativeTo: .title) var side: CGFloat = 48
        @ScaledMetric var gap: CGFloat
        init() { _gap = ScaledMetric(wrappedValue: 11) }
        var body: some View { Color.red.frame(width: side, height: gap) }
      }
      """
    let node = try Fixture.node(source, "Screen", at: .accessibilityExtraExtraExtraLarge)
    guard case .modified(_, .frame(let width, let height, _)) = node.content else {
      Issue.record("no frame: \(node)")
      return
    }
    // 48 × 68 ÷ 34 and 11 × 62 ÷ 22, the leadings of title and body at AX5 and L.
    #expect(width == 96)
    #expect(height == 31)
  }
}
