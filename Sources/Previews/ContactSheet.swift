import DynamicType
package import Glyphs
package import Rasterizer
package import TextLayout

/// Texts at all their categories side by side: a tile a category, the lost text marked.
package struct ContactSheet: Sendable {
  private let sections: [Section]
  /// The tiles side by side.
  let columns: Int
  /// One width for all tiles, so that those of several texts stand below each other.
  private let tileWidth: Double
  private let theme: SheetTheme
  private let guides: Set<SheetGuide>

  /// One text: a heading and its tiles.
  private struct Section: Sendable {
    let heading: [TextLayout]
    let tiles: [SheetTile]

    func rows(_ columns: Int) -> [ArraySlice<SheetTile>] {
      stride(from: 0, to: tiles.count, by: columns).map { start in
        tiles[start..<min(start + columns, tiles.count)]
      }
    }
  }

  /// A text to show: what is said above its tiles, and its measurements.
  package struct Entry {
    package let title: String
    package let details: [String]
    package let measurements: [TextMeasurement]

    package init(title: String, details: [String], measurements: [TextMeasurement]) {
      self.title = title
      self.details = details
      self.measurements = measurements
    }
  }

  /// The distance between tiles and from the sides of the sheet, in points.
  private static let gap = 16.0
  /// The distance of a text's heading from the tiles above it, in points.
  private static let sectionGap = 32.0
  /// Headings may be wider than a narrow row of tiles, up to this, in points.
  private static let headingWidth = 360.0
  /// A sheet is about this wide when the number of columns is left to it, in points.
  private static let width = 1400.0

  /// Lays a sheet out.
  ///
  /// - Parameters:
  ///   - entries: The texts.
  ///   - columns: Tiles side by side; nil for as many as look well.
  ///   - theme: The colours.
  ///   - guides: What is drawn besides the text.
  ///   - typesetter: Sets the labels.
  /// - Throws: `TextLayoutError` when the labels' font cannot be used.
  package init(
    entries: [Entry], columns: Int? = nil, theme: SheetTheme = .light,
    guides: Set<SheetGuide> = [.frame], typesetter: Typesetter
  ) throws(TextLayoutError) {
    let labels = SheetLabels(typesetter: typesetter)
    var tiles: [[SheetTile]] = []
    for entry in entries {
      var row: [SheetTile] = []
      for measurement in entry.measurements {
        row.append(try SheetTile(measurement, labels: labels))
      }
      tiles.append(row)
    }
    tileWidth = (tiles.joined().map(\.contentWidth).max() ?? 0) + 2 * SheetTile.padding
    let most = tiles.map(\.count).max() ?? 1
    let fitting = Int((Self.width - Self.gap) / (tileWidth + Self.gap))
    self.columns = max(1, min(columns ?? min(fitting, 4), most))
    self.theme = theme
    self.guides = guides
    var sections: [Section] = []
    let row = Double(self.columns) * (tileWidth + Self.gap) - Self.gap
    let room = max(row, Self.headingWidth)
    for (entry, tiles) in zip(entries, tiles) {
      var heading = [try labels.layout(entry.title, size: 20, weight: .bold, width: room)]
      for detail in entry.details {
        heading.append(try labels.layout(detail, size: 13, width: room))
      }
      sections.append(Section(heading: heading, tiles: tiles))
    }
    self.sections = sections
  }

  /// The width of the sheet in points.
  package var width: Double {
    let widths = sections.map { section in
      let count = Double(min(columns, max(section.tiles.count, 1)))
      return max(
        count * (tileWidth + Self.gap) - Self.gap, section.heading.map(\.width).max() ?? 0)
    }
    return (widths.max() ?? 0) + 2 * Self.gap
  }

  /// The height of the sheet in points.
  package var height: Double {
    let gaps = Double(max(sections.count - 1, 0)) * (Self.sectionGap - Self.gap)
    return sections.reduce(Self.gap + gaps) { sum, section in
      let rows = section.rows(columns).map { ($0.map(\.height).max() ?? 0) + Self.gap }
      return sum + headingHeight(section) + rows.reduce(0, +)
    }
  }

  /// What is said above the tiles.
  var headings: [TextLayout] { sections.flatMap(\.heading) }

  private func headingHeight(_ section: Section) -> Double {
    section.heading.reduce(0) { $0 + Self.lineHeight($1) } + 8
  }

  /// The room of a line of a heading: whole points, so that what is below is crisp.
  private static func lineHeight(_ label: TextLayout) -> Double { label.height.rounded(.up) + 4 }

  /// The sheet as pixels.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - cache: Keeps glyphs.
  /// - Returns: The picture, and what fonts asked for and was not drawn.
  /// - Throws: `RasterizerError`.
  package func picture(
    scale: Double, cache: GlyphCache
  ) throws(RasterizerError) -> (picture: Picture, limitations: [GlyphLimitation]) {
    var canvas = try Canvas(
      width: width, height: height, scale: scale, background: theme.page, cache: cache)
    try draw(on: &canvas)
    return (canvas.picture, canvas.limitations)
  }

  /// The sheet as a PNG file; the pixels are those of the picture.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point.
  ///   - cache: Keeps glyphs.
  /// - Returns: The file, and what fonts asked for and was not drawn.
  /// - Throws: `RasterizerError`.
  package func png(
    scale: Double, cache: GlyphCache
  ) async throws(RasterizerError) -> (bytes: [UInt8], limitations: [GlyphLimitation]) {
    try await PNGDrawing(
      width: width, height: height, scale: scale, background: theme.page, cache: cache
    ).png { canvas throws(RasterizerError) in try draw(on: &canvas) }
  }

  /// The sheet as an SVG document.
  ///
  /// - Parameters:
  ///   - scale: The pixels of a point to which glyphs are placed.
  ///   - cache: Keeps glyphs.
  /// - Returns: The document, and what fonts asked for and was not drawn.
  /// - Throws: `RasterizerError`.
  package func svg(
    scale: Double, cache: GlyphCache
  ) throws(RasterizerError) -> (text: String, limitations: [GlyphLimitation]) {
    var drawing = try SVGDrawing(
      width: width, height: height, scale: scale, background: theme.page, cache: cache)
    try draw(on: &drawing)
    return (drawing.text, drawing.limitations)
  }

  private func draw<Surface: DrawingSurface>(
    on surface: inout Surface
  ) throws(RasterizerError) {
    var y = Self.gap
    for (number, section) in sections.enumerated() {
      if number > 0 { y += Self.sectionGap - Self.gap }
      let heading = PointBox(x: 0, y: y, width: width, height: headingHeight(section))
      try inside(heading, on: &surface) { surface throws(RasterizerError) in
        try drawHeading(of: section, on: &surface, y: heading.y)
      }
      y = heading.bottom
      for row in section.rows(columns) {
        let height = row.map(\.height).max() ?? 0
        for (column, tile) in row.enumerated() {
          let box = PointBox(
            x: Self.gap + Double(column) * (tileWidth + Self.gap), y: y,
            width: tileWidth, height: height)
          try inside(box, on: &surface) { surface throws(RasterizerError) in
            try tile.draw(on: &surface, in: box, theme: theme, guides: guides)
          }
        }
        y += height + Self.gap
      }
    }
  }

  private func drawHeading<Surface: DrawingSurface>(
    of section: Section, on surface: inout Surface, y: Double
  ) throws(RasterizerError) {
    var y = y
    for (index, label) in section.heading.enumerated() {
      try surface.draw(
        label, at: Outline.Point(x: Self.gap, y: y),
        color: index == 0 ? theme.text : theme.secondary)
      y += Self.lineHeight(label)
    }
  }

  /// Draws a part of the sheet, whose ink ends halfway to its neighbours; not at all where it would
  /// not show.
  private func inside<Surface: DrawingSurface>(
    _ box: PointBox, on surface: inout Surface,
    _ draw: (inout Surface) throws(RasterizerError) -> Void
  ) throws(RasterizerError) {
    let reach = box.inset(by: -Self.gap / 2)
    guard surface.shows(reach) else { return }
    try surface.clipped(to: reach, draw)
  }
}
