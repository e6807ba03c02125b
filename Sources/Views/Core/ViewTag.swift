package import ViewLayout

extension View {
  /// A value that tells the view from others, for pickers and tabs.
  public func tag<V: Hashable>(_ tag: V) -> some View { modified(.tag(String(reflecting: tag))) }
}

extension ViewNode {
  /// Which of the views inside carries a tag, counted from 0; nil when none does.
  ///
  /// Values are told apart by their descriptions; an optional is taken for what it holds.
  package func position<V: Hashable>(ofTag tag: V) -> Int? {
    let names = [String(reflecting: tag), String(reflecting: Optional(tag))]
    return members.firstIndex { member in
      member.tag.map { names.contains($0) || "Optional(\($0))" == names[0] } ?? false
    }
  }
}
