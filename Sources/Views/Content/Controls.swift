// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import ViewLayout

extension EnvironmentValues {
  /// A control with the size of its surroundings.
  func control(
    _ kind: ControlContent.Kind, label: [ViewNode] = [], content: [ViewNode] = [],
    place: SourcePlace? = nil
  ) -> ViewNode {
    var control = ControlContent(kind, label: label, content: content)
    control.size = controlSize.size
    return ViewNode(.control(control), place: place)
  }
}
