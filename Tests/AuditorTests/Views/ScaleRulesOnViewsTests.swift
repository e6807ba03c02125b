import SwiftUI
import Testing
import ViewLayout

@testable import Auditor

/// Texts and pictures that do not follow the text size, or follow it wrongly.
struct ScaleRulesOnViewsTests {
  /// signalapp/Signal-iOS#798.
  @Test func `a system font of fixed size is told of with the style of its size`() async throws {
    let found = try await findings(
      ScaleFixedSize(),
      in: subject {
        VStack {
          Text("Messages").font(.system(size: 17, weight: .semibold))
          Text("Archive").font(.system(size: 16))
          Text("Settings").font(.body)
        }
      })
    #expect(found.map { $0.fact("nearestStyle") } == ["headline", "callout"])
    #expect(found.first?.advice == "use .headline (17 pt at L)")
  }

  @Test func `a size that is scaled elsewhere is not fixed`() async throws {
    struct Label: View {
      @ScaledMetric var size: CGFloat = 16
      var body: some View { Text("Messages").font(.system(size: size)) }
    }
    #expect(try await findings(ScaleFixedSize(), in: subject { Label() }).isEmpty)
  }

  @Test func `a custom font of fixed size is told of with the style of its size`() async throws {
    let found = try await findings(
      ScaleCustomFixed(),
      in: subject {
        VStack {
          Text("Fine print").font(.custom("Lato-Regular", fixedSize: 12))
          Text("Terms").font(.custom("Lato-Regular", size: 12, relativeTo: .caption))
        }
      })
    #expect(found.count == 1)
    #expect(found.first?.advice == "use .custom(\"Lato-Regular\", size: 12, relativeTo: .caption)")
  }

