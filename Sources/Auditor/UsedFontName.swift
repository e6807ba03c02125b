/// A font name that an app asks for, and where.
package struct UsedFontName: Hashable, Sendable {
  /// The name as it stands in the source.
  package let name: String
  package let place: Place
  /// Whether the app stops when there is no such font, as after `UIFont(name:size:)!`.
  package let isForced: Bool

  package init(_ name: String, at place: Place = Place(), isForced: Bool = false) {
    self.name = name
    self.place = place
    self.isForced = isForced
  }
}
