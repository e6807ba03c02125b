import DynamicType
import TextLayout

/// Lays one view out in one room.
struct ViewLayouter {
  let texts: any TextSource
  let environment: ViewEnvironment

  /// Lays a view out; one smaller than the room is centred in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - room: What it is offered.
  ///   - margins: What is kept free around the room.
  /// - Returns: The screen with the view in it.
  /// - Throws: ``ViewLayoutError``.
  func layOut(
    _ view: ViewNode, in room: Rect, margins: EdgeInsets
  ) throws(ViewLayoutError) -> LaidOutView {
    var builder = ElementBuilder(texts: texts, environment: environment)
    builder.hasFreeTop = margins.top > 0
    let start = ElementEnvironment(
      category: environment.category, direction: environment.layoutDirection)
    let root = try builder.element(of: [view], in: start)
    let screen = LayoutElement(
      ScreenRule(child: root, room: room, margins: margins),
      source: ElementSource(node: ViewNode(.group([])), environment: start))
    var recorder = FrameRecorder()
    let bounds = Size(
      width: room.width + margins.horizontal, height: room.height + margins.vertical)
    let laidOut = recorder.record(
      screen, frame: Rect(origin: .zero, size: bounds), proposal: ProposedSize(bounds),
      room: Room(margins: .zero))
    if let error = builder.failure.error { throw error }
    return laidOut
  }
}

/// The screen, in whose safe area a view is centred.
private struct ScreenRule: WrappingRule {
  let child: LayoutElement
  let room: Rect
  let margins: EdgeInsets

  func size(for proposal: ProposedSize) -> Size { proposal.replacingUnspecified(by: room.size) }

  func contents(in size: Size, for proposal: ProposedSize, room _: Room) -> [PlacedChild] {
    let offered = ProposedSize(room.size)
    var placement = child.aligned(.center, in: room.size, for: offered)
    placement.origin.x += margins.leading
    placement.origin.y += margins.top
    var placed = PlacedChild(child, placement)
    placed.addedMargins = margins
    return [placed]
  }
}

/// Writes down where everything is.
struct FrameRecorder {
  /// The view with its frame on the screen, and all within it.
  mutating func record(
    _ element: LayoutElement, frame: Rect, proposal: ProposedSize, room: Room
  ) -> LaidOutView {
    let source = element.source
    var children: [LaidOutView] = []
    var contents = element.rule.contents(in: frame.size, for: proposal, room: room)
    contents.sort { $0.element.source.zIndex < $1.element.source.zIndex }
    for placed in contents {
      let size = placed.element.size(for: placed.placement.proposal)
      let origin = placed.placement.origin
      let isMirrored = source.environment.direction == .rightToLeft
      let child = Rect(
        origin: Point(
          x: isMirrored ? frame.maxX - origin.x - size.width : frame.minX + origin.x,
          y: frame.minY + origin.y),
        size: size)
      children.append(
        record(
          placed.element, frame: child, proposal: placed.placement.proposal,
          room: room.inside(frame.size, child: Rect(origin: origin, size: size), placed)))
    }
    let text = (element.rule as? TextRule)?.fit(proposal)?.layout
    return LaidOutView(
      node: source.node.withoutChildren, frame: frame, text: text,
      category: source.environment.category, direction: source.environment.direction,
      isEnabled: source.environment.isEnabled, bar: source.environment.bar,
      children: children)
  }
}

extension Room {
  /// What is kept free around a child: at edges where it touches those of its container's inside.
  func inside(_ size: Size, child: Rect, _ placed: PlacedChild) -> Room {
    let added = placed.addedMargins
    let tolerance = 0.01
    var result = EdgeInsets.zero
    let gaps: [(Edge, Double)] = [
      (.top, child.minY), (.leading, child.minX), (.bottom, size.height - child.maxY),
      (.trailing, size.width - child.maxX),
    ]
    for (edge, gap) in gaps where (gap - added[edge]).magnitude <= tolerance {
      result[edge] = margins[edge] + added[edge]
    }
    return Room(margins: result)
  }
}

extension ElementSource {
  /// The order in which layers are drawn.
  var zIndex: Double {
    guard case .modified(_, .zIndex(let index)) = node.content else { return 0 }
    return index
  }
}
