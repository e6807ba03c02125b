/// The names that code sees: its own variables, and those around it.
final class Scope {
  private var values: [String: Value] = [:]
  private let parent: Scope?
  /// What `self` is; shared by all scopes of a function.
  let frame: Frame

  init(parent: Scope) {
    self.parent = parent
    frame = parent.frame
  }

  init(frame: Frame) {
    parent = nil
    self.frame = frame
  }

  subscript(name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  func declare(_ name: String, _ value: Value) { values[name] = value }

  /// Changes a variable; false when there is none of the name.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.values[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }
}

/// What the code of a member sees of its type.
final class Frame {
  /// Nil in static members and outside of types.
  var instance: Value?
  let type: TypeInfo?
  /// The file that the code is in.
  let file: String

  init(instance: Value? = nil, type: TypeInfo? = nil, file: String) {
    self.instance = instance
    self.type = type
    self.file = file
  }
}
