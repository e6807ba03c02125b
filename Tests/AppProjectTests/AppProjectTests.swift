import SampleApps
import Testing

@testable import AppProject

@Suite struct AppProjectTests {
  @Test func `a folder gives its fonts and property lists in the order of their paths`() throws {
    let app = try SampleApp()
    try app.addPlist("B/Info.plist", fonts: ["Lato-Regular.ttf"])
    try app.addPlist("A/MyApp-Info.plist", fonts: [])
    try app.addFont("Fonts/Lato-Regular.ttf")
    try app.addFont("Assets/Abel.TTF", from: "Abel-Regular.ttf")
    try app.add("Web/Lato.woff2", text: "wOF2")
    try app.add("README.md", text: "no font")
    let project = try AppProject(folder: app.path)
    #expect(project.infoPlists.map(\.file.path) == ["A/MyApp-Info.plist", "B/Info.plist"])
    #expect(
      project.fontFiles.map(\.path)
        == ["Assets/Abel.TTF", "Fonts/Lato-Regular.ttf", "Web/Lato.woff2"])
    #expect(project.declaredFiles == ["Fonts/Lato-Regular.ttf"])
    #expect(project.problems.isEmpty)
  }

  @Test(arguments: [
    ".git/a.ttf", ".build/a.ttf", "DerivedData/a.ttf", "X.framework/a.ttf", "P.xcodeproj/a.ttf",
  ])
  func `folders of tools and products are passed over`(file: String) throws {
    let app = try SampleApp()
    try app.addFont(file)
    #expect(try AppProject(folder: app.path).fontFiles.isEmpty)
  }

  @Test(arguments: ["Pods", "Carthage", "node_modules"])
  func `folders of dependencies are passed over and named`(folder: String) throws {
    let app = try SampleApp()
    try app.addFont("ios/\(folder)/Kit/a.ttf")
    let project = try AppProject(folder: app.path)
    #expect(project.fontFiles.isEmpty)
    #expect(project.skippedDependencies == ["ios/\(folder)"])
  }

  @Test func `a property list of any name counts once it names fonts`() throws {
    let app = try SampleApp()
    try app.addPlist("Settings.plist")
    try app.addPlist("Generated.plist", fonts: ["a.ttf"])
    try app.addPlist("Mac.plist", folder: "Fonts", isBinary: true)
    let project = try AppProject(folder: app.path)
    #expect(project.infoPlists.map(\.file.path) == ["Generated.plist", "Mac.plist"])
  }

  @Test func `a broken property list is a problem, and the rest is read`() throws {
    let app = try SampleApp()
    try app.add("Info.plist", text: "<plist><dict><key>UIAppFonts</key")
    try app.add("B/Info.plist", text: "{ UIAppFonts = \"not a list\"; }")
    try app.addPlist("C/Info.plist", fonts: ["Lato-Regular.ttf"])
    let project = try AppProject(folder: app.path)
    #expect(project.infoPlists.map(\.file.path) == ["C/Info.plist"])
    #expect(project.problems.map(\.context) == ["B/Info.plist", "Info.plist"])
    #expect(project.problems.allSatisfy { $0.code == .malformed })
  }

  @Test func `old-style and binary property lists are read`() throws {
    let app = try SampleApp()
    try app.add("Info.plist", text: "{ UIAppFonts = (\"Lato-Regular.ttf\"); }")
    try app.addPlist("B/Info.plist", fonts: ["Lato-Bold.ttf"], isBinary: true)
    let project = try AppProject(folder: app.path)
    #expect(project.references.map(\.entry) == ["Lato-Bold.ttf", "Lato-Regular.ttf"])
    #expect(project.references.map(\.line) == [nil, 1])
  }

  @Test func `a missing folder is an error`() {
    #expect(throws: AppProjectError(.unreadable, "", context: "")) {
      try AppProject(folder: "/nowhere/at/all")
    }
  }

  @Test func `a manifest brings the fonts that it declares and no others`() throws {
    let app = try SampleApp()
    try app.addPlist("App/Info.plist", fonts: ["Fonts/Lato-Regular.ttf"])
    try app.addFont("App/Fonts/Lato-Regular.ttf")
    try app.addFont("App/Fonts/Other.ttf")
    let project = try AppProject(manifest: app.location("App/Info.plist"))
    #expect(project.fontFiles.map(\.path) == ["Fonts/Lato-Regular.ttf"])
    #expect(project.origin == .manifest)
  }

  @Test func `font files are shown without where they are on this machine`() {
    let project = AppProject(files: ["/a/b/Lato.ttf", "Fonts/Abel.ttf"])
    #expect(project.fontFiles.map(\.path) == ["Fonts/Abel.ttf", "Lato.ttf"])
  }
}
