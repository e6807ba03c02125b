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
  private var viewDepth = 0
  /// How many of each type.
  private var openViews: [String: Int] = [:]
  private var viewCount = 0
  /// Static values, which are made once.
  var statics: [String: Value] = [:]
  /// Static values that are being made: one that needs itself has none.
  var pending: Set<String> = []

  let strings: AppStrings

  init(program: Program, strings: AppStrings) {
    self.program = program
    self.strings = strings
  }

  /// How many views of one type may be within each other: a tree of comments has some levels.
  private static let levelLimit = 8
  /// How many views of the app are resolved at most.
  private static let viewLimit = 3000

  /// Does something within a view of the app; nil where there are too many already.
  func within<Result>(_ name: String, _ work: () -> Result) -> Result? {
    let level = openViews[name, default: 0]
    guard viewDepth < Self.depthLimit, level < Self.levelLimit, viewCount < Self.viewLimit else {
      return nil
    }
    viewDepth += 1
    viewCount += 1
    coverage.views.insert(name)
    openViews[name] = level + 1
    defer {
      viewDepth -= 1
      openViews[name] = level
    }
    return work()
  }

  /// Whether there is still room for a step.
  func takesStep() -> Bool {
    steps += 1
    return steps <= Self.stepLimit
  }
}
