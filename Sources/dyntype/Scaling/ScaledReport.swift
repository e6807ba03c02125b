import DynamicType
import OutputFormats

/// What becomes of numbers or font sizes that follow a text style.
struct ScaledReport: ScaleReport {
  /// How a number is scaled.
  enum Operation: Hashable, Sendable {
    /// As a number, to whole pixels.
    case value(displayScale: Double)
    /// As the size of a font, to whole points, and no larger than a maximum.
    case font(maximum: Double?)
  }

  /// A number at one category.
  struct Scaled: Hashable, Sendable {
    /// The scaled number; nil where it is not known.
    let points: Double?
    /// Whether it would be larger without the maximum.
    let isLimited: Bool
  }

  let selection: RampSelection
  let row: TypeRamp.Row
  let style: TextStyle
  let values: [Double]
  let operation: Operation
  /// For each category, each of the values.
  let scaled: [[Scaled]]

  /// Scales the values.
  ///
  /// - Precondition: The values are finite and, for fonts, not negative.
  init(
    selection: RampSelection, row: TypeRamp.Row, style: TextStyle, values: [Double],
    operation: Operation
  ) throws(ToolError) {
    self.selection = selection
    (self.row, self.style, self.values, self.operation) = (row, style, values, operation)
    var scaled: [[Scaled]] = []
    for category in selection.categories {
      var line: [Scaled] = []
      for value in values {
        line.append(
          try Self.scaled(
            value, operation, relativeTo: style, at: category, scaling: selection.ramp))
      }
      scaled.append(line)
    }
    self.scaled = scaled
  }

  private static func scaled(
    _ value: Double, _ operation: Operation, relativeTo style: TextStyle,
    at category: ContentSizeCategory, scaling ramp: TypeRamp
  ) throws(ToolError) -> Scaled {
    let metrics = FontMetrics(forTextStyle: style)
    do throws(DynamicTypeError) {
      let points =
        switch (ramp.scaling, operation) {
        case (.fixed, _): value
        // How numbers grow has been measured on iOS only; at L, they are themselves everywhere.
        case _ where ramp.platform != .iOS && category != .default: Double?.none
        case (_, .value(let displayScale)):
          try metrics.scaledValue(
            for: value, compatibleWith: category, displayScale: displayScale)
        case (_, .font): try metrics.scaledPointSize(for: value, compatibleWith: category)
        }
      guard case .font(let maximum?) = operation, let points, points > maximum else {
        return Scaled(points: points, isLimited: false)
      }
      return Scaled(points: maximum, isLimited: true)
    } catch {
      guard error.code == .noValue else { throw ToolError(error) }
      return Scaled(points: nil, isLimited: false)
    }
  }
}

// MARK: - Words

extension ScaledReport {
  var title: String {
    let place = "\(style.rawValue) on \(selection.platformName)"
    guard !values.isEmpty else { return "Text style \(place)" }
    if case .font = operation { return "Font sizes relative to \(place)" }
    return "Values relative to \(place)"
  }

  var explanation: String {
    guard !values.isEmpty, selection.ramp.scaling != .fixed else { return "" }
    switch operation {
    case .value(let displayScale):
      let unit = displayScale == 1 ? "1 pt" : "1/\(PointsText.text(displayScale)) pt"
      return "Scaled as UIFontMetrics.scaledValue(for:) and @ScaledMetric do, to \(unit)."
    case .font(nil):
      return "Scaled as UIFontMetrics.scaledFont(for:) and Font.custom(_:size:relativeTo:) do."
    case .font(let maximum?):
      return "Scaled as UIFontMetrics.scaledFont(for:maximumPointSize:), to at most "
        + "\(PointsText.text(maximum)) pt."
    }
  }

  var notes: [String] {
    var notes = selection.notes(rows: [row])
    guard !values.isEmpty else { return notes }
    if selection.ramp.scaling == .fixed {
      notes.append("Values stay as they are.")
    } else if selection.ramp.platform != .iOS, selection.categories != [.default] {
      notes.append("What becomes of values at other categories than L is known for iOS only.")
    } else if row.categories != selection.ramp.categories {
      notes.append(
        "How values grow with \(row.label) is not known; scale them relative to largeTitle.")
    }
    return notes
  }

  var legend: [String] { [] }
}
