/// One resolving of a view in an environment: what it may cost, and what came of it.
final class Run {
  /// How many expressions are evaluated at most: a screen of a real app needs some thousands.
  static let stepLimit = 400_000
  /// How deep views and functions of the app may call each other.
  static let depthLimit = 60

  let program: Program
  var coverage = SourceCoverage()
  private var steps = 0
  /// How deep expressions are nested at the moment.
  var depth = 0
  /// How many views of the app are within each other at the moment.
  var viewDepth = 0
  /// Static values, which are made once.
  var statics: [String: Value] = [:]
  /// Static values that are being made: one that needs itself has none.
  var pending: Set<String> = []

  let strings: AppStrings

  init(program: Program, strings: AppStrings) {
    self.program = program
    self.strings = strings
  }

  /// Whether there is still room for a step.
  func takesStep() -> Bool {
    steps += 1
    return steps <= Self.stepLimit
  }
}
