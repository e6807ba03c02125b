import DynamicType
import FontBook
import Glyphs
import OutputFormats

/// The words and numbers about fonts that text and Markdown share.
enum FontsWording {
  /// A weight with its usual name: `300 light`.
  static func weight(_ name: FontName) -> String {
    let usual = FontWeight.allCases.first { $0.openTypeWeight == name.weight }
    return [String(name.weight), usual.map(words), name.isItalic ? "italic" : nil]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The name of a weight as Font.Weight has it; at 100 and 200, where UIKit and OpenType differ,
  /// as OpenType has it.
  private static func words(_ weight: FontWeight) -> String {
    switch weight {
    case .ultraLight: "thin"
    case .thin: "extra light"
    default: weight.rawValue
    }
  }

  /// The axes of a family, once for all faces that have the same.
  static func axes(_ family: FontFamilyReport) -> [String] {
    var seen: Set<String> = []
    return family.faces.filter { !$0.description.axes.isEmpty }.map { face in
      face.description.axes.map(axis).joined(separator: "; ")
    }.filter { seen.insert($0).inserted }
  }

  /// The upright name nearest to regular, to show how UIKit asks for a font.
  static func plainest(_ family: FontFamilyReport) -> FontName? {
    family.fontNames.min { left, right in
      let distances = [left, right].map { abs($0.weight - 400) + ($0.isItalic ? 1000 : 0) }
      return distances[0] < distances[1]
    }
  }

  /// An axis: `wght 100 to 900, default 400`.
  private static func axis(_ axis: VariationAxis) -> String {
    let numbers = [axis.minimum, axis.maximum, axis.defaultValue].map {
      Number.trimmed($0, places: 2)
    }
    return "\(axis.tag) \(numbers[0]) to \(numbers[1]), default \(numbers[2])"
  }

  /// The six lengths of a row of metrics, in the order of `metricTitles`.
  static func lengths(_ metrics: MetricsInPoints) -> [String] {
    [metrics.ascent, metrics.descent, metrics.lineGap, metrics.lineHeight, metrics.capHeight]
      .map { Number.fixed($0, places: 2) }
      + [metrics.xHeight.map { Number.fixed($0, places: 2) } ?? "-"]
  }

  /// The titles of the columns of metrics.
  static let metricTitles = ["Ascent", "Descent", "Gap", "Line", "Caps", "x"]

  /// How much larger the lengths of a row are than the system font's.
  static func differences(_ metrics: MetricsInPoints, _ system: MetricsInPoints) -> [String] {
    let pairs = [
      (metrics.ascent, system.ascent), (metrics.descent, system.descent),
      (metrics.lineGap, system.lineGap), (metrics.lineHeight, system.lineHeight),
      (metrics.capHeight, system.capHeight),
    ]
    return pairs.map { own, other in
      let text = Number.fixed(own - other, places: 2)
      return text.hasPrefix("-") || text == "0.00" ? text : "+" + text
    } + ["-"]
  }

  /// The system font of iOS at the size of the report.
  static let system = MetricsInPoints(
    SystemFontMetrics.iOS, pointSize: FontFaceReport.pointSize)

  /// The faces of a family whose metrics look alike, by the first of each.
  static func metricGroups(
    _ family: FontFamilyReport
  ) -> [(name: String, metrics: MetricsInPoints)] {
    var groups: [(names: [String], metrics: MetricsInPoints)] = []
    for face in family.faces {
      let name = face.description.postScriptName
      if let index = groups.firstIndex(where: { lengths($0.metrics) == lengths(face.metrics) }) {
        groups[index].names.append(name)
      } else {
        groups.append(([name], face.metrics))
      }
    }
    return groups.map { names, metrics in
      (names.count > 1 ? "\(names[0]), \(names.count - 1) more" : names.first ?? "", metrics)
    }
  }

  /// The languages of a family that all its faces cover, and the others by face where they differ.
  static func languageGroups(
    _ family: FontFamilyReport
  ) -> [(names: [String], support: LanguageSupport)] {
    var groups: [(names: [String], support: LanguageSupport)] = []
    for face in family.faces {
      let name = face.description.postScriptName
      if let index = groups.firstIndex(where: { $0.support == face.languages }) {
        groups[index].names.append(name)
      } else {
        groups.append(([name], face.languages))
      }
    }
    return groups
  }

  /// A language that is nearly covered, with what lacks: `ro (ș ț)`.
  static func gap(_ gap: LanguageSupport.Gap) -> String {
    let shown = gap.missing.prefix(4)
    let rest = gap.missing.count - shown.count
    return "\(gap.language) (\(shown.joined(separator: " "))\(rest > 0 ? " and \(rest) more" : ""))"
  }

  /// The distinct licences of a family, in words.
  static func licences(_ family: FontFamilyReport) -> [String] {
    var seen: Set<Int> = []
    return family.faces.map(\.licence).filter { seen.insert($0.bits).inserted }
      .map { "fsType \($0.bits): \($0.words)" }
  }

  /// A number with its noun.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A family's name with how much there is of it: `Lato: 4 fonts in 4 files`.
  static func heading(_ family: FontFamilyReport) -> String {
    let files = Set(family.faces.map(\.file)).count
    return "\(family.name): \(count(family.fontNames.count, "font")) in \(count(files, "file"))"
  }
}
