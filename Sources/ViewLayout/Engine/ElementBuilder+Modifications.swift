import DynamicType

extension ElementBuilder {
  /// The elements of a view with something changed; a change of a group is one of each member.
  mutating func modifiedElements(
    of node: ViewNode, _ inner: ViewNode, _ modification: ViewModification,
    in around: ElementEnvironment
  ) throws(ViewLayoutError) -> [LayoutElement] {
    try modification.validate(at: node.place)
    var inside = around
    if case .environment(let change) = modification { inside.apply(change) }
    let source = ElementSource(node: node, environment: around)
    var wrapped: [LayoutElement] = []
    for element in try elements(of: inner, in: inside) {
      let rule = try rule(for: modification, around: element, in: inside)
      wrapped.append(LayoutElement(rule, source: source))
    }
    return wrapped
  }

  private mutating func rule(
    for modification: ViewModification, around child: LayoutElement,
    in inside: ElementEnvironment
  ) throws(ViewLayoutError) -> any LayoutRule {
    switch modification {
    case .frame(let width, let height, let alignment):
      return FrameRule(child: child, width: width, height: height, alignment: alignment)
    case .flexibleFrame(let frame): return FlexibleFrameRule(child: child, frame: frame)
    case .padding(let insets): return PaddingRule(child: child, insets: insets)
    case .safeAreaPadding(let insets):
      return PaddingRule(child: child, insets: insets, isSafeArea: true)
    case .fixedSize(let axes): return FixedSizeRule(child: child, axes: axes)
    case .layoutPriority(let priority): return PriorityRule(child: child, priority: priority)
    case .aspectRatio(let ratio, let mode):
      return AspectRatioRule(child: child, ratio: ratio, mode: mode)
    case .offset(let offset): return OffsetRule(child: child, offset: offset)
    case .position(let center): return PositionRule(child: child, center: center)
    case .alignmentGuide(let guide, let value):
      return GuideRule(child: child, guide: guide, value: value)
    case .overlay(let nodes, let alignment), .background(let nodes, let alignment):
      let secondary = try layers(of: nodes, alignment: alignment, in: inside)
      return SecondaryRule(
        primary: child, secondary: secondary, alignment: alignment,
        isBehind: modification.isBackground)
    case .safeAreaInset(let edge, let alignment, let spacing, let nodes):
      let inset = try layers(of: nodes, alignment: alignment, in: inside)
      return SafeAreaInsetRule(
        content: child, inset: inset, edge: edge, alignment: alignment, spacing: spacing)
    case .ignoresSafeArea(let edges): return IgnoresSafeAreaRule(child: child, edges: edges)
    case .hidden, .clipped, .opacity, .environment, .accessibility, .gridCell, .listRow,
      .navigationTitle, .navigationTitleMode, .toolbarItem, .tabItem, .tag, .layoutValue, .zIndex:
      return TransparentRule(child: child)
    }
  }
}

extension ViewModification {
  fileprivate var isBackground: Bool {
    if case .background = self { true } else { false }
  }
}

extension ElementEnvironment {
  mutating func apply(_ change: EnvironmentChange) {
    if let direction = change.layoutDirection { self.direction = direction }
    if let category = change.category { self.category = category }
    if let isEnabled = change.isEnabled { self.isEnabled = self.isEnabled && isEnabled }
    if let hidesLabels = change.hidesLabels { self.hidesLabels = hidesLabels }
    if let bar = change.bar { self.bar = bar }
  }
}
