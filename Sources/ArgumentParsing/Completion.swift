/// What a shell offers in the place of a value.
package enum Completion: Hashable, Sendable {
  /// Nothing.
  case none
  /// Files and folders.
  case file
  /// Folders.
  case folder
}
