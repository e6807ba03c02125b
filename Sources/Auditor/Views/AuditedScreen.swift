package import DynamicType
package import FontBook
import ViewLayout

/// A view of an app in all settings at all text sizes, as rules look at it.
package struct AuditedScreen: Sendable {
  package let subject: ViewSubject
  package let fonts: FontBook
  package let settings: [ViewSetting]
  /// The sizes, ascending.
  package let categories: [ContentSizeCategory]
  /// For each setting, the layouts by size.
  package let layouts: [[AuditedLayout]]
  /// The texts, pictures and controls, in order of first appearance.
  let histories: [ViewHistory]

  package init(
    _ subject: ViewSubject, fonts: FontBook, settings: [ViewSetting],
    categories: [ContentSizeCategory], layouts: [[AuditedLayout]]
  ) {
    self.subject = subject
    self.fonts = fonts
    self.settings = settings
    self.categories = categories
    self.layouts = layouts
    histories = ViewHistory.histories(of: layouts)
  }

  /// The histories of one kind of view.
  func histories(of kind: ViewIdentity.Kind) -> [ViewHistory] {
    histories.filter { $0.identity.kind == kind }
  }

  /// The layouts of the first setting: that of the language the app is written in.
  var first: [AuditedLayout] { layouts.first ?? [] }

  /// The layout of the first setting at the size nearest to one, at or above it.
  func layout(at category: ContentSizeCategory) -> AuditedLayout? {
    first.first { $0.category >= category } ?? first.last
  }

  /// A finding's place: where the view is written, and its path.
  func place(of sighting: ViewSighting) -> Place {
    let source = sighting.sourcePlace ?? subject.place
    var place = Place(file: source?.file, line: source?.line, column: source?.column)
    place.symbol = subject.name
    place.viewPath = ViewPath.path(of: sighting.entry, in: sighting.layout, below: subject.name)
    if case .text(let text) = sighting.entry.view.node.content,
      case .catalog(let key, _, _) = text.origin
    {
      place.stringKey = key
    }
    return place
  }

  /// A place for a finding about the whole view.
  var place: Place {
    var place = Place(
      file: subject.place?.file, line: subject.place?.line, column: subject.place?.column)
    place.symbol = subject.name
    place.viewPath = subject.name
    return place
  }
}
