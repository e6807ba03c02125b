import DynamicType

/// Makes layout elements of view nodes.
struct ElementBuilder {
  let texts: any TextSource
  let environment: ViewEnvironment
  /// Whether the device or a bar above keeps something free on top.
  var hasFreeTop = false
  /// Whether the bar above shows a large title.
  var hasLargeTitle = false
  /// What went wrong in views that are made late.
  let failure = FailureNote()

  private var depth = 0

  init(texts: any TextSource, environment: ViewEnvironment) {
    self.texts = texts
    self.environment = environment
  }

  /// One element for several views, which stand below each other.
  mutating func element(
    of nodes: [ViewNode], in around: ElementEnvironment
  ) throws(ViewLayoutError) -> LayoutElement {
    let nodes = nodes.flatMap(\.members)
    if nodes.count == 1 {
      let parts = try elements(of: nodes, in: around)
      if parts.count == 1 { return parts[0] }
    }
    let node = ViewNode(.stack(StackContent(.vertical, children: [])))
    var inside = around
    inside.stackAxis = .vertical
    let rule = StackRule(
      axis: .vertical, alignment: .horizontalCenter, spacing: nil,
      children: try elements(of: nodes, in: inside))
    return LayoutElement(rule, source: ElementSource(node: node, environment: around))
  }

  /// One element for several views, which lie on top of each other.
  mutating func layers(
    of nodes: [ViewNode], alignment: Alignment, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> LayoutElement {
    var inside = around
    inside.stackAxis = nil
    let parts = try elements(of: nodes, in: inside)
    if parts.count == 1 { return parts[0] }
    let node = ViewNode(.layers(LayersContent(children: [])))
    return LayoutElement(
      LayersRule(children: parts, alignment: alignment),
      source: ElementSource(node: node, environment: around))
  }

  /// The elements of several views in order.
  mutating func elements(
    of nodes: [ViewNode], in around: ElementEnvironment
  ) throws(ViewLayoutError) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    for node in nodes { elements += try self.elements(of: node, in: around) }
    return elements
  }

  /// The elements of a view: several for a group, none for nothing.
  mutating func elements(
    of node: ViewNode, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> [LayoutElement] {
    depth += 1
    defer { depth -= 1 }
    guard depth <= LayoutSession.depthLimit else {
      throw ViewLayoutError(
        .tooDeep, "views lie more than \(LayoutSession.depthLimit) deep within each other",
        place: node.place)
    }
    switch node.content {
    case .empty: return []
    case .group(let nodes): return try elements(of: nodes, in: around)
    case .gridRow(let row): return try elements(of: row.children, in: around)
    case .section(let section):
      return try elements(
        of: section.header + section.children + section.footer, in: around)
    case .modified(let inner, let modification):
      return try modifiedElements(of: node, inner, modification, in: around)
    case .control(let control):
      return try controlElements(control, of: node, in: around)
    case .navigation(let navigation):
      let facts = BarFacts(navigation.root)
      let look = navigation.look(facts, environment: environment, hasFreeTop: hasFreeTop)
      let outer = (hasLargeTitle, hasFreeTop)
      (hasLargeTitle, hasFreeTop) = (facts.hasLargeTitle, true)
      defer { (hasLargeTitle, hasFreeTop) = outer }
      return try elements(of: look.keeping(node), in: around)
    case .tabs(let tabs):
      return try elements(of: tabs.look(environment: environment).keeping(node), in: around)
    default:
      try node.validate()
      let rule = try rule(for: node, in: around)
      return [LayoutElement(rule, source: ElementSource(node: node, environment: around))]
    }
  }
}

extension ElementBuilder {
  /// The elements of a control: its parts, known as the control where they are one.
  private mutating func controlElements(
    _ control: ControlContent, of node: ViewNode, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> [LayoutElement] {
    let look = control.look(in: around, environment: environment)
    let parts = try elements(of: look, in: around)
    guard parts.count == 1 else { return parts }
    let source = ElementSource(node: node, environment: around)
    return [LayoutElement(TransparentRule(child: parts[0]), source: source)]
  }
}

/// Takes down the first thing that went wrong where nothing can be thrown.
final class FailureNote {
  var error: ViewLayoutError?
}

extension ViewNode {
  /// The views that a container takes for this one.
  package var members: [ViewNode] {
    switch content {
    case .empty: []
    case .group(let nodes): nodes.flatMap(\.members)
    case .section(let section):
      (section.header + section.children + section.footer).flatMap(\.members)
    case .modified(let inner, let modification):
      inner.members.count == 1
        ? [self] : inner.members.map { $0.modified(modification, place: place) }
    default: [self]
    }
  }

  /// This node in the place of another, as which it is to be found.
  func keeping(_ other: ViewNode) -> ViewNode {
    guard other.id != nil || other.place != nil else { return self }
    var kept = self
    if id != nil { kept = kept.modified(.layoutPriority(0)) }
    kept.id = other.id ?? kept.id
    kept.place = other.place ?? kept.place
    return kept
  }
}
