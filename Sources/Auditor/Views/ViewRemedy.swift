import DynamicType
import Synchronization
import TextLayout
import ViewLayout

/// A change of a view that may mend it: tried before it is advised.
struct ViewRemedy: Sendable {
  /// What to do, to be read after "fits".
  let words: String
  let change: @Sendable (ViewNode) -> ViewNode

  /// Takes away the line limit of a text.
  static func noLineLimit(_ name: String) -> ViewRemedy {
    ViewRemedy(words: "without the line limit") { root in
      root.changingTexts(named: name) { $0.lineLimit = nil }
    }
  }

  /// Stacks the nearest row around a text.
  static func stacked(_ name: String) -> ViewRemedy {
    ViewRemedy(words: "stacked") { $0.stackingRow(around: name).node }
  }

  /// Lets boxes around a text be higher than they are.
  static func growing(_ name: String) -> ViewRemedy {
    ViewRemedy(words: "when its box may grow (minHeight)") { $0.growingBox(around: name).node }
  }

  /// Lets boxes of fixed width around a text be wider.
  static func widening(_ name: String) -> ViewRemedy {
    ViewRemedy(words: "when its box may be wider (minWidth)") { $0.wideningBox(around: name).node }
  }

  /// Keeps a text at its ideal height.
  static func idealHeight(_ name: String) -> ViewRemedy {
    ViewRemedy(words: "with fixedSize(horizontal: false, vertical: true)") { root in
      root.changingTextNodes(named: name) { $0.modified(.fixedSize(.vertical)) }
    }
  }

  /// Lets the whole screen scroll.
  static let scrolled = ViewRemedy(words: "in a ScrollView") { root in
    ViewNode(.scroll(ScrollContent(children: [root])))
  }
}

extension AuditedScreen {
  /// The remedies that mend a text at the sizes at which it fails, in words; nil when none does.
  ///
  /// A remedy mends when the text has no problem any more, and nothing else has a new one.
  func advice(_ failure: ViewFailure, trying remedies: [ViewRemedy]) -> String? {
    let working = remedies.filter { mends(failure, $0) }.map { "fits \($0.words)" }
    return working.isEmpty ? nil : working.joined(separator: ", or ")
  }

  /// Whether a remedy mends a view at the first and the last size at which it fails.
  func mends(_ failure: ViewFailure, _ remedy: ViewRemedy) -> Bool {
    [failure.first, failure.last].allSatisfy { sighting in
      guard let layout = layout(with: remedy, of: sighting),
        let view = layout.view(failure.history.identity)
      else { return false }
      return !layout.problems.contains { $0.view == view.index || $0.other == view.index }
        && view.view.text?.lines.contains { $0.ending == .emergencyBreak } != true
        && layout.problems.count < max(sighting.layout.problems.count, 1)
    }
  }

  /// The view of an app with a remedy, in the setting and at the size of a sighting.
  func layout(with remedy: ViewRemedy, of sighting: ViewSighting) -> AuditedLayout? {
    let environment = sighting.layout.environment
    let node = remedy.change(subject.resolve(environment))
    guard let root = try? LayoutSession(fonts: fonts).layOut(node, in: environment) else {
      // A change that cannot be laid out mends nothing.
      return nil
    }
    return AuditedLayout(root, in: environment)
  }
}

// MARK: - Changes of trees

extension ViewNode {
  /// The tree with its text nodes of a name changed.
  func changingTextNodes(
    named name: String, _ change: @escaping @Sendable (ViewNode) -> ViewNode
  ) -> ViewNode {
    if case .text(let text) = content { return text.identifyingName == name ? change(self) : self }
    return replacingChildren { nodes in
      nodes.map { $0.changingTextNodes(named: name, change) }
    }
  }

  /// The tree with its texts of a name changed.
  func changingTexts(
    named name: String, _ change: @escaping @Sendable (inout TextContent) -> Void
  ) -> ViewNode {
    changingTextNodes(named: name) { node in
      guard case .text(var text) = node.content else { return node }
      change(&text)
      var changed = node
      changed.content = .text(text)
      return changed
    }
  }

  /// Whether a text of a name is in the tree.
  func contains(text name: String) -> Bool {
    if case .text(let text) = content { return text.identifyingName == name }
    let found = FoundNote()
    _ = replacingChildren { nodes in
      if nodes.contains(where: { $0.contains(text: name) }) { found.isFound = true }
      return nodes
    }
    return found.isFound
  }

  /// The tree with the innermost row around a text made a column, and whether there was one.
  func stackingRow(around name: String) -> (node: ViewNode, isDone: Bool) {
    changingInnermost(around: name) { node in
      guard case .stack(var stack) = node.content, stack.axis == .horizontal,
        stack.children.flatMap(\.members).count > 1
      else { return nil }
      stack.axis = .vertical
      stack.alignment = .leading
      var changed = node
      changed.content = .stack(stack)
      return changed
    }
  }

  /// The tree with the innermost box of fixed height around a text made one of least height.
  func growingBox(around name: String) -> (node: ViewNode, isDone: Bool) {
    changingInnermost(around: name) { node in
      guard
        case .modified(let inner, .frame(let width, .some(let height), let alignment)) =
          node.content
      else { return nil }
      let box = FlexibleFrame(
        minWidth: width, maxWidth: width, minHeight: height, alignment: alignment)
      var changed = node
      changed.content = .modified(inner, .flexibleFrame(box))
      return changed
    }
  }

  /// The tree with the innermost box of fixed width around a text made one of least width.
  func wideningBox(around name: String) -> (node: ViewNode, isDone: Bool) {
    changingInnermost(around: name) { node in
      guard
        case .modified(let inner, .frame(.some(let width), let height, let alignment)) =
          node.content
      else { return nil }
      let box = FlexibleFrame(
        minWidth: width, minHeight: height, maxHeight: height, alignment: alignment)
      var changed = node
      changed.content = .modified(inner, .flexibleFrame(box))
      return changed
    }
  }

  /// Changes the innermost node around a text that lets itself be changed.
  private func changingInnermost(
    around name: String, _ change: @escaping @Sendable (ViewNode) -> ViewNode?
  ) -> (node: ViewNode, isDone: Bool) {
    guard contains(text: name) else { return (self, false) }
    let done = FoundNote()
    let inside = replacingChildren { nodes in
      nodes.map { node in
        let (changed, isDone) = node.changingInnermost(around: name, change)
        if isDone { done.isFound = true }
        return changed
      }
    }
    if done.isFound { return (inside, true) }
    return change(self).map { ($0, true) } ?? (self, false)
  }
}

/// Whether something was found while a tree was walked.
private final class FoundNote: Sendable {
  private let state = Mutex(false)

  var isFound: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
