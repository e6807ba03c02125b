import DynamicType

@testable import TextLayout
@testable import ViewLayout

/// Texts whose sizes were measured on the platform, in place of a font that may not be shipped.
final class MeasuredTexts: TextSource {
  /// The tables, read once.
  private static let metrics = Result { try JSONValue.fixture("text-metrics.json") }

  private let metrics: JSONValue
  private let platform: String
  private let isTall: Bool
  /// The sizes of texts in the case itself, for those that no table has.
  private let given: [String: Size]

  init(platform: String, isTall: Bool, given: [String: Size]) throws {
    self.given = given
    metrics = try Self.metrics.get()
    self.platform = platform
    self.isTall = isTall
  }

  private struct Line {
    var height: Double
    var pitch: Double
    var ascent: Double
    var spacing: Spacing
  }

  func prepare(
    _ content: TextContent, in environment: ElementEnvironment
  ) throws(ViewLayoutError) -> any PreparedText {
    let runs = content.text.runs
    let lines = runs.map { line(for: $0.attributes.font) }
    let tallest = lines.max { $0.height < $1.height } ?? line(for: .system(.body))
    let text = content.text.text
    let font = runs[0].attributes.font
    let known = runs.count == 1 ? width(of: text, font: font) : nil
    let limit = content.lineLimit
    let names = labels(font)
    var wraps: [MeasuredText.Wrap] = []
    for entry in metrics["wrapped"]?.array ?? [] {
      let isPlain = ["kerning", "lineSpacing", "truncation"].allSatisfy { entry[$0] == nil }
      let name = entry["font"]?.string ?? ""
      guard entry["text"]?.string == text, entry["platform"]?.string == platform, isPlain,
        names.contains(where: { name.hasPrefix($0) })
      else { continue }
      wraps.append(
        MeasuredText.Wrap(
          offered: entry["width"]?.number ?? .infinity, width: entry["w"]?.number ?? 0,
          height: entry["h"]?.number ?? 0,
          lineLimit: entry["lineLimit"]?.number.map { Int($0) }))
    }
    let own = given["\(text)|\(font)"] ?? given[text]
    if known == nil, wraps.isEmpty, let own {
      return MeasuredText(
        spacing: tallest.spacing, width: own.width, height: own.height, pitch: tallest.pitch,
        ascent: tallest.ascent, lineHeight: tallest.height, wraps: [])
    }
    let width = known ?? own?.width
    return MeasuredText(
      spacing: tallest.spacing, width: width ?? 50, height: tallest.height, pitch: tallest.pitch,
      ascent: tallest.ascent, lineHeight: tallest.height,
      wraps: wraps.filter { $0.lineLimit == limit || $0.lineLimit != nil })
  }

  func symbol(
    _ content: SymbolContent, in environment: ElementEnvironment
  ) throws(ViewLayoutError) -> SymbolFit {
    SymbolFit(size: Size(width: 20, height: 16), baseline: 14, spacing: .view)
  }

  private func width(of text: String, font: FontDescription) -> Double? {
    for entry in metrics["singleLine"]?.array ?? [] where entry["platform"]?.string == platform {
      guard labels(font).contains(entry["font"]?.string ?? "") else { continue }
      if let width = entry["widths"]?[text]?.number { return width }
    }
    return nil
  }

  /// How the tables name a font.
  private func labels(_ font: FontDescription) -> [String] {
    let weight = font.weight?.rawValue ?? (font.isBold ? "bold" : "regular")
    switch font.base {
    case .systemSize(let size): return ["system \(Int(size)) \(weight)"]
    case .systemStyle(.body):
      if weight == "regular" {
        return ["style body (17 regular)", "style body (13 regular)", "style body"]
      }
      return ["style body \(weight)"]
    case .systemStyle(let style):
      return ["style \(style.rawValue) \(weight)", "style \(style.rawValue)"]
    default: return []
    }
  }

  private func line(for font: FontDescription) -> Line {
    let iOS = platform == "iOS"
    if iOS, case .systemStyle(let style) = font.base,
      let row = metrics["uikitTextStylesL"]?[Self.names[style] ?? style.rawValue]?.array
    {
      let numbers = row.compactMap(\.number)
      let capHeight = 0.70458984375 * numbers[0]
      return line(
        ascent: numbers[1], descent: -numbers[2], capHeight: capHeight, leading: numbers[4])
    }
    let size: Double
    switch font.base {
    case .systemSize(let points): size = points
    default: size = iOS ? 17 : 13
    }
    guard !iOS else {
      return line(
        ascent: 0.9521484375 * size, descent: 0.2412109375 * size, capHeight: 0.70458984375 * size,
        leading: 0)
    }
    // On the Mac the measured row of the size gives everything.
    let row = metrics["systemFontMetrics"]?["macOS"]?.array.map { $0.array.compactMap(\.number) }
      .first { $0[0] == size }
    guard let row else {
      return line(ascent: size, descent: size / 4, capHeight: size * 0.7, leading: 0)
    }
    let extra = isTall && font.isStyled ? 3.0 : 0
    return Line(
      height: row[1] + (extra > 0 ? 2.5 : 0), pitch: row[2] + extra,
      ascent: (row[1] * 0.8).rounded(),
      spacing: .measured(above: row[3], below: row[4], betweenTexts: row[5]))
  }

  private static let names: [TextStyle: String] = [.title1: "title", .caption1: "caption"]

  private func line(ascent: Double, descent: Double, capHeight: Double, leading: Double) -> Line {
    Line(
      height: (ascent + descent).roundedUp(toPixelsOf: 2), pitch: ascent + descent + leading,
      ascent: ascent,
      spacing: .text(
        TextSpacingMetrics(
          ascent: ascent, descent: descent, capHeight: capHeight, leading: leading),
        scale: 2))
  }
}

extension FontDescription {
  fileprivate var isStyled: Bool {
    if case .systemStyle = base { true } else { false }
  }
}

private struct MeasuredText: PreparedText {
  let spacing: Spacing
  var minimumHeight: Double { lineHeight }
  let width: Double
  let height: Double
  let pitch: Double
  let ascent: Double
  let lineHeight: Double
  let wraps: [Wrap]

  /// A width that the text was offered, and what it took.
  struct Wrap {
    var offered: Double
    var width: Double
    var height: Double
    var lineLimit: Int?
  }

  func fit(width offered: Double, height room: Double) -> TextFit {
    var size = Size(width: width, height: height)
    if offered == 0 {
      size.width = 0
    } else if let wrap = wraps.first(where: { $0.offered == offered && $0.lineLimit == nil }) {
      size = Size(width: wrap.width, height: wrap.height)
    } else if offered < width {
      size.width = offered
    }
    if room < size.height {
      let lines = max(((room + 0.001) / pitch).rounded(.down), 1)
      size.height = (lines - 1) * pitch + lineHeight
      let cut = wraps.first { $0.offered == offered && $0.lineLimit == Int(lines) }
      size.width = cut?.width ?? size.width
    }
    return TextFit(
      size: size, firstBaseline: (ascent * 2).rounded() / 2,
      lastBaseline: (size.height - lineHeight + ascent).roundedUp(toPixelsOf: 2), layout: nil)
  }
}
