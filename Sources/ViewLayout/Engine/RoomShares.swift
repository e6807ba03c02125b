/// Shares room out among views that stand in a row, as the platform's stacks do.
enum RoomShares {
  /// A view that wants room.
  struct Candidate {
    /// The length at which it is offered nothing.
    var minimum: Double
    /// The length at which it is offered everything.
    var maximum: Double
    /// Who is served first.
    var priority: Double

    var flexibility: Double { maximum - minimum }
  }

  /// What each view is offered.
  ///
  /// Views of a higher priority are served first, and leave the others their minimum; among equals
  /// the least flexible is served first, with an equal share of what is left.
  ///
  /// - Parameters:
  ///   - room: Points without the distances between the views.
  ///   - candidates: The views in order.
  ///   - taken: What a view takes of an offer.
  /// - Returns: An offer for each.
  static func shared(
    _ room: Double, among candidates: [Candidate], taken: (Int, Double) -> Double
  ) -> [Double] {
    var offers = [Double](repeating: 0, count: candidates.count)
    let order = candidates.indices.sorted { first, second in
      precedes(candidates[first], candidates[second]) ?? (first < second)
    }
    var available = order.reduce(room) { $0 - candidates[$1].minimum }
    var start = 0
    while start < order.count {
      let priority = candidates[order[start]].priority
      let rest = order[start...].prefix { candidates[$0].priority == priority }
      for index in rest { available += candidates[index].minimum }
      for (position, index) in rest.enumerated() {
        offers[index] = max(available / Double(rest.count - position), 0)
        available -= taken(index, offers[index])
      }
      start += rest.count
    }
    return offers
  }

  /// Whether a view is served before another; nil when their order decides.
  private static func precedes(_ one: Candidate, _ other: Candidate) -> Bool? {
    if one.priority != other.priority { return one.priority > other.priority }
    let areInfinite = one.flexibility.isInfinite && other.flexibility.isInfinite
    if areInfinite { return one.minimum == other.minimum ? nil : one.minimum > other.minimum }
    return one.flexibility == other.flexibility ? nil : one.flexibility < other.flexibility
  }
}
