import Glyphs
import Rasterizer
import ViewLayout

extension ViewPainter {
  /// Draws what a container or control of the platform adds by itself.
  func draw<Surface: DrawingSurface>(
    _ part: PlatformPart, of view: LaidOutView, _ box: PointBox, on surface: inout Surface
  ) throws(RasterizerError) {
    let height = box.height
    switch part {
    case .card:
      guard case .shape(let shape) = view.node.content,
        case .roundedRectangle(let radius) = shape.outline
      else { return }
      try surface.fillRounded(box, radius: min(radius, height / 2), color: theme.card)
    case .tabBar, .toolbar:
      try surface.fill(
        PointBox(x: box.x, y: box.y, width: box.width, height: 1 / surface.scale),
        color: theme.separator)
    case .toggleSwitch:
      let isOn = control == .toggle(isOn: true)
      try surface.fillRounded(
        box.inset(by: 1), radius: height / 2, color: isOn ? theme.on : theme.fill)
      let knob = height - 6
      let isAtRight = isOn == (view.direction == .leftToRight)
      try surface.fillRounded(
        PointBox(
          x: isAtRight ? box.right - knob - 3 : box.x + 3, y: box.y + 3, width: knob, height: knob),
        radius: knob / 2, color: RGBA(0xFFFFFF))
    case .stepperButtons:
      try surface.fillRounded(box, radius: 8, color: theme.fill)
      try surface.fill(
        PointBox(x: box.x + box.width / 2, y: box.y + 7, width: 1, height: height - 14),
        color: theme.separator)
      try drawDash(in: box, atPart: 0.25, on: &surface)
      try drawDash(in: box, atPart: 0.75, on: &surface)
    case .sliderTrack:
      let line = PointBox(x: box.x, y: box.y + height / 2 - 2, width: box.width, height: 4)
      try drawTrack(line, of: view, on: &surface)
      let knob = min(28, box.width)
      let place = filled(of: view) * (box.width - knob)
      let x = view.direction == .leftToRight ? box.x + place : box.right - place - knob
      try surface.fillRounded(
        PointBox(x: x, y: box.y + (height - knob) / 2, width: knob, height: knob),
        radius: knob / 2, color: theme.tint)
    case .fieldBorder:
      try surface.stroke(box, width: 1, radius: 6, color: theme.separator)
    case .buttonBorder:
      try surface.fillRounded(box, radius: height / 2, color: theme.fill)
    case .progressTrack:
      try drawTrack(box, of: view, on: &surface)
    case .spinner:
      try surface.stroke(box.inset(by: 2), width: 2, radius: height / 2, color: theme.separator)
    case .chevron, .disclosure: try drawChevron(in: box, on: &surface)
    case .segment:
      try surface.fillRounded(box.inset(by: 1), radius: 7, color: theme.fill)
    case .row, .separator, .sectionHeader, .sectionFooter, .navigationBar, .navigationTitle,
      .tabItem, .toolbarItem:
      break
    }
  }

  /// Which part of a track is filled.
  private func filled(of view: LaidOutView) -> Double {
    switch control {
    case .slider(let fraction): fraction
    case .progress(_, let fraction): min(max(fraction ?? 0, 0), 1)
    default: 0
    }
  }

  /// Draws a track, filled from its leading end.
  private func drawTrack<Surface: DrawingSurface>(
    _ box: PointBox, of view: LaidOutView, on surface: inout Surface
  ) throws(RasterizerError) {
    try surface.fillRounded(box, radius: box.height / 2, color: theme.fill)
    var part = box
    part.width = box.width * filled(of: view)
    if view.direction == .rightToLeft { part.x = box.right - part.width }
    guard part.width > 0 else { return }
    try surface.fillRounded(part, radius: box.height / 2, color: theme.tint)
  }

  private func drawDash<Surface: DrawingSurface>(
    in box: PointBox, atPart part: Double, on surface: inout Surface
  ) throws(RasterizerError) {
    let x = box.x + box.width * part
    let y = box.y + box.height / 2
    try surface.fill(PointBox(x: x - 7, y: y - 0.75, width: 14, height: 1.5), color: theme.label)
    guard part > 0.5 else { return }
    try surface.fill(PointBox(x: x - 0.75, y: y - 7, width: 1.5, height: 14), color: theme.label)
  }

  private func drawChevron<Surface: DrawingSurface>(
    in box: PointBox, on surface: inout Surface
  ) throws(RasterizerError) {
    let tip = Outline.Point(x: box.right - 1, y: box.y + box.height / 2)
    for y in [box.y + 1, box.bottom - 1] {
      try surface.line(
        from: Outline.Point(x: box.x + 1, y: y), to: tip, width: 2, color: theme.separator)
    }
  }
}
