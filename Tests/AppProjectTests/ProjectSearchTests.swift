import SampleApps
import Testing

@testable import AppProject

@Suite struct ProjectSearchTests {
  @Test func `a file is found in the folder and above it`() throws {
    let app = try SampleApp()
    try app.add("c.json", text: "{}")
    try app.add("App/Sub/x.txt", text: "")
    let above = try #require(ProjectSearch("c.json", upFrom: app.location("App/Sub")))
    #expect(above.prefix == "App/Sub/")
    #expect(above.location.hasSuffix("/c.json"))
    try app.add("App/Sub/c.json", text: "{}")
    let own = try #require(ProjectSearch("c.json", upFrom: app.location("App/Sub")))
    #expect(own.prefix.isEmpty)
    #expect(own.location == app.location("App/Sub/c.json"))
  }

  @Test func `what is nowhere is not found`() throws {
    let app = try SampleApp()
    #expect(ProjectSearch("no such file.json", upFrom: app.path) == nil)
    #expect(ProjectSearch("c.json", upFrom: app.location("none")) == nil)
  }
}
