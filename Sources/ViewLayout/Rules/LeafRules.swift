/// A view that takes all the room it is offered.
struct FillRule: LayoutRule {
  /// The length on an axis where nothing is specified.
  ///
  /// Source: a colour at its ideal size measures 10 by 10 points.
  static let idealLength = 10.0

  func size(for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(by: Size(width: Self.idealLength, height: Self.idealLength))
  }
}

/// A view of a fixed size, such as a picture or a switch.
struct FixedRule: LayoutRule {
  let fixed: Size
  /// The baseline that the view says it has, from its top; nil for its bottom edge.
  var baseline: Double?
  var spacing = Spacing.view

  func size(for proposal: ProposedSize) -> Size { fixed }

  var ownGuides: GuideKinds { baseline == nil ? [] : .textBaselines }

  func explicitGuide(
    _ guide: AlignmentGuide, in size: Size, for proposal: ProposedSize
  ) -> Double? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return baseline
  }
}

/// A picture that fills the room it is offered, and has its own size where nothing is specified.
struct ResizableRule: LayoutRule {
  let ideal: Size

  func size(for proposal: ProposedSize) -> Size { proposal.replacingUnspecified(by: ideal) }
}

/// A view with a fixed length on one axis that fills the other, such as a slider or a field.
struct BarRule: LayoutRule {
  /// The axis that is filled.
  let axis: Axis
  /// The length across it in points.
  let thickness: Double
  /// The length along it where nothing is specified.
  var idealLength = FillRule.idealLength

  func size(for proposal: ProposedSize) -> Size {
    var size = Size.zero
    size[axis] = proposal[axis] ?? idealLength
    size[axis.other] = thickness
    return size
  }
}

/// Room that grows along the axis of its stack; outside of stacks on both axes.
struct SpacerRule: LayoutRule {
  /// Source: a spacer without a minimum keeps the default distance of 8 points.
  static let defaultMinimum = Spacing.defaultDistance

  /// The axis of the stack around; nil outside of stacks.
  let axis: Axis?
  let minLength: Double

  func size(for proposal: ProposedSize) -> Size {
    var size = Size.zero
    for growing in Axis.allCases where axis == nil || axis == growing {
      size[growing] = max(proposal[growing] ?? minLength, minLength)
    }
    return size
  }

  var spacing: Spacing {
    guard let axis else { return .view }
    return .none(along: axis)
  }

  var priority: Double { -.infinity }
}

/// Nothing.
struct EmptyRule: LayoutRule {
  func size(for proposal: ProposedSize) -> Size { .zero }
}

/// A circle, as large as its room allows.
struct CircleRule: LayoutRule {
  func size(for proposal: ProposedSize) -> Size {
    let ideal = Size(width: FillRule.idealLength, height: FillRule.idealLength)
    guard proposal != .unspecified else { return ideal }
    let room = proposal.replacingUnspecified(by: Size(width: .infinity, height: .infinity))
    let side = min(room.width, room.height)
    return Size(width: side, height: side)
  }
}
