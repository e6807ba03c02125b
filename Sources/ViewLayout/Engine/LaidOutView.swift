public import DynamicType
public import TextLayout

/// A view with its frame, and the views inside.
public struct LaidOutView: Sendable {
  /// What the view is; the views inside are those of ``children``.
  public let node: ViewNode
  /// Where it is on the screen, in points, not rounded.
  public let frame: Rect
  /// The lines of a text.
  public let text: TextLayout?
  /// The content size category at the view.
  public let category: ContentSizeCategory
  /// The direction in which the view is laid out.
  public let direction: LayoutDirection
  /// Whether the view can be used.
  public let isEnabled: Bool
  /// The bar that the view is an item of.
  public let bar: BarRole?
  /// The views inside, those in front last.
  public let children: [LaidOutView]

  /// All views in order, each before those inside it.
  public func allViews() -> [LaidOutView] {
    var views: [LaidOutView] = []
    collect(into: &views)
    return views
  }

  private func collect(into views: inout [LaidOutView]) {
    views.append(self)
    for child in children { child.collect(into: &views) }
  }

  /// The first view that carries an id.
  public func view(id: String) -> LaidOutView? {
    if node.id == id { return self }
    for child in children {
      if let found = child.view(id: id) { return found }
    }
    return nil
  }
}
