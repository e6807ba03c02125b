import ViewLayout

/// The way to a view from the root of its screen, in SwiftUI's names.
enum ViewPath {
  /// The path: `ProfileCard/HStack/VStack/Text`.
  static func path(of entry: IndexedView, in layout: AuditedLayout, below root: String) -> String {
    let names = layout.index.ancestors(of: entry.index).reversed().compactMap(\.view.node.pathName)
    let own = entry.view.node.pathName.map { [$0] } ?? []
    let subject = layout.identities[entry.index]?.name ?? ""
    let quoted = subject.isEmpty ? "" : " “\(subject.prefix(40))”"
    return ([root] + names + own).joined(separator: "/") + quoted
  }
}

extension ViewNode {
  /// The name of a container or leaf; nil for what a path need not tell.
  var pathName: String? {
    guard part == nil else { return nil }
    return switch content {
    case .text: "Text"
    case .image: "Image"
    case .shape: "Shape"
    case .unknown(let unknown): unknown.name
    case .control(let control): control.kind.pathName
    case .stack(let stack):
      (stack.isLazy ? "Lazy" : "") + (stack.axis == .horizontal ? "HStack" : "VStack")
    case .layers: "ZStack"
    case .grid: "Grid"
    case .lazyGrid(let grid): grid.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    case .scroll: "ScrollView"
    case .list: "List"
    case .navigation: "NavigationStack"
    case .tabs: "TabView"
    case .viewThatFits: "ViewThatFits"
    case .custom(let layout, _): layout.name
    case .geometry: "GeometryReader"
    case .spacer, .divider, .empty, .group, .gridRow, .section, .modified: nil
    }
  }
}

extension ControlContent.Kind {
  /// The control's name in SwiftUI.
  var pathName: String {
    switch self {
    case .button: "Button"
    case .link: "Link"
    case .navigationLink: "NavigationLink"
    case .toggle: "Toggle"
    case .stepper: "Stepper"
    case .slider: "Slider"
    case .picker: "Picker"
    case .textField: "TextField"
    case .textEditor: "TextEditor"
    case .progress: "ProgressView"
    case .label: "Label"
    case .labeledContent: "LabeledContent"
    case .menu: "Menu"
    case .disclosureGroup: "DisclosureGroup"
    case .groupBox: "GroupBox"
    }
  }
}
