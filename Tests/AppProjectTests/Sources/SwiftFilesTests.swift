import SampleApps
import Testing

@testable import AppProject

@Suite struct SwiftFilesTests {
  @Test func `the app's own files are found, not tests, products, dependencies or ignored ones`()
    throws
  {
    let app = try SampleApp()
    for file in [
      "App/Card.swift", "App/Sub/Row.swift", "AppTests/CardTests.swift", "App/RowTests.swift",
      "Package.swift", "Pods/Lib/Lib.swift", ".build/x.swift", "Generated/Strings.swift",
      "App/Card.m",
    ] {
      try app.add(file, text: "")
    }
    try app.add(".gitignore", text: "Generated/\n")
    let files = try SwiftFiles(folder: app.path).files
    #expect(files.map(\.path) == ["App/Card.swift", "App/Sub/Row.swift"])
  }

  @Test func `the folder of a file's app is the nearest with a package, project or repository`()
    throws
  {
    let app = try SampleApp()
    try app.add("Package.swift", text: "")
    try app.add("Sources/Views/Card.swift", text: "")
    #expect(SwiftFiles.project(of: app.location("Sources/Views/Card.swift")) == app.path)
  }

  @Test(arguments: [
    ("*.swift", "a/b.swift", true), ("/b.swift", "a/b.swift", false), ("a/", "a/b/c.swift", true),
    ("a/*.swift", "a/b/c.swift", false), ("a/**/c.swift", "a/b/d/c.swift", true),
    ("a/**", "a/b", true), ("# a", "a", false), ("", "a", false), ("a?.swift", "ab.swift", true),
    ("*.swift\n!keep.swift", "keep.swift", false), ("**/gen", "x/gen/a.swift", true),
  ])
  func `patterns ignore what git ignores`(pattern: String, path: String, isIgnored: Bool) {
    #expect(IgnoredPaths(pattern).contains(path) == isIgnored)
  }
}
