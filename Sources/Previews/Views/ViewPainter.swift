import Glyphs
import Rasterizer
import TextLayout
import ViewLayout

/// Draws views that have been laid out.
///
/// Texts, shapes and colours are drawn as they are; symbols and pictures of the app as neutral
/// stand-ins, controls of the platform plainly.
struct ViewPainter {
  let theme: ViewTheme

  /// The control that parts belong to, which says how they are drawn.
  var control: ControlContent.Kind?

  /// Draws a view and all within it.
  func draw<Surface: DrawingSurface>(
    _ view: LaidOutView, on surface: inout Surface, at origin: ViewLayout.Point,
    opacity: Double = 1
  ) throws(RasterizerError) {
    if case .control(let control) = view.node.content, self.control != control.kind {
      var inside = self
      inside.control = control.kind
      return try inside.draw(view, on: &surface, at: origin, opacity: opacity)
    }
    var opacity = view.isEnabled ? opacity : min(opacity, ViewTheme.disabledOpacity)
    let box = PointBox(view.frame.roundedToPixels(scale: surface.scale), at: origin)
    switch view.node.content {
    case .modified(_, .hidden): return
    case .modified(_, .opacity(let factor)): opacity *= factor
    case .modified(_, .clipped), .scroll, .list:
      try surface.clipped(to: box) { (inside) throws(RasterizerError) in
        try drawContent(of: view, box, on: &inside, at: origin, opacity: opacity)
      }
      return
    default: break
    }
    try drawContent(of: view, box, on: &surface, at: origin, opacity: opacity)
  }

  private func drawContent<Surface: DrawingSurface>(
    of view: LaidOutView, _ box: PointBox, on surface: inout Surface, at origin: ViewLayout.Point,
    opacity: Double
  ) throws(RasterizerError) {
    if let part = view.node.part {
      try draw(part, of: view, box, on: &surface)
      if case .image = view.node.content { return }
    }
    switch view.node.content {
    case .text(let content): try draw(view, content, on: &surface, at: origin, opacity: opacity)
    case .shape(let shape): try draw(shape, box, on: &surface, opacity: opacity)
    case .image(let image): try draw(image, box, on: &surface, opacity: opacity)
    case .divider:
      // A hairline is thinner than a pixel at small scales.
      var line = box
      line.height = max(line.height, 1 / surface.scale)
      line.width = max(line.width, 1 / surface.scale)
      try surface.fill(line, color: theme.separator)
    case .list(let list) where !list.style.isPlain:
      try surface.fill(box, color: theme.groupedBackground)
    case .unknown: try drawStandIn(box, on: &surface, color: theme.separator, crossed: true)
    default: break
    }
    for child in view.children {
      try draw(child, on: &surface, at: origin, opacity: opacity)
    }
  }

  private func draw<Surface: DrawingSurface>(
    _ view: LaidOutView, _ content: TextContent, on surface: inout Surface,
    at origin: ViewLayout.Point, opacity: Double
  ) throws(RasterizerError) {
    guard let layout = view.text, let first = layout.lines.first else { return }
    let left = layout.lines.map(\.x).min() ?? first.x
    let right = layout.lines.map { $0.x + $0.width }.max() ?? first.width
    // The lines are aligned within the box they were set in; the view is as wide as the widest.
    let shift =
      switch layout.paragraph.paragraphStyle.alignment {
      case .center: view.frame.width / 2 - (left + right) / 2
      case .right: view.frame.width - right
      case .left, .natural: view.direction == .rightToLeft ? view.frame.width - right : -left
      }
    let start = Outline.Point(
      x: origin.x + view.frame.minX + shift, y: origin.y + view.frame.minY)
    for run in layout.glyphRuns() {
      let color = content.color(ofUnit: run.range.lowerBound)
      try surface.drawDecorated(
        run, at: start, color: RGBA(theme.visible(color), opacity: opacity))
    }
    for box in layout.attachmentBoxes() {
      let place = PointBox(
        x: start.x + box.x, y: start.y + box.y, width: box.width, height: box.height)
      try drawStandIn(
        place, on: &surface, color: RGBA(theme.visible(content.color), opacity: opacity),
        crossed: false)
    }
  }

