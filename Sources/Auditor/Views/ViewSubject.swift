package import ViewLayout

/// A view of an app that is looked at.
package struct ViewSubject: Sendable {
  /// The name of its type, or the title of its preview.
  package let name: String
  /// Where it is written; nil where that is not known.
  package let place: SourcePlace?
  /// The view with everything decided for an environment.
  package let resolve: @Sendable (ViewEnvironment) -> ViewNode

  package init(
    _ name: String, place: SourcePlace? = nil,
    resolve: @escaping @Sendable (ViewEnvironment) -> ViewNode
  ) {
    self.name = name
    self.place = place
    self.resolve = resolve
  }
}
