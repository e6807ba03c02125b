// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// A part of a screen, declared as in SwiftUI.
///
/// A view's body is evaluated once for each environment; what it leads to is laid out by
/// `ViewLayout`.
public protocol View: SendableMetatype {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view is made of, in the environment at hand.
  @ViewBuilder var body: Body { get }
}

/// A view that becomes a node by itself.
package protocol PrimitiveView: View where Body == Never {
  /// The node in an environment.
  func resolve(in values: EnvironmentValues) -> ViewNode
}

// No value of type Never can be returned: these bodies are there for the type system, and nothing
// in this module calls them.

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body: it is resolved directly") }
}

extension Never: View {
  public var body: Never { fatalError("there is no view of type Never") }
}

extension View {
  /// The node of the view in an environment.
  package func node(in values: EnvironmentValues) -> ViewNode {
    if let primitive = self as? any PrimitiveView { return primitive.resolve(in: values) }
    return EnvironmentValues.$current.withValue(EnvironmentValues.Snapshot(values: values)) {
      body.node(in: values)
    }
  }
}

/// No view.
public struct EmptyView: PrimitiveView {
  /// Makes nothing.
  public init() {}

  package func resolve(in values: EnvironmentValues) -> ViewNode { ViewNode(.empty) }
}

/// A view whose type is not known.
public struct AnyView: PrimitiveView {
  private let view: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) { self.view = view }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.view = view }

  package func resolve(in values: EnvironmentValues) -> ViewNode { view.node(in: values) }
}

/// Several views that their container takes as its own.
public struct Group<Content: View>: PrimitiveView {
  private let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func resolve(in values: EnvironmentValues) -> ViewNode { content.node(in: values) }
}

/// A view around another that changes its node.
package struct ChangedNode<Content: View>: PrimitiveView {
  let content: Content
  let change: (ViewNode, EnvironmentValues) -> ViewNode

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    change(content.node(in: values), values)
  }
}

/// A view around another that changes the environment inside.
package struct ChangedEnvironment<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var inside = values
    change(&inside)
    let node = content.node(in: inside)
    guard let difference = EnvironmentChange(from: values, to: inside) else { return node }
    return node.modified(.environment(difference))
  }
}

extension EnvironmentChange {
  /// What layout has to know of a changed environment; nil when nothing concerns it.
  init?(from old: EnvironmentValues, to new: EnvironmentValues) {
    self.init()
    if old.layoutDirection != new.layoutDirection {
      layoutDirection = new.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if old.dynamicTypeSize != new.dynamicTypeSize { category = new.dynamicTypeSize }
    if old.isEnabled != new.isEnabled { isEnabled = new.isEnabled }
    if old.areLabelsHidden != new.areLabelsHidden { hidesLabels = new.areLabelsHidden }
    guard self != EnvironmentChange() else { return nil }
  }
}

extension View {
  /// The view with its node modified.
  func modified(
    _ modification: @escaping (EnvironmentValues) -> ViewModification
  ) -> some View {
    ChangedNode(content: self) { node, values in node.modified(modification(values)) }
  }

  /// The view with its node modified.
  func modified(_ modification: ViewModification) -> some View {
    ChangedNode(content: self) { node, _ in node.modified(modification) }
  }

  /// The view in a changed environment.
  func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    ChangedEnvironment(content: self, change: change)
  }
}
