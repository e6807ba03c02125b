/// A box of fixed lengths around a view, which may stick out.
struct FrameRule: WrappingRule {
  let child: LayoutElement
  let width: Double?
  let height: Double?
  let alignment: Alignment

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedSize) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let inner = child.size(for: offered(proposal))
    return Size(width: width ?? inner.width, height: height ?? inner.height)
  }

  func length(along axis: Axis, for proposal: ProposedSize) -> Double? {
    (axis == .horizontal ? width : height)
      ?? child.length(along: axis, for: offered(proposal))
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    [child.aligned(alignment, in: size, for: offered(proposal))]
  }

  var spacing: Spacing {
    var spacing = child.spacing
    if width != nil { spacing.reset(.horizontal) }
    if height != nil { spacing.reset(.vertical) }
    return spacing
  }
}

/// A box within limits around a view.
struct FlexibleFrameRule: WrappingRule {
  let child: LayoutElement
  let frame: FlexibleFrame

  private struct Limits {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    var isSet: Bool { minimum != nil || ideal != nil || maximum != nil }

    func clamped(_ length: Double) -> Double {
      max(min(length, maximum ?? .infinity), minimum ?? 0)
    }
  }

  private func limits(_ axis: Axis) -> Limits {
    switch axis {
    case .horizontal:
      Limits(minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth)
    case .vertical:
      Limits(minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight)
    }
  }

  private func offered(_ proposal: ProposedSize) -> ProposedSize {
    var offered = proposal
    for axis in Axis.allCases {
      let limits = limits(axis)
      offered[axis] = (proposal[axis] ?? limits.ideal).map(limits.clamped)
    }
    return offered
  }

  func size(for proposal: ProposedSize) -> Size {
    let inner = child.size(for: offered(proposal))
    var size = Size.zero
    for axis in Axis.allCases {
      let limits = limits(axis)
      guard let length = proposal[axis] else {
        size[axis] = limits.clamped(limits.ideal ?? inner[axis])
        continue
      }
      switch (limits.minimum, limits.maximum) {
      case (nil, nil): size[axis] = inner[axis]
      case (_?, _?): size[axis] = limits.clamped(length)
      case (nil, let maximum?): size[axis] = min(maximum, max(length, inner[axis]))
      case (let minimum?, nil): size[axis] = max(minimum, min(length, inner[axis]))
      }
    }
    return size
  }

  /// On an axis without limits the view keeps what it was offered: offered the length that it chose
  /// itself, a stack would share that out anew and squeeze what fitted before.
  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    var placed = proposal
    for axis in Axis.allCases where limits(axis).isSet { placed[axis] = size[axis] }
    return [child.aligned(frame.alignment, in: size, for: placed)]
  }

  var spacing: Spacing {
    var spacing = child.spacing
    spacing.reset(.all)
    return spacing
  }
}

extension LayoutElement {
  /// Where a view goes in a box so that its guides meet those of the box.
  func aligned(
    _ alignment: Alignment, in size: Size, for proposal: ProposedSize
  ) -> LayoutPlacement {
    func distance(_ guide: AlignmentGuide) -> Double {
      guide.defaultValue(in: size) - self.guide(guide, for: proposal)
    }
    return LayoutPlacement(
      origin: Point(x: distance(alignment.horizontal), y: distance(alignment.vertical)),
      proposal: proposal)
  }
}
