import DynamicType
import SwiftUI
import Testing
import TextLayout
import ViewLayout

@testable import Auditor

/// Rows, grids, scroll views and targets.
struct LayoutRulesOnViewsTests {
  /// redbadger/pride-london-app#98.
  @Test func `a row that stays a row cramps its texts`() async throws {
    struct Row: View {
      @Environment(\.dynamicTypeSize) private var size
      let switches: Bool
      var body: some View {
        let layout =
          switches && size.isAccessibilitySize
          ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
        layout {
          Text("Delivery address and instructions")
          Text("12 Long Meadow Lane, Portsmouth")
        }
      }
    }
    let found = try await findings(LayoutHorizontalOnly(), in: subject { Row(switches: false) })
    #expect(found.count == 1)
    #expect(found.first?.advice.contains("stacked") == true)
    #expect(
      try await findings(LayoutHorizontalOnly(), in: subject { Row(switches: true) }).isEmpty)
  }

  @Test func `an icon beside a text is no reason to stack`() async throws {
    let row = subject {
      HStack {
        Image(systemName: "bell")
        Text("Notifications about orders, deliveries and returns")
      }
    }
    #expect(try await findings(LayoutHorizontalOnly(), in: row).isEmpty)
  }

  @Test func `three columns split words at accessibility sizes, an adaptive grid does not`()
    async throws
  {
    func grid(_ columns: [GridItem]) -> ViewSubject {
      subject {
        ScrollView {
          LazyVGrid(columns: columns) {
            ForEach(["Breakfast", "Lunch", "Dinner"], id: \.self) { Text(verbatim: $0) }
          }
        }
      }
    }
    let fixed = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]
    let finding = try #require(try await findings(LayoutColumnsFixed(), in: grid(fixed)).first)
    #expect(finding.fact("columns") == "3")
    #expect(
      try await findings(
        LayoutColumnsFixed(), in: grid([GridItem(.adaptive(minimum: 320))])
      ).isEmpty)
  }

  @Test func `terms that scroll in a page that scrolls are told of`() async throws {
    let terms = String(repeating: "You agree to be kind to everyone you meet. ", count: 20)
    let nested = subject {
      ScrollView {
        Text("Welcome")
        ScrollView { Text(verbatim: terms) }.frame(height: 120)
      }
    }
    #expect(try await findings(LayoutNestedScroll(), in: nested).count == 1)
    #expect(
      try await findings(
        LayoutNestedScroll(),
        in: subject {
          ScrollView {
            Text("Welcome")
            Text(verbatim: terms)
          }
        }
      ).isEmpty)
  }

  @Test func `a line end in the middle of a sentence is told of`() async throws {
    #expect(
      try await findings(
        LayoutHardNewline(), in: subject { Text("Swipe up to see\nyour saved books") }
      ).count == 1)
    #expect(
      try await findings(
        LayoutHardNewline(), in: subject { Text("Saved.\nSwipe up to see more.") }
      ).isEmpty)
  }

  @Test func `a limit on a text that is not known in advance needs a person`() async throws {
    func title(_ text: String) -> ViewSubject {
      ViewSubject("Card") { _ in
        var content = TextContent(AttributedText(text))
        content.lineLimit = 1
        content.origin = .sample(of: "article.title")
        return ViewNode(.text(content))
      }
    }
    let found = try await findings(LayoutLineLimit(), in: title("A short title"))
    #expect(found.map(\.outcome) == [.needsReview])
    #expect(found.first?.message.contains("article.title") == true)
    #expect(
      try await findings(LayoutLineLimit(), in: subject { Text("A title").lineLimit(1) }).isEmpty)
  }

  @Test func `a bare symbol is a small target`() async throws {
    let found = try await findings(
      TargetTooSmall(),
      in: subject {
        VStack {
          Button {
          } label: {
            Image(systemName: "xmark").font(.system(size: 14))
          }
          Button("Close") {}.buttonStyle(.bordered)
          Button {
          } label: {
            Image(systemName: "plus").frame(minWidth: 44, minHeight: 44)
          }
        }
      })
    #expect(found.contains { $0.message.contains("xmark") && $0.severity == .serious })
    #expect(!found.contains { $0.message.contains("plus") })
  }

  @Test func `a button alone in a row of a list is as large as its row`() async throws {
    #expect(
      try await findings(
        TargetTooSmall(), in: subject { List { Button("Sign out") {} } }
      ).isEmpty)
  }

  @Test func `a button that shows a picture only needs a label`() async throws {
    let found = try await findings(
      LabelMissing(),
      in: subject {
        VStack {
          Button {
          } label: {
            Image("icon-close")
          }
          Button {
          } label: {
            Image("icon-open")
          }.accessibilityLabel("Open")
          Button {
          } label: {
            Image(systemName: "xmark")
          }
          Image("confetti").accessibilityHidden(true)
          Button("Save") {}
          Toggle("Airplane mode", isOn: .constant(true)).labelsHidden()
        }
      })
    #expect(found.map(\.outcome).sorted { $0.name < $1.name } == [.needsReview, .violation])
    #expect(found.contains { $0.message.contains("icon-close") && $0.outcome == .violation })
  }
}
