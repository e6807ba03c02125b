/// The order in which the runs of a line are drawn.
enum VisualOrder {
  /// The indices of runs from left to right.
  ///
  /// Source: Unicode Standard Annex 9, rule L2.
  ///
  /// - Parameter levels: The bidi levels of the runs, in logical order.
  /// - Returns: The indices of `levels` in visual order.
  static func indices(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
