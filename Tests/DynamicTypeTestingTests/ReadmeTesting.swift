import DynamicType
import DynamicTypeTesting
import FontBook
import SwiftUI
import Testing

struct LibraryTests {
  @Test func `the profile card works at every size`() async throws {
    try await performDynamicTypeAudit(
      of: ProfileCard(), on: [.iPhoneSE3, .iPhone16Pro], locales: ["en", "de"])
  }

  @Test func `the button has room for its title`() throws {
    try expectFits("Sign in", font: .system(.headline), width: 160, lines: 1)
  }

  @Test func `the brand font measures as it did`() throws {
    try assertTextMetrics(of: ["Sign in", "Continue"], width: 280, named: "brand")
  }
}

/// The example's view.
struct ProfileCard: View {
  var body: some View {
    ScrollView {
      Text("Marie-Françoise Kerguelen").font(.headline)
      Text("Member").font(.caption)
    }
  }
}
