import SampleApps
import Testing

@testable import AppProject

@Suite struct FontReferenceTests {
  /// The reference that an entry becomes in an app with `App/Fonts/Lato-Regular.ttf`.
  private func reference(_ entry: String) throws -> FontReference {
    let app = try SampleApp()
    try app.addFont("App/Fonts/Lato-Regular.ttf")
    try app.addPlist("App/Info.plist", fonts: [entry])
    let project = try AppProject(folder: app.path)
    return try #require(project.references.first)
  }

  @Test(arguments: [
    "Lato-Regular.ttf", "Fonts/Lato-Regular.ttf", "App/Fonts/Lato-Regular.ttf",
    "./Fonts/Lato-Regular.ttf",
  ])
  func `an entry that is the end of a path is right`(entry: String) throws {
    let reference = try reference(entry)
    #expect(reference.files.map(\.path) == ["App/Fonts/Lato-Regular.ttf"])
    #expect(reference.suggestion == nil)
  }

  @Test(arguments: [
    ("lato-regular.ttf", "Lato-Regular.ttf"), ("fonts/Lato-Regular.ttf", "Fonts/Lato-Regular.ttf"),
    ("Lato-Regular.TTF", "Lato-Regular.ttf"), ("Resources/Lato-Regular.ttf", "Lato-Regular.ttf"),
    ("Lato-Regular.otf", "Lato-Regular.ttf"), ("Lato-Regular", "Lato-Regular.ttf"),
    ("Lato-Reguler.ttf", "Lato-Regular.ttf"),
  ])
  func `a misspelt entry is told apart and corrected`(entry: String, right: String) throws {
    #expect(try reference(entry).suggestion == right)
  }

  @Test func `each kind of mistake has its name`() throws {
    func kind(_ entry: String) throws -> String {
      switch try reference(entry).match {
      case .found: "found"
      case .wrongCase: "case"
      case .wrongFolder: "folder"
      case .wrongExtension: "extension"
      case .missing(let nearest): nearest == nil ? "missing" : "similar"
      case .unresolved: "unresolved"
      }
    }
    #expect(try kind("lato-regular.ttf") == "case")
    #expect(try kind("Other/Lato-Regular.ttf") == "folder")
    #expect(try kind("Lato-Regular.otf") == "extension")
    #expect(try kind("Lato-Regulr.ttf") == "similar")
    #expect(try kind("Quicksand.ttf") == "missing")
    #expect(try kind("$(FONT).ttf") == "unresolved")
    #expect(try kind("") == "missing")
    #expect(try kind("../../../etc/passwd") == "missing")
  }

  @Test func `a folder of fonts for macOS declares what lies in it`() throws {
    let app = try SampleApp()
    try app.addFont("App/Resources/Fonts/Sub/a.ttf")
    try app.addFont("App/b.ttf")
    try app.addPlist("App/Info.plist", folder: "Fonts")
    let project = try AppProject(folder: app.path)
    #expect(project.declaredFiles == ["App/Resources/Fonts/Sub/a.ttf"])
  }

  @Test func `the line of an entry is found in the text of a property list`() throws {
    let app = try SampleApp()
    try app.add(
      "Info.plist",
      text: """
        <plist version="1.0"><dict>
          <key>UIAppFonts</key>
          <array>
            <string>A &amp; B.ttf</string>
          </array>
        </dict></plist>
        """)
    let project = try AppProject(folder: app.path)
    #expect(project.references.map(\.line) == [4])
  }
}
