import DynamicType
import FoundationEssentials
import SwiftUI
import SwiftUISource
import Testing
import ViewLayout

@testable import ViewExamples

/// What is read of source files equals what the compiler makes of the same files.
@Suite struct ExampleTests {
  private static let files = [
    "AxisSwitch", "BrokenCard", "CustomBar", "CustomFonts", "InlineSymbols", "LabeledSwitch",
    "ScaledImage", "TextStyles",
  ]

  /// The compiled views by their names.
  private static let views: [String: @Sendable (ViewEnvironment) -> ViewNode] = [
    "ContactRow": { ContactRow().resolved(in: $0) },
    "LegacyRow": { LegacyRow().resolved(in: $0) },
    "BrokenCard": { BrokenCard().resolved(in: $0) },
    "CustomTabBar": { CustomTabBar().resolved(in: $0) },
    "BrandCard": { BrandCard().resolved(in: $0) },
    "InlineSymbolList": { InlineSymbolList().resolved(in: $0) },
    "NotificationSetting": { NotificationSetting().resolved(in: $0) },
    "SettingsScreen": { SettingsScreen().resolved(in: $0) },
    "SettingsScreenPreviews": { SettingsScreenPreviews.previews.resolved(in: $0) },
    "ScaledAvatar": { ScaledAvatar().resolved(in: $0) },
    "TextStyleList": { TextStyleList().resolved(in: $0) },
  ]

  private static func project() throws -> SwiftUIProject {
    SwiftUIProject(files: try files.map { try Fixture.file("ViewExamples/\($0).swift") })
  }

  @Test func `every view and preview of the files is found`() throws {
    #expect(try Set(Self.project().views.map(\.name)) == Set(Self.views.keys))
  }

  @Test(arguments: [
    ContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ])
  func `trees read from source equal those of compiled views`(
    category: ContentSizeCategory
  ) throws {
    let environment = try Fixture.environment(category)
    for view in try Self.project().views {
      let make = try #require(Self.views[view.name])
      let compiled = make(environment)
      let read = view.resolve(in: environment)
      #expect(Self.difference(read.dump, compiled.dump) == nil, "\(view.name)")
      let layout = try Fixture.layOut(read, at: category).description
      #expect(try layout == Fixture.layOut(compiled, at: category).description, "\(view.name)")
    }
  }

  /// Where two dumps part; nil where they are equal.
  private static func difference(_ first: String, _ second: String) -> String? {
    guard first != second else { return nil }
    let same = zip(first, second).prefix { $0 == $1 }.count
    let parts = [first, second].map { $0.dropFirst(max(same - 60, 0)).prefix(160) }
    return "…\(parts[0])… instead of …\(parts[1])…"
  }

  @Test func `every text, picture and control knows its place`() throws {
    let environment = try Fixture.environment()
    for view in try Self.project().views {
      for part in try Fixture.layOut(view.resolve(in: environment)).allViews() {
        switch part.node.content {
        case .text, .image, .control:
          guard part.node.part == nil else { continue }
          let place = try #require(part.node.place, "\(view.name): \(part)")
          #expect(place.file.hasPrefix("ViewExamples/"), "\(view.name): \(part)")
        default: break
        }
      }
    }
  }

  @Test func `nothing of the examples is unknown`() throws {
    let environment = try Fixture.environment()
    for view in try Self.project().views {
      #expect(view.resolved(in: environment).coverage.unknown == [:], "\(view.name)")
    }
  }
}

extension ViewNode {
  /// The tree with all that it holds but the places.
  var dump: String {
    "\(self)".replacing(#/Optional\(ViewLayout\.SourcePlace\([^)]*\)\)/#, with: "nil")
  }
}
