import DynamicType
import TextLayout

/// The room that a translation has.
package struct StringBudget: Hashable, Sendable {
  /// The width that a text in one line may have at L to fit at every size, in points; with several
  /// lines, the sum of their widths, which no text fills to the last point.
  package let widthAtDefault: Double
  /// The widest translation that fits at every size; nil when none does.
  package let longestFitting: String?
}

extension StringGroup {
  /// The room that a translation has; nil without a size to reckon from, or without a line limit.
  package var budget: StringBudget? {
    guard let limit = constraint.container.lineLimit, let first = strings.first,
      let usual = first.results.first(where: { $0.category == .large }),
      let largest = first.results.last
    else { return nil }
    let growth =
      (largest.pointSize / largest.scaleFactor) / (usual.pointSize / usual.scaleFactor)
    let fitting = strings.filter { $0.firstCut == nil && $0.largestNeed <= limit }
    let widest = fitting.min { left, right in
      (left.results.last?.slack ?? 0, left.text) < (right.results.last?.slack ?? 0, right.text)
    }
    return StringBudget(
      widthAtDefault: constraint.container.width * Double(limit) / growth,
      longestFitting: widest?.text)
  }
}
