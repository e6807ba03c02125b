import FontBook
import Glyphs

/// Fonts whose metrics differ between platforms, or put capitals off the middle of the line.
struct FontMetricsConflict: FontRule {
  let rule = Rule(
    id: "font-metrics-conflict", severity: .minor,
    title: "The metrics of a font disagree with each other",
    why: """
      A font file carries three sets of line metrics. iOS takes hhea; design tools, browsers and \
      other systems may take the other two, so that a design drawn with one set does not match \
      the app. Where ascent and descent are lopsided, text sits too high or too low in a button.
      """,
    guideline: "OpenType, hhea and OS/2; Google Fonts, \"Vertical metrics\"",
    advice: "compare with the app, not with the design tool; or have the font's metrics mended",
    failing: "hhea 0.76 + 0.24 em, OS/2 typo 1.07 + 0.29 em",
    mended: "hhea, typo and win agree")

  /// Sets that differ by more than this part of the em disagree.
  static let tolerance = 0.01
  /// Capitals further off the middle than this part of the em are off it.
  static let offsetLimit = 0.05

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    FaceGroup.groups(of: input.faces) { entry -> [String]? in
      let conflict = conflict(in: entry.face.description.metrics) != nil
      let offset = offset(of: entry.face) != nil
      guard conflict || offset else { return nil }
      return [entry.face.description.family, "\(conflict) \(offset)"]
    }.map { group in
      let parts = problems(of: group.first.face)
      let metrics = MetricsInPoints(
        group.first.face.description.metrics, pointSize: Wording.pointSize)
      return Finding(
        rule, at: group.first.place, occurrences: group.occurrences,
        message: "\(group.title): \(parts.joined(separator: "; ")), at 17 pt",
        facts: [
          Fact("ascent", .points(metrics.ascent)), Fact("descent", .points(metrics.descent)),
          Fact("capitalOffset", .points(metrics.capitalOffset)),
        ])
    }
  }

  private func problems(of face: Face) -> [String] {
    [conflict(in: face.description.metrics), offset(of: face)].compactMap(\.self)
  }

  /// The sets that differ from the one that iOS uses.
  private func conflict(in metrics: FaceMetrics) -> String? {
    guard let typographic = metrics.typographic, let windows = metrics.windows else { return nil }
    let own = metrics.horizontalHeader
    var others: [(String, FaceMetrics.LineMetrics)] = []
    if differs(own, typographic, metrics) { others.append(("OS/2 typo", typographic)) }
    // Told to take the typographic set, Windows and browsers only clip at the other one.
    if !metrics.usesTypographic, differs(own, windows, metrics) {
      others.append(("OS/2 win", windows))
    }
    guard !others.isEmpty else { return nil }
    let texts = others.map { "\($0.0) says \(words($0.1, metrics))" }
    return "iOS takes \(words(own, metrics)) (hhea), but " + texts.joined(separator: " and ")
  }

  private func differs(
    _ left: FaceMetrics.LineMetrics, _ right: FaceMetrics.LineMetrics, _ metrics: FaceMetrics
  ) -> Bool {
    let limit = Self.tolerance * Double(metrics.unitsPerEm)
    let ascents = Double(left.ascent.rawValue - right.ascent.rawValue)
    let descents = Double(left.descent.rawValue - right.descent.rawValue)
    return abs(ascents) > limit || abs(descents) > limit
  }

  private func words(_ line: FaceMetrics.LineMetrics, _ metrics: FaceMetrics) -> String {
    func points(_ units: FontUnits) -> Double {
      units.points(at: Wording.pointSize, unitsPerEm: metrics.unitsPerEm)
    }
    let gap = points(line.lineGap)
    return Wording.points(points(line.ascent)).replacing(" pt", with: "") + " + "
      + Wording.points(points(line.descent))
      + (gap > 0 ? " and a gap of \(Wording.points(gap))" : "")
  }

  /// How far capitals are off the middle of the line; nil without capitals or when they are not.
  private func offset(of face: Face) -> String? {
    guard face.glyph(for: "H") != nil else { return nil }
    let metrics = MetricsInPoints(face.description.metrics, pointSize: Wording.pointSize)
    let offset = metrics.capitalOffset
    guard abs(offset) > Self.offsetLimit * metrics.pointSize else { return nil }
    return "capitals sit \(Wording.points(abs(offset))) too \(offset > 0 ? "high" : "low")"
      + " in the middle of a button"
  }
}
