import Foundation
import SampleApps
import Testing

@testable import dyntype

#if canImport(SwiftUISource)
  @Suite struct PreviewCommandTests {
    private static let app = BuiltProgram.packageRoot
      .appending(path: "Tests/dyntypeTests/Fixtures/Shop").path()
    private static let folder = app + "/Sources"

    private func preview(_ words: String...) async -> Outcome {
      var words = words
      words[0] = Self.folder + "/" + words[0]
      return await dyntype(["preview"] + words)
    }

    @Test func `what breaks is told at each size with its place`() async throws {
      let outcome = await preview(
        "ProductCard.swift:Winter jacket", "--device", "se3", "--categories", "XS,L")
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          Winter jacket · iPhone SE (3rd generation) · en

          XS    all text shown
          L     Sources/ProductCard.swift:27:11: cut: “Winter jacket with a hood”

          """)
      #expect(outcome.diagnostics == "note: 4 texts resolved, 0 sampled, 0 unknown\n")
    }

    @Test func `texts are those of the language`() async throws {
      let page = await preview(
        "ProductCard.swift", "--locale", "de", "--categories", "AX5", "--device", "se3")
      #expect(page.output.contains("“In den Warenkorb legen”"))
    }

    @Test func `a sheet and a page are written`() async throws {
      let sheet = await preview(
        "ProductCard.swift", "--categories", "L", "--format", "png", "--quiet")
      #expect(sheet.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(sheet.diagnostics == "")
      let page = await preview("ProductCard.swift", "--categories", "L", "--format", "html")
      #expect(page.output.contains("<title>ProductCard"))
    }

    @Test func `an audit lays screens out, heeds comments beside lines, and shows pictures`()
      async throws
    {
      let app = try SampleApp()
      try app.add(
        "Sources/Card.swift",
        text: """
          import SwiftUI

          struct Card: View {
            var body: some View {
              ScrollView {
                // dyntype:disable:next fit-truncated — shown in full on the next screen
                Text("The complete guide to gardening").lineLimit(1)
                Text("Everything about pruning roses").lineLimit(1)
              }
            }
          }
          """)
      let audit = await dyntype("audit", app.path, "--format", "editor")
      #expect(audit.output.contains("Card.swift:8:"))
      #expect(!audit.output.contains("Card.swift:7:"))
      #expect(
        audit.diagnostics == "note: 1 screen, 2 texts resolved, 0 sampled, 0 unknown\n")
      let page = await dyntype("audit", app.path, "--format", "html")
      #expect(page.output.contains("alt=\"Card at XXXL beside AX1\""))
      #expect(page.output.contains("Suppressed (1)"))
    }

    @Test func `an audit reads the fonts that the code names`() async throws {
      let audit = await dyntype("audit", Self.app, "--format", "editor")
      let lines = audit.output.split(separator: "\n").map { line in
        line.split(separator: "Shop/").last.map(String.init) ?? ""
      }
      #expect(
        lines.contains {
          $0.hasPrefix("Sources/Theme.swift:10:") && $0.hasSuffix("[scale-fixed-size]")
        })
      #expect(
        lines.contains {
          $0.hasPrefix("Sources/Theme.swift:9:") && $0.contains("\"Lato-Bold\" is neither")
        })
      #expect(
        lines.contains {
          $0.hasPrefix("Sources/ProductCard.swift:27:") && $0.hasSuffix("[fit-truncated]")
        })
      // What the code says of the font is told where it is defined, once.
      #expect(lines.count { $0.hasSuffix("[scale-fixed-size]") } == 1)
    }

    @Test func `what is not there is said with what there is`() async throws {
      let type = await preview("ProductCard.swift:ProductCart")
      #expect(type.status == 65)
      #expect(type.diagnostics.contains("has no view 'ProductCart'. Did you mean 'ProductCard'?"))
      #expect(type.diagnostics.contains("There are ProductCard, Winter jacket"))
      let none = await preview("Theme.swift")
      #expect(none.status == 65)
      #expect(none.diagnostics.contains("declares no view and no preview"))
      #expect(await preview("None.swift").status == 66)
      #expect(await preview("ProductCard.swift", "-o", "card.gif").status == 64)
    }
  }
#endif
