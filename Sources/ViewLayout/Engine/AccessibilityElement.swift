import DynamicType
import TextLayout

/// Something that assistive technology stops at.
public struct AccessibilityElement: Hashable, Sendable {
  /// What is read out; empty when nothing was given and nothing can be read.
  public let label: String
  /// What it is to a person.
  public let traits: Set<AccessibilityChange.Trait>
  /// Where, in points on the screen.
  public let frame: Rect
  /// The id of the view, or of one around it that has no other element.
  public let id: String?
}

/// Something that the large content viewer shows while a finger rests on it.
public struct LargeContentItem: Hashable, Sendable {
  /// What is shown below the picture.
  public let title: String
  /// The symbol or picture; nil for none.
  public let image: ImageContent?
  /// Where a finger has to rest, in points on the screen.
  public let frame: Rect
  /// The id of the view.
  public let id: String?
}

extension LaidOutView {
  /// What assistive technology stops at, in the order of the views.
  public func accessibilityElements() -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    collectElements(into: &elements, change: AccessibilityChange(), id: nil)
    return elements
  }

  /// What the large content viewer shows.
  ///
  /// Source: the viewer answers while an accessibility size is set, and only then; items of bars of
  /// the platform have it by themselves.
  public func largeContentItems() -> [LargeContentItem] {
    guard category.isAccessibilityCategory else { return [] }
    var items: [LargeContentItem] = []
    collectLargeContent(into: &items, id: nil)
    return items
  }

  private func collectElements(
    into elements: inout [AccessibilityElement], change: AccessibilityChange, id: String?
  ) {
    var change = change
    let id = node.id ?? id
    switch node.content {
    case .modified(_, .hidden), .modified(_, .opacity(0)): return
    case .modified(_, .accessibility(let own)):
      if own.isHidden == true { return }
      change.merge(own)
    case .control(let control) where control.kind.isOneElement:
      return elements.append(
        element(change, traits: control.kind.traits, id: id, fallback: control.spokenLabel))
    case .text(let text):
      let trait: AccessibilityChange.Trait = text.isHeading ? .header : .staticText
      return elements.append(element(change, traits: [trait], id: id))
    case .image(let image) where node.part == nil:
      return elements.append(element(change, traits: [.image], id: id, fallback: image.name))
    default: break
    }
    if change.element == .combine || change.element == .ignore || change.isTappable {
      return elements.append(
        element(change, traits: change.isTappable ? [.button] : [], id: id))
    }
    for child in children {
      // A label given to a view with parts names its only part.
      let inner = children.count == 1 ? change : AccessibilityChange()
      child.collectElements(into: &elements, change: inner, id: children.count == 1 ? id : nil)
    }
  }

  private func element(
    _ change: AccessibilityChange, traits: Set<AccessibilityChange.Trait>, id: String?,
    fallback: String = ""
  ) -> AccessibilityElement {
    let own = change.label ?? (change.element == .ignore ? "" : readText)
    return AccessibilityElement(
      label: own.isEmpty ? fallback : own, traits: traits.union(change.addedTraits), frame: frame,
      id: id)
  }

  /// The texts inside, as they are read out together.
  private var readText: String {
    allViews().compactMap { view in
      guard case .text(let text) = view.node.content else { return nil }
      return text.text.text
    }.joined(separator: ", ")
  }

  private func collectLargeContent(into items: inout [LargeContentItem], id: String?) {
    let id = node.id ?? id
    if case .modified(_, .accessibility(let change)) = node.content,
      let content = change.largeContent
    {
      let own = LargeContentFacts(allViews().map(\.node))
      let facts =
        switch content {
        case .own: own
        case .views(let nodes): LargeContentFacts(nodes.flatMap(\.parts))
        }
      let title = facts.title.isEmpty ? change.label ?? own.title : facts.title
      return items.append(
        LargeContentItem(title: title, image: facts.image ?? own.image, frame: frame, id: id))
    }
    if node.part == .tabItem || node.part == .toolbarItem {
      let facts = LargeContentFacts(allViews().map(\.node))
      return items.append(
        LargeContentItem(title: facts.title, image: facts.image, frame: frame, id: id))
    }
    for child in children {
      child.collectLargeContent(into: &items, id: children.count == 1 ? id : nil)
    }
  }
}

/// The title and the picture among views.
private struct LargeContentFacts {
  let title: String
  let image: ImageContent?

  init(_ nodes: [ViewNode]) {
    title = nodes.compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.text.text
    }.joined(separator: " ")
    image =
      nodes.lazy.compactMap { node -> ImageContent? in
        guard case .image(let image) = node.content else { return nil }
        return image
      }.first
  }
}

extension [ViewNode] {
  /// The texts in views that are not laid out, as they are read out together.
  var spokenText: String {
    flatMap(\.parts).compactMap { node in
      guard case .text(let text) = node.content else { return nil }
      return text.text.text
    }.joined(separator: ", ")
  }
}

extension ViewNode {
  /// The texts and pictures in views that are not laid out.
  fileprivate var parts: [ViewNode] {
    switch content {
    case .group(let nodes): nodes.flatMap(\.parts)
    case .stack(let stack): stack.children.flatMap(\.parts)
    case .layers(let layers): layers.children.flatMap(\.parts)
    case .control(let control): (control.content + control.label).flatMap(\.parts)
    case .modified(let inner, _): inner.parts
    default: [self]
    }
  }
}

extension AccessibilityChange {
  fileprivate mutating func merge(_ inner: AccessibilityChange) {
    label = label ?? inner.label
    element = element ?? inner.element
    addedTraits.formUnion(inner.addedTraits)
    isTappable = isTappable || inner.isTappable
  }
}

extension ImageContent {
  /// The name of the picture or symbol.
  public var name: String {
    switch self {
    case .picture(let name, _, _): name
    case .symbol(let symbol): symbol.name
    }
  }
}

extension ControlContent.Kind {
  /// Whether the control is read out as one.
  fileprivate var isOneElement: Bool {
    switch self {
    case .label, .disclosureGroup, .groupBox: false
    case .picker(let style, _): style != .segmented && style != .inline
    default: true
    }
  }

  fileprivate var traits: Set<AccessibilityChange.Trait> {
    switch self {
    case .button, .menu, .navigationLink, .picker: [.button]
    case .link: [.link]
    case .toggle: [.toggle]
    case .slider, .stepper: [.adjustable]
    default: []
    }
  }
}
