import Foundation
import SampleApps
import Testing

@testable import AppProject

@Suite struct FolderWalkerTests {
  @Test func `links are followed to files inside, and not out of the folder`() throws {
    let outside = try SampleApp()
    try outside.addFont("secret.ttf")
    let app = try SampleApp()
    try app.addFont("Fonts/a.ttf")
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: app.location(name), withDestinationPath: target)
    }
    try link("inside.ttf", to: "Fonts/a.ttf")
    try link("outside.ttf", to: outside.location("secret.ttf"))
    try link("loop", to: ".")
    try link("dangling.ttf", to: "nothing.ttf")
    let listing = try FolderWalker(app.path).walk { $0.hasSuffix(".ttf") }
    #expect(listing.files.map(\.path) == ["Fonts/a.ttf", "inside.ttf"])
    #expect(listing.problems.isEmpty)
  }

  @Test func `folders beyond the depth are left out and named`() throws {
    let app = try SampleApp()
    try app.add("a/b/c/x.txt", text: "")
    var limits = FolderWalker.Limits()
    limits.depth = 2
    let listing = try FolderWalker(app.path, limits: limits).walk { _ in true }
    #expect(listing.files.isEmpty)
    #expect(listing.problems.map(\.context) == ["a/b/c"])
    #expect(listing.problems.first?.code == .limitReached)
  }

  @Test func `a walk ends at its number of entries`() throws {
    let app = try SampleApp()
    for index in 0..<5 { try app.add("\(index).txt", text: "") }
    var limits = FolderWalker.Limits()
    limits.entries = 3
    let listing = try FolderWalker(app.path, limits: limits).walk { _ in true }
    #expect(listing.files.count == 3)
    #expect(listing.problems == [AppProjectError(.limitReached, "", context: ".")])
  }

  @Test func `a file is no folder`() throws {
    let app = try SampleApp()
    try app.add("a.txt", text: "")
    #expect(throws: AppProjectError(.unreadable, "", context: "")) {
      try FolderWalker(app.location("a.txt"))
    }
  }
}