  /// steamclock/niceComponents#69.
  @Test func `a scaled size given to a font that scales is scaled twice`() async throws {
    struct Label: View {
      @ScaledMetric var size: CGFloat = 17
      let isFixed: Bool
      var body: some View {
        Text("Total").font(
          isFixed ? .custom("Lato-Regular", fixedSize: size) : .custom("Lato-Regular", size: size))
      }
    }
    let finding = try #require(
      try await findings(ScaleDouble(), in: subject { Label(isFixed: false) }).first)
    // Measured on the platform: UIFontMetrics makes 48 of 17 at AX5.
    #expect(finding.message.contains("is given 48 pt at AX5"))
    #expect(try await findings(ScaleDouble(), in: subject { Label(isFixed: true) }).isEmpty)
  }

  @Test func `a title that grows like body has the wrong curve`() async throws {
    let found = try await findings(
      ScaleStyleMismatch(),
      in: subject {
        VStack {
          Text("Weekly plan").font(.custom("Lato-Regular", size: 34))
          Text("Three meals").font(.custom("Lato-Regular", size: 34, relativeTo: .largeTitle))
          Text("For two").font(.custom("Lato-Regular", size: 16))
        }
      })
    #expect(found.map { $0.fact("nearestStyle") } == ["largeTitle"])
  }

  @Test(arguments: [
    (DynamicTypeSize.xLarge, Severity.serious), (.accessibility1, .moderate),
    (.accessibility4, .minor),
  ])
  func `a cap is the worse the lower it is`(
    _ cap: DynamicTypeSize, _ severity: Severity
  ) async throws {
    let found = try await findings(
      ScaleCapped(),
      in: subject {
        VStack {
          Text("Article")
          Text("A paragraph of it")
        }.dynamicTypeSize(...cap)
      })
    #expect(found.map(\.severity) == [severity])
    #expect(found.first?.occurrences.count == 1)
  }

  @Test func `what the large content viewer shows may keep its size`() async throws {
    let button = subject {
      Button("Home") {}.dynamicTypeSize(.large).accessibilityShowsLargeContentViewer()
    }
    #expect(try await findings(ScaleCapped(), in: button).isEmpty)
  }

  @Test func `a bar of the platform may keep its size`() async throws {
    let screen = subject {
      NavigationStack { Text("Inbox").navigationTitle("Mail").toolbar { Button("Edit") {} } }
    }
    #expect(try await findings(ScaleCapped(), in: screen).isEmpty)
  }

  @Test func `a part of a text that stays small is told of`() async throws {
    #expect(
      try await findings(
        ScaleAttributedMixed(),
        in: subject { Text("12").font(.title) + Text("€").font(.system(size: 12)) }
      ).count == 1)
    #expect(
      try await findings(
        ScaleAttributedMixed(), in: subject { Text("12").font(.title) + Text("€").font(.caption) }
      ).isEmpty)
  }

  @Test func `wide paddings count only where a text lacks room`() async throws {
    func title(_ padding: CGFloat) -> ViewSubject {
      subject { Text("Benachrichtigungen").padding(.horizontal, padding) }
    }
    #expect(try await findings(ScaleSpacingFixed(), in: title(60)).count == 1)
    #expect(try await findings(ScaleSpacingFixed(), in: title(16)).isEmpty)
  }

  @Test func `an icon of fixed size stays small beside a text that grows`() async throws {
    let found = try await findings(
      IconNotScaling(),
      in: subject {
        VStack {
          HStack {
            Image(systemName: "bell").font(.system(size: 16))
            Text("Alerts")
          }
          Label("Sounds", systemImage: "speaker")
          HStack {
            Image(systemName: "star").font(.system(size: 16)).accessibilityHidden(true)
            Text("Favourites")
          }
          HStack {
            Image("cover").resizable().frame(width: 80, height: 80)
            Text("Gardening")
          }
        }
      })
    #expect(found.count == 1)
    #expect(found.first?.message.contains("\"bell\"") == true)
  }

  @Test func `decoration that grows takes the room of the text`() async throws {
    struct Banner: View {
      @ScaledMetric var height: CGFloat = 80
      let isScaled: Bool
      var body: some View {
        Image("confetti").resizable().frame(height: isScaled ? height : 80)
          .accessibilityHidden(true)
      }
    }
    #expect(
      try await findings(ImageDecorativeScales(), in: subject { Banner(isScaled: true) }).count == 1
    )
    #expect(
      try await findings(ImageDecorativeScales(), in: subject { Banner(isScaled: false) }).isEmpty)
  }

  /// wordpress-mobile/WordPress-iOS#16052.
  @Test func `a picture in a text stays small, a symbol grows`() async throws {
    #expect(
      try await findings(
        AttachmentNotScaling(), in: subject { Text("\(Image("share")) Generate new link") }
      ).count == 1)
    #expect(
      try await findings(
        AttachmentNotScaling(),
        in: subject { Text("\(Image(systemName: "link")) Generate new link") }
      ).isEmpty)
  }

  /// react/react-native#30892, microsoft/fluentui-apple#501.
  @Test func `an item of a bar without the viewer is told of by itself`() async throws {
    struct Bar: View {
      let withoutViewer: String
      var body: some View {
        VStack {
          Text("Inbox")
          Spacer()
          HStack {
            ForEach(["Home", "Search", "Profile"], id: \.self) { item in
              let button = Button {
              } label: {
                Image(systemName: "circle").font(.system(size: 20))
                  .frame(maxWidth: .infinity, minHeight: 49)
              }.accessibilityLabel(Text(verbatim: item))
              if item == withoutViewer {
                button
              } else {
                button.accessibilityShowsLargeContentViewer()
              }
            }
          }
        }
      }
    }
    #expect(
      try await findings(
        BarNoLargeContent(), in: subject { Bar(withoutViewer: "Search") }
      ).count == 1)
    #expect(
      try await findings(BarNoLargeContent(), in: subject { Bar(withoutViewer: "") }).isEmpty)
  }

  /// loopandlearn/LoopFollow#679.
  @Test func `titles that grow in a bar of fixed height are told of`() async throws {
    struct Bar: View {
      let isCapped: Bool
      var body: some View {
        VStack {
          Spacer()
          let items = HStack {
            ForEach(["Remote", "Snoozer", "Alarms"], id: \.self) { item in
              Button {
              } label: {
                Text(verbatim: item).font(.caption2).frame(maxWidth: .infinity)
              }
            }
          }.frame(height: 49)
          if isCapped {
            items.dynamicTypeSize(.large)
          } else {
            items
          }
        }
      }
    }
    #expect(try await findings(BarScales(), in: subject { Bar(isCapped: false) }).count == 3)
    #expect(try await findings(BarScales(), in: subject { Bar(isCapped: true) }).isEmpty)
  }
}
