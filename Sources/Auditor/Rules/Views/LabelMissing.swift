import DynamicType
import ViewLayout

/// Controls and pictures of which a screen reader can say nothing.
struct LabelMissing: ViewRule {
  let rule = Rule(
    id: "label-missing", severity: .serious,
    title: "A control or picture has no label",
    why: """
      A screen reader reads what a view is called. Of a button that shows only a picture it says \
      \"button\", or the name of a file.
      """,
    guideline: "WCAG 2.2, 1.1.1 Non-text Content and 4.1.2 Name, Role, Value",
    advice: "add accessibilityLabel, or accessibilityHidden(true) to what only decorates",
    failing: "Button { } label: { Image(\"icon-close\") }",
    mended: "Button { } label: { Image(\"icon-close\") }.accessibilityLabel(\"Close\")")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.histories.compactMap { history in
      guard let sighting = history.sightings.first, let lack = Self.lack(of: sighting),
        let failure = ViewFailure(history, where: { Self.lack(of: $0) != nil })
      else { return nil }
      return Finding(
        rule, at: failure.place(in: screen), outcome: lack.isCertain ? .violation : .needsReview,
        message: lack.words)
    }
  }

  private struct Lack {
    let words: String
    let isCertain: Bool
  }

  private static func lack(of sighting: ViewSighting) -> Lack? {
    guard !sighting.entry.isUntold, sighting.label.isEmpty else { return nil }
    switch sighting.view.node.content {
    case .control(let control):
      guard control.kind.isTouched, sighting.layout.index.subject(of: sighting.entry).isEmpty else {
        return nil
      }
      // A hidden label of a switch is read out all the same.
      guard control.spokenLabel.isEmpty else { return nil }
      let picture = sighting.picture
      if let picture, picture.isSymbol {
        return Lack(
          words:
            "a \(control.kind.pathName) shows only the symbol \"\(picture.name)\"; iOS reads a "
            + "name that it makes up for it", isCertain: false)
      }
      return Lack(
        words: "a \(control.kind.pathName)"
          + (picture.map { " shows only \"\($0.name)\" and" } ?? "") + " has no label",
        isCertain: true)
    case .image(.picture(let name, _, _)):
      guard sighting.view.node.part == nil, sighting.control == nil, !sighting.isInElement else {
        return nil
      }
      return Lack(
        words: "the picture \"\(name)\" has no label; its file's name is read out",
        isCertain: false)
    default: return nil
    }
  }
}

extension ViewSighting {
  /// The label given to the view by one of those around it that hold nothing else.
  fileprivate var label: String {
    for ancestor in layout.index.ancestors(of: entry.index) {
      if case .modified(_, .accessibility(let change)) = ancestor.view.node.content,
        let label = change.label
      {
        return label
      }
      guard ancestor.view.children.count == 1 else { return "" }
    }
    return ""
  }

  /// Whether something around the view is read out as one, with its own label or texts.
  fileprivate var isInElement: Bool {
    layout.index.ancestors(of: entry.index).contains { ancestor in
      guard case .modified(_, .accessibility(let change)) = ancestor.view.node.content else {
        return false
      }
      return change.element == .combine || change.element == .ignore || change.label != nil
    }
  }

  /// The first picture in the view.
  fileprivate var picture: (name: String, isSymbol: Bool)? {
    for inner in layout.index.descendants(of: entry.index) {
      guard case .image(let image) = inner.view.node.content, inner.view.node.part == nil else {
        continue
      }
      if case .symbol = image { return (image.name, true) }
      return (image.name, false)
    }
    return nil
  }
}
