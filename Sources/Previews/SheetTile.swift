import DynamicType
import Glyphs
import Rasterizer
import TextLayout

/// One category on a sheet: its name and numbers, and the text in its box.
struct SheetTile {
  let measurement: TextMeasurement
  private let title: TextLayout
  private let detail: TextLayout
  private let mark: TextLayout?
  /// The text without limits, whose lines beyond the shown ones are the ghost; nil when all is shown.
  private let whole: TextLayout?

  /// The distance between parts of a tile, in points.
  private static let gap = 8.0
  /// The distance of a tile's content from its sides, in points.
  static let padding = 16.0
  /// The most lines of lost text that are shown.
  private static let ghostLimit = 2

  init(_ measurement: TextMeasurement, labels: SheetLabels) throws(TextLayoutError) {
    self.measurement = measurement
    title = try labels.layout(measurement.category.shortName, size: 15, weight: .semibold)
    detail = try labels.layout(Self.numbers(measurement), size: 12)
    guard measurement.isTruncated else {
      (mark, whole) = (nil, nil)
      return
    }
    mark = try labels.layout("cut", size: 11, weight: .bold)
    whole = measurement.layout.withoutLimits
  }

  /// What the header says besides the name.
  static func numbers(_ measurement: TextMeasurement) -> String {
    let size = measurement.pointSize.formattedBriefly
    let (shown, needed) = (measurement.lineCount, measurement.requiredLineCount)
    let lines =
      measurement.isTruncated
      ? "\(shown) of \(needed) lines"
      : needed == 1 ? "1 line" : "\(needed) lines"
    return "\(size) pt · \(lines)" + (measurement.isUncertain ? " · near a break" : "")
  }

  // MARK: Sizes

  /// The width of the box that the text is in.
  var boxWidth: Double {
    let width = measurement.layout.container.width
    return width.isFinite ? width : measurement.width
  }

  private var headerWidth: Double {
    title.width + Self.gap + detail.width + (mark.map { Self.gap + markWidth($0) } ?? 0)
  }

  /// Where the header's name, numbers and mark of loss lie, in points from its left.
  func headerParts(right: Double) -> [ClosedRange<Double>] {
    let start = title.width + Self.gap
    var parts = [0...title.width, start...start + detail.width]
    if let mark { parts.append(right - markWidth(mark)...right) }
    return parts
  }

  // Whole points, so that the edges of tiles and the tops of boxes are crisp.
  private var headerHeight: Double { max(title.height, detail.height, 20).rounded(.up) }

  /// Units: whole points.
  var contentWidth: Double { max(boxWidth, headerWidth).rounded(.up) }

  /// Units: whole points.
  var height: Double {
    2 * Self.padding + headerHeight + Self.gap + (boxHeight + ghostHeight).rounded(.up)
  }

  private var boxHeight: Double {
    let height = measurement.layout.container.height
    return height.isFinite ? max(height, measurement.height) : measurement.height
  }

  /// The lines of lost text that are shown below the box.
  private var ghostLines: Range<Int> {
    guard let whole else { return 0..<0 }
    let first = measurement.lineCount
    return first..<min(first + Self.ghostLimit, whole.lines.count)
  }

  private var ghostHeight: Double {
    guard let whole, let first = ghostLines.first, let last = ghostLines.last else { return 0 }
    return whole.lines[last].bottom - whole.lines[first].top
  }

  private func markWidth(_ mark: TextLayout) -> Double { mark.width + 14 }

  // MARK: Drawing

  func draw<Surface: DrawingSurface>(
    on surface: inout Surface, in box: PointBox, theme: SheetTheme, guides: Set<SheetGuide>
  ) throws(RasterizerError) {
    try surface.fillRounded(box, radius: 12, color: theme.card)
    let x = box.x + Self.padding
    let y = box.y + Self.padding
    try drawHeader(on: &surface, x: x, y: y, right: box.right - Self.padding, theme: theme)
    let top = y + headerHeight + Self.gap
    let frame = PointBox(x: x, y: top, width: boxWidth, height: boxHeight)
    try drawGuides(on: &surface, in: frame, theme: theme, guides: guides)
    try surface.draw(
      measurement.layout, at: Outline.Point(x: frame.x, y: frame.y), color: theme.text)
    try drawAttachments(on: &surface, in: frame, theme: theme)
    if measurement.isTruncated { try drawLoss(on: &surface, below: frame, theme: theme) }
  }

