import SwiftUISource
import Testing
import ViewLayout

/// Which views stand by themselves.
struct ScreenTests {
  private func screens(_ source: String) throws -> [String] {
    SwiftUIProject(files: [.init(path: "App.swift", text: source)])
      .screens(in: try Fixture.environment()).map(\.name)
  }

  @Test func `a view that another shows is no screen, and one that is only led to is`() throws {
    let source = """
      struct Row: View { var body: some View { Text("Row") } }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Home: View {
        var body: some View {
          NavigationStack { List { NavigationLink { Detail() } label: { Row() } } }
        }
      }
      """
    #expect(try screens(source) == ["Detail", "Home"])
  }

  @Test func `of views that show each other, the first stands for all`() throws {
    let source = """
      struct Comment: View { var body: some View { Replies() } }
      struct Replies: View { var body: some View { Comment() } }
      """
    #expect(try screens(source) == ["Comment"])
  }
}
