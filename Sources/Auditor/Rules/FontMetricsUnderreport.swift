import FontBook
import Glyphs

/// Fonts whose letters reach beyond the lines they claim.
struct FontMetricsUnderreport: FontRule {
  let rule = Rule(
    id: "font-metrics-underreport", severity: .moderate,
    title: "Letters reach beyond the ascent or descent",
    why: """
      iOS makes a line as high as the font's ascent and descent say. Labels clip at that line, \
      so that accents, or the feet of g and y, are cut off when the outlines reach further.
      """,
    guideline: "WCAG 2.2, 1.4.4 Resize Text: no loss of content",
    advice: "give the text room above and below, or have the font's metrics mended",
    failing: "ascent 0.76 em, and the ring of \u{C5} ends at 0.98 em",
    mended: "ascent 0.99 em")

  /// Letters may reach beyond the line by this part of the em.
  static let tolerance = 0.01

  /// What everyone types: the letters, digits and common signs of ASCII and Latin-1.
  private static let basicCharacters: [String] =
    ((0x21...0x7E).map { $0 } + (0xC0...0xFF).map { $0 }).map { String(UnicodeScalar(UInt8($0))) }

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    let items = Self.basicCharacters + input.coverage.flatMap(\.items)
    var seen: Set<String> = []
    let characters = items.filter { seen.insert($0).inserted }
    let families = FaceGroup.groups(of: input.faces) { $0.face.description.family }
    var findings: [Finding] = []
    for family in families {
      var excesses: [Excess] = []
      for entry in family.entries {
        if let excess = try excess(of: entry, characters) { excesses.append(excess) }
      }
      if let finding = finding(excesses) { findings.append(finding) }
    }
    return findings
  }

  /// How far the characters of a face reach beyond its line.
  private struct Excess {
    let entry: FontAuditInput.Entry
    /// Font units beyond the ascent and the characters that reach there, the furthest first.
    let above: [(text: String, units: Int)]
    let below: [(text: String, units: Int)]

    /// The largest of all, as a part of the em.
    var worst: Double {
      Double(max(above.first?.units ?? 0, below.first?.units ?? 0))
        / Double(entry.face.unitsPerEm)
    }
  }

  private func excess(
    of entry: FontAuditInput.Entry, _ characters: [String]
  ) throws(NotRun) -> Excess? {
    let metrics = entry.face.description.metrics
    let limit = Int((Self.tolerance * Double(metrics.unitsPerEm)).rounded(.up))
    let search = GlyphSearch(language: "en")
    var above: [(String, Int)] = []
    var below: [(String, Int)] = []
    do throws(GlyphsError) {
      for character in characters {
        guard let ink = try search.ink(of: character, with: entry.face) else { continue }
        let top = ink.above.rawValue - metrics.ascent.rawValue
        let bottom = ink.below.rawValue - metrics.descent.rawValue
        if top > limit { above.append((character, top)) }
        if bottom > limit { below.append((character, bottom)) }
      }
    } catch {
      throw NotRun("\(error)")
    }
    guard !above.isEmpty || !below.isEmpty else { return nil }
    return Excess(
      entry: entry, above: above.sorted { $0.1 > $1.1 }, below: below.sorted { $0.1 > $1.1 })
  }

  private func finding(_ excesses: [Excess]) -> Finding? {
    guard let worst = excesses.max(by: { $0.worst < $1.worst }) else { return nil }
    let face = worst.entry.face
    func points(_ units: Int) -> Double {
      FontUnits(units).points(at: Wording.pointSize, unitsPerEm: face.unitsPerEm)
    }
    var parts: [String] = []
    var facts: [Fact] = []
    if let top = worst.above.first {
      parts.append("\"\(top.text)\" reaches \(Wording.points(points(top.units))) above the ascent")
      facts.append(Fact("beyondAscent", .points(points(top.units))))
    }
    if let bottom = worst.below.first {
      parts.append(
        "\"\(bottom.text)\" reaches \(Wording.points(points(bottom.units))) below the descent")
      facts.append(Fact("beyondDescent", .points(points(bottom.units))))
    }
    let texts = (worst.above + worst.below).map(\.text)
    let others = excesses.filter { $0.entry.place != worst.entry.place }
    return Finding(
      rule, at: worst.entry.place, occurrences: others.map(\.entry.place),
      message: "\(face.description.postScriptName), at 17 pt: "
        + parts.joined(separator: ", and ")
        + (texts.count > parts.count ? "; \(texts.count) characters do so in all" : "")
        + (others.isEmpty
          ? "" : "; \(Wording.count(others.count, "other font")) of the family less"),
      facts: facts + [Fact("characters", .list(texts))])
  }
}
