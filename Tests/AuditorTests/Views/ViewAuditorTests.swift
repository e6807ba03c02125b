import DynamicType
import SwiftUI
import Testing
import ViewLayout

@testable import Auditor

struct ViewAuditorTests {
  private static func card(_ title: String) -> ViewSubject {
    subject(title) {
      VStack(alignment: .leading) {
        Text("The complete guide to gardening").font(.headline).lineLimit(1)
        Text("Chapter 4").font(.system(size: 15))
        Button("Play") {}
      }.padding()
    }
  }

  @Test func `the result is the same with any number of workers`() async throws {
    let subjects = (1...5).map { Self.card("Card \($0)") }
    var results: [[Finding]] = []
    for workers in [1, 2, 7] {
      let auditor = ViewAuditor(fonts: try appFonts.get(), matrix: try .small())
      results.append(await auditor.audit(subjects, workers: workers).result.findings)
    }
    #expect(results[0] == results[1])
    #expect(results[0] == results[2])
    #expect(!results[0].isEmpty)
  }

  @Test func `one line of source on several screens is one finding`() async throws {
    let auditor = ViewAuditor(
      fonts: try appFonts.get(), matrix: try .small(), rules: [FitTruncated()])
    let found = await auditor.audit([Self.card("First"), Self.card("Second")]).result.findings
    #expect(found.count == 1)
    #expect(found.first?.occurrences.map(\.symbol) == ["Second"])
  }

  @Test func `a view that cannot be laid out is a failure, and the others are looked at`()
    async throws
  {
    let broken = subject("Broken") { Text("Hello").padding(.nan) }
    let auditor = ViewAuditor(fonts: try appFonts.get(), matrix: try .small())
    let outcome = await auditor.audit([broken, Self.card("Whole")])
    #expect(outcome.failures.map(\.subject.name) == ["Broken"])
    #expect(!outcome.result.findings.isEmpty)
  }

  @Test func `findings name the device, language and size at which it is worst`() async throws {
    var matrix = ViewMatrix(
      devices: [
        try Device.named("iPhone 16 Pro Max"), try Device.named("iPhone SE (3rd generation)"),
      ])
    matrix.locales = ["en", "de"]
    let strings = [
      "de": ["Save": "Änderungen speichern"], "en": ["Save": "Save all of the changes"],
    ]
    let view = subject(strings: strings) { Text("Save").font(.title).lineLimit(1) }
    let found = try await audit(view, matrix: matrix)
    let cut = try #require(found.first { $0.rule == "fit-truncated" })
    #expect(cut.fact("device") == "iPhone SE (3rd generation)")
    #expect(cut.fact("failsIn")?.contains("iPhone 16 Pro Max") == true)
  }

  @Test func `a clean view passes every rule`() async throws {
    let found = try await audit(
      subject {
        ScrollView {
          VStack(alignment: .leading) {
            Text("Reading list").font(.title)
            Text("Three books that you have begun, and two that you have not.")
            Button {
            } label: {
              Text("Add a book").frame(minWidth: 44, minHeight: 44)
            }
          }.padding()
        }
      })
    #expect(found.map { "\($0.rule): \($0.message)" } == [])
  }
}
