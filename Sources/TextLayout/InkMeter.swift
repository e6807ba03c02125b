import Glyphs

/// Measures how far the ink of laid-out lines reaches beyond their box.
///
/// Lines are taken as aligned to the side where the text starts; the ellipsis of a truncated line
/// does not count, as it stays within its advance.
struct InkMeter {
  let profile: InkProfile
  let shaping: Shaping
  let flags: [UInt8]
  let sizes: ClassSizes

  func overflow(of lines: [LineFragment], boxWidth: Double) -> InkOverflow {
    var overflow = InkOverflow()
    let height = lines.last?.bottom ?? 0
    for line in lines {
      let ink = ink(of: line)
      guard let ink else { continue }
      overflow.top = max(overflow.top, -(line.baseline - ink.above))
      overflow.bottom = max(overflow.bottom, line.baseline + ink.below - height)
      // A line that starts at the right hangs over the right side with its right end.
      let room = boxWidth - line.width
      overflow.left = max(overflow.left, ink.left - (ink.startsRight ? room : 0))
      overflow.right = max(overflow.right, ink.right - (ink.startsRight ? 0 : room))
    }
    return overflow
  }

  /// The ink of a line: its reach from the baseline, and beyond its two ends, in points.
  private func ink(
    of line: LineFragment
  ) -> (above: Double, below: Double, left: Double, right: Double, startsRight: Bool)? {
    let parts = shaping.runs(in: line.visibleRange).map { run in
      var part = run
      part.range = run.range.clamped(to: line.visibleRange)
      return part
    }
    guard let first = parts.first else { return nil }
    var (above, below, left, right) = (0.0, 0.0, 0.0, -Double.infinity)
    var x = 0.0
    let scale = sizes.scale
    for index in VisualOrder.indices(levels: parts.map(\.level)) {
      let part = parts[index]
      let unit = ScaledWidths.points(scale.unit[part.sizeClass])
      let tracking = sizes.trackings[part.sizeClass]
      let raise = sizes.styles[shaping.classes[part.sizeClass].style].attributes.baselineOffset
      let offsets = Array(part.range)
      for offset in part.isRightToLeft ? offsets.reversed() : offsets {
        if let bounds = profile.clusters[offset] {
          above = max(above, Double(bounds.top) * unit + raise)
          below = max(below, -Double(bounds.bottom) * unit - raise)
          left = max(left, -(x + Double(bounds.left) * unit))
          right = max(right, x + Double(bounds.right) * unit)
        }
        let isCluster = flags[offset] & UnitFlags.graphemeStart.rawValue != 0
        x += Double(shaping.advances[offset]) * unit + (isCluster ? tracking : 0)
      }
    }
    let beyond = right - max(line.width, x)
    return (above, below, left, max(beyond, 0), first.isRightToLeft)
  }
}
