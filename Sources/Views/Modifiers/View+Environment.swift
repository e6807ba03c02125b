// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

extension View {
  /// Another value of the environment for the view and all within it.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// An object for the view and all within it.
  public func environment<T: AnyObject>(_ object: T?) -> some View {
    changingEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  /// An object for the view and all within it.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changingEnvironment { $0.objects[ObjectIdentifier(T.self)] = object }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    changingEnvironment { values in
      if let scheme { values.colorScheme = scheme }
    }
  }

  /// The view changed by a modifier of the app.
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A change of views that an app gives a name.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public struct ModifierContent<Modifier>: PrimitiveView {
  let view: AnyView

  package func resolve(in values: EnvironmentValues) -> ViewNode { view.node(in: values) }
}

/// A view with a modifier of the app.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  private let content: Content
  private let modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    EnvironmentValues.$current.withValue(EnvironmentValues.Snapshot(values: values)) {
      modifier.body(content: ModifierContent(view: AnyView(content))).node(in: values)
    }
  }
}
