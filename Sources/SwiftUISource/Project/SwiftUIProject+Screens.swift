package import ViewLayout

extension SwiftUIProject {
  /// The views that stand by themselves: those that no other view shows.
  ///
  /// What others show is seen with them, in the room that it really has. Of views that show each
  /// other, the first stands for all.
  ///
  /// - Parameter environment: Where views are shown; another text size may show others.
  /// - Returns: The views in the order of files and lines.
  package func screens(in environment: ViewEnvironment) -> [SourceSubject] {
    let types = views.filter { $0.kind == .type }
    let shown = types.map { type in
      type.resolved(in: environment).coverage.views.subtracting([type.name])
    }
    let all = Set(shown.flatMap(\.self))
    var screens = Set(types.map(\.name)).subtracting(all)
    var seen: Set<String> = []
    func see(_ name: String) {
      guard seen.insert(name).inserted, let index = types.firstIndex(where: { $0.name == name })
      else { return }
      for inner in shown[index] { see(inner) }
    }
    for screen in screens { see(screen) }
    for type in types where !seen.contains(type.name) {
      screens.insert(type.name)
      see(type.name)
    }
    return types.filter { screens.contains($0.name) }
  }
}
