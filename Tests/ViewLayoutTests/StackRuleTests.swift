import DynamicType
import Testing
import TextLayout

@testable import ViewLayout

/// Hand-worked layouts, and what must hold for any.
@Suite struct StackRuleTests {
  private func layOut(
    _ node: ViewNode, width: Double = 300, height: Double = 200, rightToLeft: Bool = false
  ) throws -> LaidOutView {
    let texts = try MeasuredTexts(platform: "macOS", isTall: false, given: [:])
    let environment = ViewEnvironment(
      device: try Device.named("iPhone SE (3rd generation)"),
      layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
    return try ViewLayouter(texts: texts, environment: environment).layOut(
      node, in: Rect(x: 0, y: 0, width: width, height: height), margins: .zero)
  }

  private func box(
    _ id: String, _ width: Double? = nil, _ height: Double? = nil
  ) -> ViewNode {
    var node = ViewNode(.shape(ShapeContent(fill: .black)))
      .modified(.frame(width: width, height: height, alignment: .center))
    node.id = id
    return node
  }

  private func row(_ children: [ViewNode], spacing: Double? = nil) -> ViewNode {
    ViewNode(.stack(StackContent(.horizontal, spacing: spacing, children: children)))
  }

  @Test func `a higher priority leaves the others their least`() throws {
    // 300 less 60 and 20: the view of priority 1 takes 220.
    func flexible(_ id: String, priority: Double) -> ViewNode {
      var node = ViewNode(.shape(ShapeContent(fill: .black)))
        .modified(.flexibleFrame(FlexibleFrame(minWidth: 20)))
      node.id = id
      return node.modified(.layoutPriority(priority))
    }
    let laidOut = try layOut(
      row([flexible("a", priority: 0), flexible("b", priority: 1), box("c", 60, 20)], spacing: 0))
    #expect(laidOut.view(id: "a")?.frame.width == 20)
    #expect(laidOut.view(id: "b")?.frame.width == 220)
    #expect(laidOut.view(id: "c")?.frame.width == 60)
  }

  @Test func `frames are rounded edge by edge`() {
    // 10.3 to 20.9 at 2 pixels a point: 10.5 to 21.
    let rounded = Rect(x: 10.3, y: 0, width: 10.6, height: 1).roundedToPixels(scale: 2)
    #expect(rounded == Rect(x: 10.5, y: 0, width: 10.5, height: 1))
  }

  @Test func `right-to-left layout is the mirror image`() throws {
    let node = row([
      box("a", 40, 30), box("b", nil, 20), ViewNode(.spacer(minLength: nil)), box("c", 25, 10),
    ]).modified(.padding(EdgeInsets(top: 3, leading: 20, bottom: 0, trailing: 5)))
    let (left, right) = (try layOut(node), try layOut(node, rightToLeft: true))
    for id in ["a", "b", "c"] {
      let one = try #require(left.view(id: id)).frame
      let other = try #require(right.view(id: id)).frame
      #expect((one.minX - (300 - other.maxX)).magnitude < 1e-9)
      #expect(one.minY == other.minY && one.size == other.size)
    }
  }

  @Test func `views too deep within each other are refused`() throws {
    var node = box("a")
    for _ in 0..<600 { node = node.modified(.padding(EdgeInsets(all: 1))) }
    #expect(throws: ViewLayoutError.self) { _ = try layOut(node) }
  }

  @Test(arguments: [Double.nan, -.infinity, 1e9])
  func `lengths that are none are refused`(length: Double) throws {
    let places: [ViewModification] = [
      .frame(width: length, height: nil, alignment: .center),
      .padding(EdgeInsets(top: length)), .offset(Size(width: length, height: 0)),
      .flexibleFrame(FlexibleFrame(minWidth: length)), .position(Point(x: length, y: 0)),
      .aspectRatio(length, .fit), .layoutPriority(.nan),
    ]
    for modification in places {
      let node = box("a").modified(modification)
      #expect(throws: ViewLayoutError.self) { _ = try layOut(node) }
    }
  }

  @Test func `any tree is laid out, and the same twice`() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let node = randomNode(depth: 4, &generator)
      let (first, second) = (try layOut(node), try layOut(node))
      #expect(first.description == second.description)
      for view in first.allViews() {
        let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        #expect(!numbers.contains { !$0.isFinite }, "\(first)")
        #expect(view.frame.width >= 0 && view.frame.height >= 0, "\(first)")
      }
    }
  }

  private func randomNode(depth: Int, _ generator: inout SeededGenerator) -> ViewNode {
    func number() -> Double { Double.random(in: 0...150, using: &generator).rounded() }
    guard depth > 0 else {
      return Bool.random(using: &generator)
        ? ViewNode(.text(TextContent(AttributedText("Hello", font: .system(size: 13)))))
        : ViewNode(.shape(ShapeContent(fill: .black)))
    }
    var children: [ViewNode] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      children.append(randomNode(depth: depth - 1, &generator))
    }
    switch Int.random(in: 0...9, using: &generator) {
    case 0: return row(children)
    case 1: return ViewNode(.stack(StackContent(.vertical, children: children)))
    case 2: return ViewNode(.layers(LayersContent(children: children)))
    case 3: return ViewNode(.scroll(ScrollContent(children: children)))
    case 4: return ViewNode(.viewThatFits(axes: .both, children))
    case 5:
      return ViewNode(
        .grid(GridContent(children: [ViewNode(.gridRow(GridRowContent(children: children)))])))
    case 6: return ViewNode(.list(ListContent(children: children)))
    case 7:
      return ViewNode(
        .lazyGrid(
          LazyGridContent(
            .vertical, tracks: [.init(.adaptive(minimum: 40, maximum: .infinity))],
            children: children)))
    case 8:
      return ViewNode.group(children).modified(
        .frame(width: number(), height: nil, alignment: .topLeading))
    default:
      return ViewNode.group(children).modified(
        .flexibleFrame(FlexibleFrame(minWidth: number(), maxHeight: number())))
    }
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
