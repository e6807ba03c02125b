import DynamicType
import TextLayout
package import ViewLayout

/// A view of an app in one setting at one text size, as rules look at it.
package final class AuditedLayout: Sendable {
  package let environment: ViewEnvironment
  package let index: ViewIndex
  /// What cannot be read or reached.
  package let problems: [ViewProblem]
  /// Who each view is, where it is a text, a picture or a control; by its place in the index.
  let identities: [Int: ViewIdentity]
  /// The place in the index of each of those.
  let places: [ViewIdentity: Int]

  package init(_ root: LaidOutView, in environment: ViewEnvironment) {
    self.environment = environment
    index = ViewIndex(root)
    problems = index.problems()
    var counts: [ViewIdentity: Int] = [:]
    var identities: [Int: ViewIdentity] = [:]
    var places: [ViewIdentity: Int] = [:]
    for entry in index.views {
      guard var identity = ViewIdentity(entry, in: index) else { continue }
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      identity.ordinal = count
      identities[entry.index] = identity
      places[identity] = entry.index
    }
    self.identities = identities
    self.places = places
  }

  var category: ContentSizeCategory { environment.category }

  /// The view of an identity; nil where the layout has none.
  func view(_ identity: ViewIdentity) -> IndexedView? { places[identity].map { index.views[$0] } }
}

/// What a view is told from others by, at all sizes and in all languages.
struct ViewIdentity: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case text
    case image
    case control
  }

  var kind: Kind
  /// The key or the text, the name of the picture, the texts of the control.
  var name: String
  /// The number of the view among those that are alike, from 0.
  var ordinal = 0

  init?(_ entry: IndexedView, in index: ViewIndex) {
    switch entry.view.node.content {
    case .text(let text): (kind, name) = (.text, text.identifyingName)
    case .image(let image): (kind, name) = (.image, image.name)
    case .control:
      kind = .control
      name = index.views[entry.index..<entry.end].compactMap { inner -> String? in
        switch inner.view.node.content {
        case .text(let text): text.identifyingName
        case .image(let image): image.name
        default: nil
        }
      }.joined(separator: ", ")
    default: return nil
    }
  }
}

extension TextContent {
  /// What names the text in every language.
  var identifyingName: String {
    switch origin {
    case .verbatim: text.text
    case .catalog(let key, _, _): key
    case .sample(let name): name
    }
  }

  /// Whether what is shown stands in the source, rather than in a catalog.
  var isWrittenHere: Bool {
    switch origin {
    case .verbatim: true
    case .catalog(_, _, let isTranslated): !isTranslated
    case .sample: false
    }
  }

  /// Whether the text is what the app shows: no sample, and no key that has no translation.
  ///
  /// A key that is a text itself has spaces, or is one plain word.
  var isKnown: Bool {
    switch origin {
    case .verbatim: return true
    case .sample: return false
    case .catalog(let key, _, let isTranslated):
      let isName = !key.contains(" ") && key.contains { $0 == "_" || $0 == "." }
      return isTranslated || !isName
    }
  }

  /// Whether the text is only an example of what the app shows.
  var isSample: Bool {
    if case .sample = origin { true } else { false }
  }
}
