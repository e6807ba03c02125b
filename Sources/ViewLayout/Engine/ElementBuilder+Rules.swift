import DynamicType
import TextLayout

extension ElementBuilder {
  /// The rule of a leaf or a container.
  mutating func rule(
    for node: ViewNode, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> any LayoutRule {
    var inside = around
    inside.stackAxis = nil
    switch node.content {
    case .text(let text): return TextRule(text: try prepared(text, at: node.place, in: around))
    case .image(let image): return try rule(for: image, in: around)
    case .shape(let shape):
      return shape.outline == .circle ? CircleRule() : FillRule()
    case .spacer(let minLength):
      return SpacerRule(axis: around.stackAxis, minLength: minLength ?? SpacerRule.defaultMinimum)
    case .divider: return divider(in: around)
    case .unknown(let unknown):
      return unknown.size.map { FixedRule(fixed: $0) } ?? FillRule()
    case .stack(let stack): return try rule(for: stack, in: around)
    case .layers(let layers):
      return LayersRule(
        children: try elements(of: layers.children, in: inside), alignment: layers.alignment)
    case .scroll(let scroll):
      return ScrollRule(axes: scroll.axes, content: try element(of: scroll.children, in: inside))
    case .viewThatFits(let axes, let children):
      return ViewThatFitsRule(axes: axes, children: try elements(of: children, in: inside))
    case .custom(let layout, let children):
      return CustomRule(layout: layout, children: try elements(of: children, in: inside))
    case .geometry(let geometry): return rule(for: geometry, in: inside)
    case .grid(let grid): return try rule(for: grid, in: inside)
    case .lazyGrid(let grid):
      return LazyGridRule(grid, children: try elements(of: grid.children, in: inside))
    case .list(let list): return try rule(for: list, in: inside)
    case .empty, .group, .gridRow, .section, .control, .navigation, .tabs, .modified:
      return EmptyRule()
    }
  }

  private func prepared(
    _ text: TextContent, at place: SourcePlace?, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> any PreparedText {
    do throws(ViewLayoutError) {
      return try texts.prepare(text, in: around)
    } catch {
      throw ViewLayoutError(error.code, error.reason, place: error.place ?? place)
    }
  }

  private func rule(
    for image: ImageContent, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> any LayoutRule {
    switch image {
    case .picture(_, let size, let isResizable):
      return isResizable ? ResizableRule(ideal: size) : FixedRule(fixed: size)
    case .symbol(let symbol):
      let fit = try texts.symbol(symbol, in: around)
      guard !symbol.isResizable else { return ResizableRule(ideal: fit.size) }
      return FixedRule(fixed: fit.size, baseline: fit.baseline, spacing: fit.spacing)
    }
  }

  /// Source: a divider is one pixel thick, one point at accessibility sizes.
  private func divider(in around: ElementEnvironment) -> any LayoutRule {
    let thickness =
      around.category.isAccessibilityCategory
      ? 1 : environment.profile.dividerPixels / environment.displayScale
    let axis = around.stackAxis == .horizontal ? Axis.vertical : .horizontal
    return BarRule(axis: axis, thickness: thickness)
  }

  private mutating func rule(
    for stack: StackContent, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> any LayoutRule {
    var inside = around
    inside.stackAxis = stack.axis
    let rule = StackRule(
      axis: stack.axis, alignment: stack.alignment, spacing: stack.spacing,
      children: try elements(of: stack.children, in: inside))
    return stack.isLazy ? LazyStackRule(stack: rule) : rule
  }

  private func rule(
    for geometry: GeometryContent, in inside: ElementEnvironment
  ) -> any LayoutRule {
    let start = self
    return GeometryRule { values in
      var builder = start
      do throws(ViewLayoutError) {
        let nodes = [geometry.make(values)]
        let made = try builder.layers(of: nodes, alignment: .topLeading, in: inside)
        return made
      } catch {
        start.failure.error = start.failure.error ?? error
        return LayoutElement(
          EmptyRule(), source: ElementSource(node: ViewNode(.empty), environment: inside))
      }
    }
  }
}
