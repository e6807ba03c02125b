import Testing

@testable import SwiftUISource

/// Which files are worth parsing.
@Suite struct SourceScanTests {
  private func needed(_ texts: String...) -> [Int] {
    SourceScan.needed(of: texts.map { SourceScan($0) })
  }

  @Test func `files that views lead to are needed, others are not`() {
    #expect(
      needed(
        "import SwiftUI\nstruct Row: View { let item: Item }", "struct Item { let owner: Owner }",
        "struct Owner { var name: String }", "final class Service { func load() {} }",
        "extension Item { var title: String { name } }", "let spacing = 8", "func spacing() {}")
        == [0, 1, 2, 4])
    #expect(needed("import SwiftUI\nlet a = gap", "let gap = 8", "enum E { case gap }") == [0, 1])
  }

  @Test func `fonts of UIKit are of interest`() {
    #expect(needed("enum F { static let a = UIFont.systemFont(ofSize: 12) }", "enum G {}") == [0])
  }

  @Test func `comments mention nothing, interpolations and what follows strings do`() {
    #expect(needed("// SwiftUI Font", "/* UIFont */ enum A {}") == [])
    #expect(
      needed(
        "import SwiftUI\nlet a = f(\"https://a.example/{\\(b)\").c(D.e); // F", "struct D {}",
        "struct F {}") == [0, 1])
    #expect(
      needed("import SwiftUI\nlet a = \"\\(Texts.title)\"", "enum Texts { static let title = 1 }")
        == [0, 1])
    #expect(
      needed("import SwiftUI\n\"\"\"\nsome \"quoted\" text\n\"\"\"\nlet a = B()", "struct B {}")
        == [0, 1])
  }

  @Test func `a file that is asked for is needed whatever is in it`() {
    let scans = ["struct A {}", "struct B { let a: A }"].map { SourceScan($0) }
    #expect(SourceScan.needed(of: scans, wanted: [1]) == [0, 1])
  }
}
