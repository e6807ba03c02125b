import DynamicType
import SwiftUI
import Testing
import TextLayout
import ViewLayout

/// What controls, lists and bars show of their state.
@Suite struct ControlTests {
  private func texts<V: View>(_ view: V) throws -> [String] {
    try Fixture.layOut(view).allViews().compactMap(\.text?.shownText)
  }

  @Test func `a picker shows the option that is chosen, by tag or by id`() throws {
    let tagged = Picker("Unit", selection: .constant("km")) {
      Text(verbatim: "Miles").tag("mi")
      Text(verbatim: "Kilometres").tag("km")
    }
    #expect(try texts(tagged) == ["Kilometres"])
    let listed = Picker("Day", selection: .constant(2)) {
      ForEach(1..<4) { Text(verbatim: "Day \($0)") }
    }
    #expect(try texts(listed) == ["Day 2"])
  }

  @Test func `a label that is hidden is spoken all the same`() throws {
    let toggle = Toggle("Airplane mode", isOn: .constant(true)).labelsHidden()
    #expect(try texts(toggle).isEmpty)
    #expect(try Fixture.layOut(toggle).accessibilityElements().map(\.label) == ["Airplane mode"])
  }

  @Test func `the chosen tab is shown`() throws {
    let tabs = TabView(selection: .constant(1)) {
      Text(verbatim: "First").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
      Text(verbatim: "Second").tabItem { Label("Two", systemImage: "2.circle") }.tag(1)
    }
    #expect(try texts(tabs) == ["Second", "One", "Two"])
  }

  @Test func `a field that grows downwards wraps, another does not`() throws {
    let text = Binding.constant(String(repeating: "many words ", count: 12))
    func lines<V: View>(_ view: V) throws -> Int? {
      try Fixture.layOut(view).allViews().compactMap(\.text).first?.lines.count
    }
    #expect(try lines(TextField("Note", text: text)) == 1)
    #expect((try lines(TextField("Note", text: text, axis: .vertical)) ?? 0) > 2)
  }

  @Test func `items of the bottom bar stand at the bottom, 44 points high`() throws {
    let screen = NavigationStack {
      Text(verbatim: "Page").toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Share") {}
          Button("Delete") {}
        }
      }
    }
    let tree = try Fixture.layOut(screen)
    let bar = try #require(tree.allViews().first { $0.node.part == .toolbar }).frame
    #expect(bar.height == 44)
    // The iPhone 16 keeps 34 points free at the bottom.
    #expect((bar.maxY - (tree.frame.maxY - 34)).magnitude < 0.01)
    #expect(tree.allViews().filter { $0.node.part == .toolbarItem }.count == 2)
  }

  @Test(arguments: [(PlatformProfile.iOS26, 52.0), (.iOS18, 44)])
  func `a row of one line has the platform's height`(
    profile: PlatformProfile, height: Double
  ) throws {
    var environment = try Fixture.environment()
    environment.profile = profile
    let list = List { Section("General") { Text(verbatim: "Row") } }
    let tree = try LayoutSession(fonts: try Fixture.fonts.get())
      .layOut(list.resolved(in: environment), in: environment)
    let row = try #require(tree.allViews().first { $0.node.part == .row })
    #expect(row.frame.height == height)
    let header = try #require(tree.allViews().first { $0.node.part == .sectionHeader }?.firstText)
    #expect(header.text?.shownText == (profile == .iOS18 ? "GENERAL" : "General"))
  }

  @Test func `a design of the system font is asked for`() throws {
    let node = Text(verbatim: "Code").fontDesign(.monospaced)
      .resolved(in: try Fixture.environment())
    guard case .text(let content) = node.content else {
      Issue.record("no text")
      return
    }
    #expect(content.text.runs[0].attributes.font.design == .monospaced)
  }

  @Test func `lengths that are none are refused with the place of the view`() throws {
    #expect(throws: ViewLayoutError.self) {
      _ = try Fixture.layOut(VStack(spacing: .nan) { Text(verbatim: "a") })
    }
    #expect(throws: ViewLayoutError.self) {
      _ = try Fixture.layOut(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan))]) { Text(verbatim: "a") })
    }
  }
}