  private func drawHeader<Surface: DrawingSurface>(
    on surface: inout Surface, x: Double, y: Double, right: Double, theme: SheetTheme
  ) throws(RasterizerError) {
    let parts = headerParts(right: right - x)
    let baseline = y + (title.lines.first?.baseline ?? 0)
    func place(
      _ label: TextLayout, _ x: Double, _ color: RGBA, on surface: inout Surface
    ) throws(RasterizerError) {
      let top = baseline - (label.lines.first?.baseline ?? 0)
      try surface.draw(label, at: Outline.Point(x: x, y: top), color: color)
    }
    try place(title, x + parts[0].lowerBound, theme.text, on: &surface)
    try place(detail, x + parts[1].lowerBound, theme.secondary, on: &surface)
    guard let mark else { return }
    let pill = PointBox(
      x: x + parts[2].lowerBound, y: baseline - 13, width: markWidth(mark), height: 18)
    try surface.fillRounded(pill, radius: 9, color: theme.loss)
    try place(mark, pill.x + 7, theme.card, on: &surface)
  }

  private func drawGuides<Surface: DrawingSurface>(
    on surface: inout Surface, in frame: PointBox, theme: SheetTheme, guides: Set<SheetGuide>
  ) throws(RasterizerError) {
    for (index, line) in measurement.layout.lines.enumerated() {
      if guides.contains(.lines), index % 2 == 0 {
        try surface.fill(
          PointBox(
            x: frame.x, y: frame.y + line.top, width: frame.width, height: line.bottom - line.top),
          color: theme.band)
      }
      if guides.contains(.baselines) {
        let y = frame.y + line.baseline
        try surface.line(
          from: Outline.Point(x: frame.x, y: y), to: Outline.Point(x: frame.right, y: y),
          width: 0.5, color: theme.guide)
      }
    }
    if guides.contains(.ink) {
      let ink = measurement.inkOverflow
      let left = measurement.layout.lines.map(\.x).min() ?? 0
      try surface.stroke(
        PointBox(
          x: frame.x + left - ink.left, y: frame.y - ink.top,
          width: measurement.width + ink.left + ink.right,
          height: measurement.height + ink.top + ink.bottom),
        width: 0.5, color: ink.isNone ? theme.guide : theme.loss)
    }
    guard guides.contains(.frame) else { return }
    // Just outside the box, so that nothing of the text is covered.
    try surface.stroke(frame.inset(by: -1), width: 1, radius: 3, color: theme.frame)
  }

  private func drawAttachments<Surface: DrawingSurface>(
    on surface: inout Surface, in frame: PointBox, theme: SheetTheme
  ) throws(RasterizerError) {
    for place in measurement.layout.attachmentBoxes() {
      try surface.stroke(
        PointBox(
          x: frame.x + place.x, y: frame.y + place.y, width: place.width, height: place.height),
        width: 1, radius: 3, color: theme.secondary)
    }
  }

  /// A line along the side where the text goes on, and the text that went on there.
  private func drawLoss<Surface: DrawingSurface>(
    on surface: inout Surface, below frame: PointBox, theme: SheetTheme
  ) throws(RasterizerError) {
    try surface.fill(
      PointBox(x: frame.x - 1, y: frame.bottom, width: frame.width + 2, height: 2),
      color: theme.loss)
    guard let whole, let first = ghostLines.first else { return }
    let origin = Outline.Point(x: frame.x, y: frame.bottom - whole.lines[first].top + 3)
    try surface.draw(whole, at: origin, color: theme.ghost, lines: ghostLines)
  }
}

extension Double {
  /// A size without needless zeros: whole, or in quarters as sizes of shrunk fonts are.
  fileprivate var formattedBriefly: String {
    self == rounded() ? "\(Int(self))" : "\((self * 100).rounded() / 100)"
  }
}
