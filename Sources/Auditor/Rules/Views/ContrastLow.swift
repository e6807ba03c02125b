import DynamicType
import FontBook
import Glyphs
import TextLayout
import ViewLayout

/// Texts whose colour is too near to what is behind them.
struct ContrastLow: ViewRule {
  let rule = Rule(
    id: "contrast-low", severity: .serious,
    title: "A text has too little contrast",
    why: """
      Letters that are nearly as light as what is behind them fade for people with low vision, and \
      for everyone in the sun. Large letters may have less contrast.
      """,
    guideline: "WCAG 2.2, 1.4.3 Contrast (Minimum): 4.5:1, or 3:1 from 18 pt, or 14 pt bold",
    advice: "use a darker or lighter colour, or one of the system's that adapts",
    failing: "Text(\"Sold out\").foregroundStyle(Color(white: 0.7)) on white",
    mended: "Text(\"Sold out\").foregroundStyle(.secondary)")

  // Source: WCAG 2.2, 1.4.3 Contrast (Minimum); large text as the criterion defines it.
  private static let least = 4.5
  private static let leastOfLarge = 3.0
  private static let largeSize = 18.0
  private static let largeBoldSize = 14.0
  private static let boldWeight = 700
  /// Colours that the platform chooses: the tint that controls have by themselves, and that of
  /// secondary labels, which adapts to increased contrast; light and dark.
  ///
  /// Source: Apple, Human Interface Guidelines, Color: system blue, secondaryLabel.
  private static let tints: Set<ColorValue> = [
    ColorValue(red: 0, green: 0x7A / 255, blue: 1),
    ColorValue(red: 0x0A / 255, green: 0x84 / 255, blue: 1),
  ]
  private static let secondaryLabels: Set<ColorValue> = [
    ColorValue(red: 0x3C / 255, green: 0x3C / 255, blue: 0x43 / 255, opacity: 0.6),
    ColorValue(red: 0xEB / 255, green: 0xEB / 255, blue: 0xF5 / 255, opacity: 0.6),
  ]

  /// Whether the app has chosen a colour.
  private static func isChosen(_ color: ColorValue, by sighting: ViewSighting) -> Bool {
    !secondaryLabels.contains(color) && !(sighting.control != nil && tints.contains(color))
  }

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.failures(of: .text) { Self.shortfall(of: $0) != nil }.compactMap { failure in
      guard let found = Self.shortfall(of: failure.first) else { return nil }
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) has a contrast of \(Wording.length(found.ratio)):1 "
          + "\(failure.sizes(of: screen)); \(Wording.length(found.least)):1 is the least",
        facts: [
          Fact("contrast", .ratio(found.ratio)), Fact("foreground", .text(found.front.hex)),
          Fact("background", .text(found.back.hex)),
        ]
          + failure.facts(in: screen) { sighting in
            Self.shortfall(of: sighting).map { "\(Wording.length($0.ratio)):1" } ?? "enough"
          })
    }
  }

  private struct Shortfall {
    let ratio: Double
    let least: Double
    let front: ColorValue
    let back: ColorValue
  }

  private static func shortfall(of sighting: ViewSighting) -> Shortfall? {
    guard let content = sighting.content, let text = sighting.view.text, sighting.view.isEnabled,
      sighting.view.bar == nil, !sighting.isPlatformPart,
      let back = sighting.backdrop
    else { return nil }
    let isDark = sighting.layout.environment.isDark
    let fronts = content.colors.filter { isChosen($0, by: sighting) }
      .map { isDark && $0 == .primary ? ColorValue.white : $0 }
      .map { $0.opacity(sighting.opacity).over(back) }
    let front = fronts.min { $0.contrast(with: back) < $1.contrast(with: back) }
    guard let front else { return nil }
    let weight = Int(text.paragraph.style.font.face.face.description.weightClass)
    let isBold =
      max(weight, text.paragraph.style.description.weight?.openTypeWeight ?? 0) >= boldWeight
      || text.paragraph.style.description.isBold
    let isLarge = text.pointSize >= largeSize || isBold && text.pointSize >= largeBoldSize
    let least = isLarge ? leastOfLarge : Self.least
    // Two decimals, as people read ratios; what rounds up to the least passes.
    let ratio = (front.contrast(with: back) * 100).rounded() / 100
    return ratio < least ? Shortfall(ratio: ratio, least: least, front: front, back: back) : nil
  }
}

extension TextContent {
  /// The colours of the text's parts.
  fileprivate var colors: Set<ColorValue> {
    Set(text.runs.indices.map { runColors[$0] ?? color })
  }
}

extension ViewSighting {
  /// The colour behind the view's centre; nil where a picture, a gradient or a part of the platform
  /// whose colour is not known lies there.
  fileprivate var backdrop: ColorValue? {
    var color: ColorValue = layout.environment.isDark ? .black : .white
    let frame = view.frame
    let point = Rect(
      x: frame.minX + frame.width / 2 - 0.05, y: frame.minY + frame.height / 2 - 0.05, width: 0.1,
      height: 0.1)
    for other in layout.index.views[..<entry.index] where !other.isHidden {
      guard other.view.frame.contains(point) else { continue }
      switch other.view.node.content {
      case .shape(let shape):
        if other.view.node.part != nil { return nil }
        if let fill = shape.fill {
          color = fill.opacity(layout.opacity(of: other)).over(color)
        }
      case .image(let image):
        // A picture behind a text can have any colour.
        if other.view.node.part != nil { continue }
        if case .picture = image { return nil }
      case .unknown: return nil
      default: if other.view.node.part == .card { return nil }
      }
    }
    return color
  }

  fileprivate var opacity: Double { layout.opacity(of: entry) }
}

extension AuditedLayout {
  /// The opacities around a view, multiplied.
  fileprivate func opacity(of entry: IndexedView) -> Double {
    index.ancestors(of: entry.index).reduce(1) { product, ancestor in
      guard case .modified(_, .opacity(let opacity)) = ancestor.view.node.content else {
        return product
      }
      return product * opacity
    }
  }
}

extension ColorValue {
  /// The colour as the web writes it: `#8E8E93`.
  fileprivate var hex: String {
    "#"
      + [red, green, blue].map { part in
        let value = Int((min(max(part, 0), 1) * 255).rounded())
        return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
      }.joined()
  }
}
