import DynamicType
import SwiftUISource
import Testing
import TextLayout
import ViewLayout

/// Nothing that sources hold stops anything.
@Suite struct RobustnessTests {
  @Test func `what stands before and after a mistake is read`() throws {
    let source = """
      import SwiftUI
      @Observable final class Model { var name = "model" }
      struct Screen: View {
        @State private var model = Model()
        var body: some View {
          VStack {
            Text("before")
            Text(model.name)
            #if os(macOS)
            Text("Mac")
            #elseif canImport(UIKit) && !DEBUG
            Text("release")
            #else
            Text("phone")
            #endif
            #warning("to do")
            Text("unfinished".
          }
        }
      }
      struct After: View { var body: some View { Text("after") } }
      """
    #expect(try Fixture.texts(source).prefix(3) == ["before", "model", "phone"])
    #expect(try Fixture.texts(source, "After") == ["after"])
    let project = SwiftUIProject(files: [.init(path: "View.swift", text: source)])
    #expect(project.syntaxErrors.map(\.file) == ["View.swift"])
  }

  @Test(arguments: [
    "", "struct", "struct Screen: View {", "struct Screen: View { var body", "}}}}", "#Preview {",
    "struct Screen: View { var body: some View { Text(", "import SwiftUI\n\u{0}\u{FEFF}",
    "extension { static }", "enum E { case a(, }", "\"\"\"", "#if", "@",
    "struct A { struct A { } }",
  ])
  func `half-written files are read as far as they go`(source: String) throws {
    let environment = try Fixture.environment()
    for view in SwiftUIProject(files: [.init(path: "a.swift", text: source)]).views {
      _ = try Fixture.layOut(view.resolve(in: environment))
    }
  }

  @Test func `what is not known is a box that says why`() throws {
    let source = """
      struct Screen: View {
        var body: some View {
          VStack {
            MapView(region: region).mapStyle(.standard).frame(height: 120)
            Text("below").shimmering()
          }
        }
      }
      """
    let project = SwiftUIProject(files: [.init(path: "View.swift", text: source)])
    let view = try #require(project.views.first)
    let (node, coverage) = view.resolved(in: try Fixture.environment())
    let unknown = try Fixture.layOut(node).allViews().compactMap { view -> UnknownContent? in
      if case .unknown(let content) = view.node.content { content } else { nil }
    }
    #expect(unknown.map(\.name) == ["MapView"])
    #expect(unknown.map(\.reason) == ["it is not in these sources"])
    #expect(coverage.unknown.keys.sorted().map(\.line) == [4, 5])
    #expect(coverage.unknown.values.contains(".shimmering: the modifier is not known"))
  }

  @Test(arguments: [
    "struct Screen: View { var body: some View { VStack { Screen(); Screen() } } }",
    "struct Screen: View { var body: some View { make() }; func make() -> some View { make() } }",
    "struct Screen: View { var a: Int { b }; var b: Int { a }; var body: some View { Text(\"\\(a)\") } }",
    "enum L { static let a = b; static let b = a }\nstruct Screen: View { var body: some View { Text(L.a) } }",
    "struct Node { let next: Node? }\nstruct Screen: View { let node: Node; var body: some View { Text(\"x\") } }",
    "extension View { func loop() -> some View { self.loop() } }\nstruct Screen: View { var body: some View { Text(\"x\").loop() } }",
    "typealias A = B\ntypealias B = A\nstruct Screen: View { let a: A; var body: some View { Text(\"x\") } }",
    "struct Screen: View { var body: some View { ForEach(0..<1_000_000_000) { Text(\"\\($0)\") } } }",
    "struct Screen: View { var body: some View { Text(String(repeating: \"a\", count: 1 << 60)) } }",
  ])
  func `code that leads back to itself, or far too much of it, ends`(source: String) throws {
    let project = SwiftUIProject(files: [.init(path: "View.swift", text: source)])
    let view = try #require(project.views.first { $0.name == "Screen" })
    _ = try Fixture.layOut(view.resolve(in: try Fixture.environment()))
  }

  @Test func `long chains of modifiers and deep nests do not overflow`() throws {
    let chain = String(repeating: ".padding(1)", count: 5_000)
    let nest = String(repeating: "VStack {", count: 3_000) + "Text(\"x\")"
    let sum = Array(repeating: "1", count: 5_000).joined(separator: " + ")
    let brackets = String(repeating: "(", count: 3_000)
    for body in ["Text(\"x\")" + chain, nest, "Text(\"\\(\(sum))\")", brackets] {
      let source = "struct Screen: View { var body: some View { \(body) } }"
      let project = SwiftUIProject(files: [.init(path: "View.swift", text: source)])
      for view in project.views { _ = view.resolve(in: try Fixture.environment()) }
    }
  }
}
