/// A child of an app's own layout: what it answers when it is asked for its size.
public struct LayoutChild {
  let element: LayoutElement

  /// The size for a proposal.
  public func size(for proposal: ProposedSize) -> Size { element.size(for: proposal) }

  /// The value of a guide for a proposal, in points from the leading or top edge.
  public func guide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double {
    element.guide(guide, for: proposal)
  }

  /// A guide that the child itself says something of; nil when it is the default.
  public func explicitGuide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    element.explicitGuide(guide, for: proposal)
  }

  /// Who is served first when room is short.
  public var priority: Double { element.priority }

  /// The distance that the child and the one after it prefer, in points.
  public func distance(to next: LayoutChild, along axis: Axis) -> Double {
    Spacing.distance(from: element.spacing, to: next.element.spacing, along: axis)
  }

  /// A value that the app gave the child for its layout.
  public func layoutValue(_ key: String) -> (any Sendable & Hashable)? {
    element.source.node.layoutValue(key)
  }
}

extension ViewNode {
  /// What tells the view from others, from the modifications around it.
  package var tag: String? {
    guard case .modified(let inner, let modification) = content else { return nil }
    if case .tag(let tag) = modification { return tag }
    return inner.tag
  }

  /// A value for an app's own layout, from the modifications around the view.
  func layoutValue(_ key: String) -> (any Sendable & Hashable)? {
    guard case .modified(let inner, let modification) = content else { return nil }
    if case .layoutValue(key, let value) = modification { return value }
    return inner.layoutValue(key)
  }
}
