import DynamicType

/// A view that takes part in a layout: its rule, and what was already found out about it.
final class LayoutElement {
  /// How the view is laid out.
  let rule: any LayoutRule
  /// The view, for what is recorded about it.
  let source: ElementSource
  let spacing: Spacing
  let priority: Double

  /// The guides that are spoken of in the view or anywhere inside.
  private let guides: GuideKinds
  private var values: [(guide: AlignmentGuide, proposal: ProposedSize, value: Double?)] = []
  private var sizes: [(proposal: ProposedSize, size: Size)] = []

  init(_ rule: any LayoutRule, source: ElementSource) {
    self.rule = rule
    self.source = source
    spacing = rule.spacing
    priority = rule.priority
    guides = rule.children.reduce(rule.ownGuides) { $0.union($1.guides) }
  }

  /// The size for a proposal; found once.
  func size(for proposal: ProposedSize) -> Size {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = rule.size(for: proposal)
    sizes.append((proposal, size))
    return size
  }

  /// The length on one axis for a proposal: of many views it is known without their size.
  func length(along axis: Axis, for proposal: ProposedSize) -> Double {
    for known in sizes where known.proposal == proposal { return known.size[axis] }
    return rule.length(along: axis, for: proposal) ?? size(for: proposal)[axis]
  }

  /// Whether the view, or one inside, says something of a guide.
  func speaks(of guide: AlignmentGuide) -> Bool { guides.contains(GuideKinds(guide)) }

  /// The value of a guide that the view says something of.
  func explicitGuide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard speaks(of: guide) else { return nil }
    for known in values where known.guide == guide && known.proposal == proposal {
      return known.value
    }
    let value = rule.explicitGuide(guide, in: size(for: proposal), for: proposal)
    values.append((guide, proposal, value))
    return value
  }

  /// The value of a guide, in points from the leading or top edge.
  func guide(_ guide: AlignmentGuide, for proposal: ProposedSize) -> Double {
    explicitGuide(guide, for: proposal) ?? guide.defaultValue(in: size(for: proposal))
  }
}

/// What a layout element was made of.
struct ElementSource {
  /// The node, without what is inside when that has elements of its own.
  var node: ViewNode
  /// The environment at the node.
  var environment: ElementEnvironment
}

/// What of the environment may differ between the views of one layout.
struct ElementEnvironment: Hashable {
  var category: ContentSizeCategory
  var direction: LayoutDirection
  var isEnabled = true
  /// Whether the view is a row of a list or lies in one.
  var isInList = false
  /// The bar that the view is an item of.
  var bar: BarRole?
  /// The axis of the stack directly around, for spacers and dividers.
  var stackAxis: Axis?
  /// Whether labels of controls are only spoken.
  var hidesLabels = false
}
