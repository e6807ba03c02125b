import DynamicType
import Glyphs
import Rasterizer
import TextLayout
import ViewLayout

extension ViewPreview {
  /// All sizes side by side as a PNG file.
  ///
  /// - Parameters:
  ///   - title: What is said on top.
  ///   - columns: Screens side by side.
  ///   - scale: Pixels a point.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PreviewError``.
  public func sheet(
    title: String, columns: Int = 4, scale: Double = 1
  ) throws(PreviewError) -> [UInt8] {
    let labels: SheetLabels
    do throws(TextLayoutError) {
      labels = SheetLabels(typesetter: try Typesetter(fonts: fonts))
    } catch {
      throw PreviewError(error)
    }
    do throws(RasterizerError) {
      let sheet = ViewSheet(screens: screens, columns: max(columns, 1), labels: labels)
      return try encoded(try sheet.picture(title: title, scale: scale))
    } catch {
      throw PreviewError(error)
    }
  }
}

/// The screens of a preview in rows.
private struct ViewSheet {
  let screens: [ViewPreview.Screen]
  let columns: Int
  let labels: SheetLabels

  private static let gap = 24.0
  private static let caption = 44.0
  private static let heading = 72.0

  /// The part of the screens that is shown: all of them, or what is not empty at any size.
  private let shown: ClosedRange<Double>

  init(screens: [ViewPreview.Screen], columns: Int, labels: SheetLabels) {
    self.screens = screens
    self.columns = columns
    self.labels = labels
    let height = screens.map(\.view.frame.height).max() ?? 0
    let leaves = screens.flatMap { $0.view.allViews() }.filter { view in
      view.children.isEmpty && view.frame.height > 0 && view.frame.width > 0
    }
    let top = max((leaves.map(\.frame.minY).min() ?? 0) - Self.gap, 0).rounded(.down)
    let bottom = min((leaves.map(\.frame.maxY).max() ?? 0) + Self.gap, height).rounded(.up)
    let isMostlyEmpty = bottom > top && bottom - top < 0.75 * height
    shown = isMostlyEmpty ? top...bottom : 0...height
  }

  private var cell: Size {
    Size(
      width: screens.map(\.view.frame.width).max() ?? 0,
      height: shown.upperBound - shown.lowerBound)
  }

  func picture(title: String, scale: Double) throws(RasterizerError) -> Picture {
    let isDark = screens.first?.environment.isDark ?? false
    let theme = isDark ? SheetTheme.dark : .light
    let rows = (screens.count + columns - 1) / columns
    let across = min(columns, max(screens.count, 1))
    var canvas = try Canvas(
      width: Double(across) * (cell.width + Self.gap) + Self.gap,
      height: Self.heading + Double(rows) * (cell.height + Self.caption + Self.gap),
      scale: scale, background: theme.page, cache: try GlyphCache())
    try draw(
      title, size: 22, weight: .bold, at: Outline.Point(x: Self.gap, y: 14), theme.text, &canvas)
    if let environment = screens.first?.environment {
      let details =
        "\(environment.device.name) · \(environment.locale) · \(environment.profile.name)"
      try draw(details, size: 13, at: Outline.Point(x: Self.gap, y: 44), theme.secondary, &canvas)
    }
    for (index, screen) in screens.enumerated() {
      let origin = ViewLayout.Point(
        x: Self.gap + Double(index % columns) * (cell.width + Self.gap),
        y: Self.heading + Double(index / columns) * (cell.height + Self.caption + Self.gap))
      try draw(screen, at: origin, theme: theme, on: &canvas)
    }
    return canvas.picture
  }

  private func draw(
    _ screen: ViewPreview.Screen, at origin: ViewLayout.Point, theme: SheetTheme,
    on canvas: inout Canvas
  ) throws(RasterizerError) {
    let category = screen.environment.category
    try draw(
      category.shortName, size: 15, weight: .semibold,
      at: Outline.Point(x: origin.x, y: origin.y), theme.text, &canvas)
    let summary = screen.problems.summary
    try draw(
      summary, size: 13, at: Outline.Point(x: origin.x + 52, y: origin.y + 2),
      screen.problems.isEmpty ? theme.secondary : theme.loss, &canvas)
    let top = ViewLayout.Point(x: origin.x, y: origin.y + Self.caption - 16)
    let box = PointBox(x: top.x, y: top.y, width: screen.view.frame.width, height: cell.height)
    try canvas.clipped(to: box) { (inside) throws(RasterizerError) in
      let start = ViewLayout.Point(x: top.x, y: top.y - shown.lowerBound)
      try screen.draw(on: &inside, at: start)
    }
    try canvas.stroke(box.inset(by: -1), width: 1, color: theme.frame)
  }

  private func draw(
    _ text: String, size: Double, weight: FontWeight = .regular, at point: Outline.Point,
    _ color: RGBA, _ canvas: inout Canvas
  ) throws(RasterizerError) {
    let layout: TextLayout
    do throws(TextLayoutError) {
      layout = try labels.layout(text, size: size, weight: weight)
    } catch {
      throw RasterizerError(.font, error.description, context: "labels")
    }
    try canvas.draw(layout, at: point, color: color)
  }
}

extension [ViewProblem] {
  /// The problems in a few words.
  var summary: String {
    let parts = ViewProblem.Kind.allCases.compactMap { kind in
      let count = filter { $0.kind == kind }.count
      return count == 0 ? nil : "\(count) \(kind.word)"
    }
    return parts.isEmpty ? "all text shown" : parts.joined(separator: ", ")
  }
}
