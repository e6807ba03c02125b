import DynamicType
import TextLayout
import ViewLayout

/// A view in one layout.
struct ViewSighting: Sendable {
  /// The position of the setting.
  let setting: Int
  let layout: AuditedLayout
  let entry: IndexedView

  var category: ContentSizeCategory { layout.category }
  var view: LaidOutView { entry.view }

  /// The text's content; nil for other views.
  var content: TextContent? {
    guard case .text(let text) = view.node.content else { return nil }
    return text
  }

  /// The size of the text's first font as it is shown, in points; nil for other views.
  var pointSize: Double? {
    view.text.map { text in
      text.paragraph.style.size(at: text.category).pointSize * text.scaleFactor
    }
  }

  /// Where the view is written, or else the nearest around it that is known.
  var sourcePlace: SourcePlace? {
    view.node.place
      ?? layout.index.ancestors(of: entry.index).lazy.compactMap(\.view.node.place).first
  }

  /// The control that the view is in.
  var control: IndexedView? {
    layout.index.ancestors(of: entry.index).first { ancestor in
      guard case .control(let control) = ancestor.view.node.content else { return false }
      return control.kind.isTouched
    }
  }

  /// The problems of a kind that the view has.
  func problems(_ kind: ViewProblem.Kind) -> [ViewProblem] {
    layout.problems.filter { $0.kind == kind && $0.view == entry.index }
  }

  /// Whether the view is a part that the platform adds to a control, or lies in one.
  var isPlatformPart: Bool {
    view.node.part != nil
      || layout.index.ancestors(of: entry.index).contains { $0.view.node.part == .segment }
  }
}

/// A view at all sizes and in all settings.
struct ViewHistory: Sendable {
  let identity: ViewIdentity
  /// By setting, then by size.
  let sightings: [ViewSighting]

  /// The sightings in one setting.
  func sightings(in setting: Int) -> [ViewSighting] { sightings.filter { $0.setting == setting } }

  /// The sighting in a setting at a size; nil where the view is not there.
  func sighting(in setting: Int, at category: ContentSizeCategory) -> ViewSighting? {
    sightings.first { $0.setting == setting && $0.category == category }
  }

  /// The view at the smallest and at the largest size in the first setting; nil where they are one.
  var ends: (smallest: ViewSighting, largest: ViewSighting)? {
    let own = sightings(in: 0)
    guard let first = own.first, let last = own.last, first.category < last.category else {
      return nil
    }
    return (first, last)
  }

  /// The settings in which it appears.
  var settings: [Int] {
    var seen: Set<Int> = []
    return sightings.map(\.setting).filter { seen.insert($0).inserted }
  }

  /// The views of layouts, followed through them.
  static func histories(of layouts: [[AuditedLayout]]) -> [ViewHistory] {
    var order: [ViewIdentity] = []
    var found: [ViewIdentity: [ViewSighting]] = [:]
    for (setting, sizes) in layouts.enumerated() {
      for layout in sizes {
        for (place, identity) in layout.identities.sorted(by: { $0.key < $1.key }) {
          let entry = layout.index.views[place]
          guard !entry.isHidden else { continue }
          if found[identity] == nil { order.append(identity) }
          found[identity, default: []].append(
            ViewSighting(setting: setting, layout: layout, entry: entry))
        }
      }
    }
    return order.map { ViewHistory(identity: $0, sightings: found[$0] ?? []) }
  }
}

extension Double {
  /// Whether a length is larger than another by more than rounding to pixels and quarter points
  /// makes: a twentieth.
  func hasGrown(from small: Double) -> Bool { self > small * 1.05 }
}
