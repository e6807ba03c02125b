import BundledFonts
import DynamicType
import FontBook
import Testing
import TextLayout

@testable import ViewLayout

/// What cannot be read or reached, in layouts small enough to be reckoned by hand.
struct ViewProblemTests {
  private static func fonts() throws -> FontBook {
    FontBook(
      systemManifest: try FontManifest(contentsOf: try #require(BundledFonts.manifestPath)))
  }

  private static func text(_ text: String) -> ViewNode {
    ViewNode(.text(TextContent(AttributedText(text))))
  }

  private func problems(_ view: ViewNode, size: Size) throws -> [ViewProblem] {
    let environment = ViewEnvironment(device: .iPhone16)
    return try LayoutSession(fonts: try Self.fonts())
      .layOut(view, in: environment, size: size).problems()
  }

  @Test func `a line that sticks out of a low box protrudes at both sides`() throws {
    // Body has a line of 20.29 pt at L, 20.33 on the display's pixels: 5.17 above and below 10.
    let view = Self.text("Hello").modified(.frame(width: nil, height: 10, alignment: .center))
    let found = try problems(view, size: Size(width: 300, height: 300))
    #expect(found.map(\.kind) == [.protruding])
    #expect(abs((found.first?.excess ?? 0) - 5.17) < 0.01)
  }

  @Test func `a clip cuts off what sticks out, a scroll view does not`() throws {
    let low = Self.text("Hello").modified(.frame(width: nil, height: 10, alignment: .center))
    let clipped = try problems(
      low.modified(.clipped(.rectangle)), size: Size(width: 300, height: 300))
    #expect(Set(clipped.map(\.kind)) == [.protruding, .clipped])
    let long = ViewNode(
      .stack(StackContent(.vertical, children: (0..<40).map { Self.text("\($0)") })))
    let scrolling = ViewNode(.scroll(ScrollContent(children: [long])))
    #expect(try problems(scrolling, size: Size(width: 300, height: 300)).isEmpty)
    #expect(
      try problems(long, size: Size(width: 300, height: 300)).contains { $0.kind == .outside })
  }

  @Test func `texts on top of each other overlap by what they have in common`() throws {
    let layers = ViewNode(
      .layers(
        LayersContent(alignment: .topLeading, children: [Self.text("Above"), Self.text("Below")]))
    )
    let found = try problems(layers, size: Size(width: 300, height: 300))
    #expect(found.map(\.kind) == [.overlapping])
    // The lower of both is the line's height.
    #expect(abs((found.first?.excess ?? 0) - 20.33) < 0.01)
  }

  @Test func `the index follows the order of drawing, and knows what is around`() throws {
    let view = ViewNode(.scroll(ScrollContent(axes: .horizontal, children: [Self.text("A")])))
      .modified(.accessibility(.hidden))
    let index = ViewIndex(
      try LayoutSession(fonts: try Self.fonts()).layOut(
        view, in: ViewEnvironment(device: .iPhone16), size: Size(width: 100, height: 100)))
    let text = try #require(index.views.last)
    #expect(text.isUntold)
    #expect(text.scrolling == .horizontal)
    #expect(index.ancestors(of: text.index).last?.index == 0)
    #expect(index.descendants(of: 0).count == index.views.count - 1)
  }
}

extension AccessibilityChange {
  fileprivate static var hidden: AccessibilityChange {
    var change = AccessibilityChange()
    change.isHidden = true
    return change
  }
}

extension ViewProblemTests {
  @Test func `a box that fills the width squeezes no text that had room`() throws {
    func column(_ children: [ViewNode]) -> ViewNode {
      ViewNode(.stack(StackContent(.vertical, children: children)))
    }
    func sentences(_ count: Int) -> ViewNode {
      Self.text(String(repeating: "Three meals for two people. ", count: count))
    }
    // Of both columns the first can give way less, and is served first with half of what there is:
    // of 600 points that is enough, of their own height together it is not.
    let picture = ViewNode(.shape(ShapeContent(fill: .black)))
      .modified(.frame(width: 100, height: 200, alignment: .center))
    let view = column([column([picture, sentences(2)]), sentences(6)])
      .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
    #expect(try problems(view, size: Size(width: 200, height: 600)).isEmpty)
  }
}