  private func draw<Surface: DrawingSurface>(
    _ shape: ShapeContent, _ box: PointBox, on surface: inout Surface, opacity: Double
  ) throws(RasterizerError) {
    let radius: Double =
      switch shape.outline {
      case .rectangle: 0
      case .roundedRectangle(let radius): radius
      case .capsule, .circle, .ellipse: min(box.width, box.height) / 2
      }
    if shape.outline == .ellipse {
      if let fill = shape.fill {
        try surface.fill(.ellipse(box), color: RGBA(fill, opacity: opacity))
      }
      if let stroke = shape.stroke {
        let ring = Outline.ellipse(box).subtracting(.ellipse(box.inset(by: shape.lineWidth)))
        try surface.fill(ring, color: RGBA(stroke, opacity: opacity))
      }
      return
    }
    if let fill = shape.fill, fill.opacity > 0 {
      try surface.fillRounded(box, radius: radius, color: RGBA(fill, opacity: opacity))
    }
    if let stroke = shape.stroke {
      try surface.stroke(
        box, width: shape.lineWidth, radius: radius, color: RGBA(stroke, opacity: opacity))
    }
  }

  private func draw<Surface: DrawingSurface>(
    _ image: ImageContent, _ box: PointBox, on surface: inout Surface, opacity: Double
  ) throws(RasterizerError) {
    switch image {
    case .picture:
      try surface.fill(box, color: theme.fill)
      try drawStandIn(box, on: &surface, color: theme.separator, crossed: true)
    case .symbol(let symbol):
      try drawStandIn(
        box, on: &surface, color: RGBA(theme.visible(symbol.color), opacity: opacity),
        crossed: false)
    }
  }

  /// What stands for something that is not drawn: a frame with a dot, or crossed.
  private func drawStandIn<Surface: DrawingSurface>(
    _ box: PointBox, on surface: inout Surface, color: RGBA, crossed: Bool
  ) throws(RasterizerError) {
    let side = min(box.width, box.height)
    guard side > 2 else { return try surface.fill(box, color: color) }
    let width = max(side / 14, 1 / surface.scale)
    guard !crossed else {
      try surface.stroke(box, width: width.clamped(to: 0.5...2), color: color)
      let corners = [(box.x, box.y, box.right, box.bottom), (box.x, box.bottom, box.right, box.y)]
      for (x, y, right, bottom) in corners {
        try surface.line(
          from: Outline.Point(x: x, y: y), to: Outline.Point(x: right, y: bottom),
          width: width.clamped(to: 0.5...2), color: color)
      }
      return
    }
    let inset = box.inset(by: side * 0.12)
    try surface.stroke(inset, width: width, radius: side * 0.2, color: color)
    let dot = side * 0.22
    try surface.fillRounded(
      PointBox(
        x: box.x + (box.width - dot) / 2, y: box.y + (box.height - dot) / 2, width: dot,
        height: dot), radius: dot / 2, color: color)
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

extension TextContent {
  /// The colour of a UTF-16 unit.
  fileprivate func color(ofUnit offset: Int) -> ColorValue {
    guard !runColors.isEmpty else { return color }
    var end = 0
    for (index, run) in text.runs.enumerated() {
      end += run.text.utf16.count
      if offset < end { return runColors[index] ?? color }
    }
    return color
  }
}

extension PointBox {
  /// A frame on a sheet.
  init(_ frame: Rect, at origin: ViewLayout.Point) {
    self.init(
      x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width,
      height: frame.height)
  }
}

extension RGBA {
  /// A colour in bytes.
  init(_ color: ColorValue, opacity: Double = 1) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
      alpha: byte(color.opacity * opacity))
  }
}
