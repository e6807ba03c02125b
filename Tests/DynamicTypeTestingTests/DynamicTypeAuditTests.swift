import Auditor
import DynamicType
import DynamicTypeTesting
import SwiftUI
import Synchronization
import Testing
import ViewLayout

struct DynamicTypeAuditTests {
  private struct ProfileCard: View {
    var body: some View {
      HStack {
        Text("Marie-Françoise Kerguelen").font(.headline).lineLimit(1)
        Text("Member").font(.system(size: 12))
      }.padding()
    }
  }

  private struct CalmCard: View {
    var body: some View {
      ScrollView {
        Text("Marie-Françoise Kerguelen").font(.headline)
        Text("Member").font(.caption)
      }
    }
  }

  @Test func `each finding is an issue that names place, rule and remedy`() async throws {
    let texts = Texts()
    try await withKnownIssue {
      try await performDynamicTypeAudit(of: ProfileCard(), on: [.iPhoneSE3])
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(texts.all.contains { $0.contains("[fit-truncated]") && $0.contains("is cut") })
    #expect(texts.all.contains { $0.contains("[scale-fixed-size]") && $0.contains(".caption") })
    #expect(texts.all.allSatisfy { $0.contains("DynamicTypeAuditTests.swift:") })
  }

  @Test func `a view that works records nothing`() async throws {
    let found = try await performDynamicTypeAudit(
      of: CalmCard(), on: [.iPhoneSE3, .iPhone16Pro], locales: ["en", "de"])
    #expect(found.isEmpty)
  }

  @Test func `a device on its side and the other direction are looked at when asked for`()
    async throws
  {
    struct Title: View {
      var body: some View { Text("Marie-Françoise Kerguelen").font(.headline).lineLimit(1) }
    }
    // 25 letters of headline need more than 375 pt at AX3, and less than 667.
    let texts = Texts()
    try await withKnownIssue {
      try await performDynamicTypeAudit(
        of: Title(), on: [.iPhoneSE3], orientations: [.landscape, .portrait],
        layoutDirections: [.rightToLeft])
    } matching: { issue in
      texts.add(issue.comments.map(\.rawValue).joined())
      return true
    }
    #expect(texts.all.contains { $0.contains("portrait") })
  }

  @Test func `known findings can be left out`() async throws {
    let found = try await performDynamicTypeAudit(of: ProfileCard(), on: [.iPhoneSE3]) { _ in true }
    #expect(found.isEmpty)
  }
}

/// Texts of issues, which are told from anywhere.
final class Texts: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }
  func add(_ text: String) { texts.withLock { $0.append(text) } }
}
