import DynamicType
import TextLayout
import ViewLayout

/// Reads the vocabulary of the measured cases into view nodes.
struct CaseDecoder {
  /// The font of texts that name none.
  var font: FontDescription
  /// What the vocabulary has and this reader does not.
  struct Unsupported: Error, CustomStringConvertible {
    let description: String
  }

  func node(_ json: JSONValue) throws -> ViewNode {
    var node = ViewNode(try content(json))
    node.id = json["id"]?.string
    let traits = cellTraits(json)
    return traits == GridCellTraits() ? node : node.modified(.gridCell(traits))
  }

  private func children(_ json: JSONValue) throws -> [ViewNode] {
    try json["children"]?.array.map(node) ?? []
  }

  private func content(_ json: JSONValue) throws -> ViewNode.Content {
    let kind = json["kind"]?.string ?? ""
    if let container = try container(kind, json) { return container }
    if let control = try control(kind, json) { return .control(control) }
    switch kind {
    case "color": return .shape(ShapeContent(fill: .primary))
    case "text": return .text(text(json))
    case "textConcat": return .text(concatenation(json))
    case "spacer": return .spacer(minLength: json["minLength"]?.number)
    case "divider": return .divider
    case "image": return .image(.symbol(SymbolContent(json["symbol"]?.string ?? "")))
    case "font":
      var inside = self
      inside.font = Self.font(json["font"]) ?? font
      return try inside.content(children: json)
    default:
      return .modified(.group(try children(json)), try modification(kind, json))
    }
  }

  private func content(children json: JSONValue) throws -> ViewNode.Content {
    let children = try children(json)
    return children.count == 1 ? children[0].content : .group(children)
  }

  private func container(_ kind: String, _ json: JSONValue) throws -> ViewNode.Content? {
    let spacing = json["spacing"]?.number
    let align = json["align"]?.string
    switch kind {
    case "hstack", "lazyHStack":
      return .stack(
        StackContent(
          .horizontal, alignment: Self.vertical(align), spacing: spacing,
          isLazy: kind == "lazyHStack", children: try children(json)))
    case "vstack", "lazyVStack":
      return .stack(
        StackContent(
          .vertical, alignment: Self.horizontal(align), spacing: spacing,
          isLazy: kind == "lazyVStack", children: try children(json)))
    case "zstack":
      return .layers(
        LayersContent(alignment: Self.alignment(align), children: try children(json)))
    case "grid":
      return .grid(
        GridContent(
          alignment: Self.alignment(align), horizontalSpacing: json["hSpacing"]?.number,
          verticalSpacing: json["vSpacing"]?.number, children: try children(json)))
    case "gridRow":
      return .gridRow(GridRowContent(alignment: Self.vertical(align), children: try children(json)))
    case "scroll":
      return .scroll(
        ScrollContent(
          axes: Self.axes(json["axes"]?.string ?? "vertical"), children: try children(json)))
    case "viewThatFits":
      return .viewThatFits(axes: Self.axes(json["axes"]?.string ?? "both"), try children(json))
    case "section":
      return .section(
        SectionContent(
          header: try json["header"].map { [try node($0)] } ?? [],
          footer: try json["footer"].map { [try node($0)] } ?? [], children: try children(json)))
    case "list", "form":
      var list = ListContent(
        style: ListContent.Style(rawValue: json["style"]?.string ?? "automatic") ?? .automatic,
        children: try children(json))
      list.rowSpacing = json["rowSpacing"]?.number
      list.sectionSpacing = json["sectionSpacing"]?.number
      return .list(list)
    case "navigationStack":
      let mode = ViewModification.TitleMode(rawValue: json["titleMode"]?.string ?? "automatic")
      let title = TextContent(AttributedText(json["title"]?.string ?? "", font: font))
      let root = ViewNode.group(try children(json)).modified(.navigationTitle(title))
        .modified(.navigationTitleMode(mode ?? .automatic))
      return .navigation(NavigationContent(root: [root]))
    case "customLayout": return .custom(FlowLayout(), try children(json))
    default: return nil
    }
  }

  private func control(_ kind: String, _ json: JSONValue) throws -> ControlContent? {
    var inside = self
    let size = json["controlSize"]?.string.flatMap(ControlContent.Size.init) ?? .regular
    if kind == "button", let font = size.font { inside.font = font }
    var label = try inside.children(json)
    if let title = json["title"]?.string ?? json["value"]?.string {
      label = [ViewNode(.text(inside.plain(title)))]
    }
    let kinds: [String: ControlContent.Kind] = [
      "toggle": .toggle(isOn: true), "stepper": .stepper, "slider": .slider(fraction: 0.5),
      "textField": .textField(
        border: json["style"]?.string == "roundedBorder" ? .rounded : .plain,
        isMultiline: false),
      "progress": .progress(
        json["style"]?.string == "circular" ? .circular : .linear, fraction: json["value"]?.number),
      "button": .button(
        ControlContent.ButtonStyle(rawValue: json["style"]?.string ?? "automatic") ?? .automatic),
      "navigationLink": .navigationLink,
      "label": .label(
        ControlContent.LabelStyle(rawValue: json["labelStyle"]?.string ?? "automatic")
          ?? .automatic),
    ]
    guard let found = kinds[kind] else { return nil }
    var control = ControlContent(found, label: label)
    if kind == "label" {
      if label.count == 2 {
        control.label = [label[0]]
        control.content = [label[1]]
      } else {
        control.content = [ViewNode(.image(.symbol(SymbolContent(json["symbol"]?.string ?? ""))))]
      }
    }
    control.size = size
    return control
  }

  private func modification(_ kind: String, _ json: JSONValue) throws -> ViewModification {
    func number(_ key: String) -> Double? { json[key]?.number }
    switch kind {
    case "frame":
      return .frame(
        width: number("width"), height: number("height"),
        alignment: Self.alignment(json["align"]?.string))
    case "flexFrame":
      return .flexibleFrame(
        FlexibleFrame(
          minWidth: number("minWidth"), idealWidth: number("idealWidth"),
          maxWidth: number("maxWidth"), minHeight: number("minHeight"),
          idealHeight: number("idealHeight"), maxHeight: number("maxHeight"),
          alignment: Self.alignment(json["align"]?.string)))
    case "padding": return .padding(insets(json, default: 16))
    case "safeAreaPadding": return .safeAreaPadding(insets(json, default: 16))
    case "fixedSize": return .fixedSize(Self.axes(json["axes"]?.string ?? "both"))
    case "layoutPriority": return .layoutPriority(number("value") ?? 0)
    case "alignmentGuide": return guide(json)
    case "position": return .position(Point(x: number("x") ?? 0, y: number("y") ?? 0))
    case "ignoresSafeArea": return .ignoresSafeArea(.all)
    case "safeAreaInset":
      return .safeAreaInset(
        Edge(rawValue: json["edge"]?.string ?? "") ?? .bottom, alignment: .center,
        spacing: number("spacing"), try json["inset"].map { [try node($0)] } ?? [])
    case "environment":
      return .environment(
        EnvironmentChange(
          layoutDirection: json["layoutDirection"]?.string == "rtl" ? .rightToLeft : .leftToRight))
    case "labelsHidden": return .environment(EnvironmentChange(hidesLabels: true))
    case "background": return .background([], alignment: .center)
    default: throw Unsupported(description: kind)
    }
  }

  private func cellTraits(_ json: JSONValue) -> GridCellTraits {
    var traits = GridCellTraits()
    traits.columns = json["gridCellColumns"]?.number.map { Int($0) }
    traits.columnAlignment = Self.horizontal(json["gridColumnAlignment"]?.string)
    if let name = json["gridCellAnchor"]?.string {
      let alignment = Self.alignment(name)
      traits.anchor = UnitPoint(
        x: alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5,
        y: alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5)
    }
    if let axes = json["gridCellUnsizedAxes"]?.string { traits.unsizedAxes = Self.axes(axes) }
    return traits
  }

  private func guide(_ json: JSONValue) -> ViewModification {
    let name = json["guide"]?.string ?? "leading"
    let guide = Self.horizontal(name) ?? Self.vertical(name) ?? .leading
    switch json["value"]?.string {
    case "trailing": return .alignmentGuide(guide, .computed { $0[.trailing] })
    case "width/2": return .alignmentGuide(guide, .computed { $0.size.width / 2 })
    case "bottom": return .alignmentGuide(guide, .computed { $0[.bottom] })
    case "height/2": return .alignmentGuide(guide, .computed { $0.size.height / 2 })
    default: return .alignmentGuide(guide, .fixed(json["value"]?.number ?? 0))
    }
  }

  private func insets(_ json: JSONValue, default length: Double) -> EdgeInsets {
    var insets = EdgeInsets.zero
    var isNamed = false
    for (key, edges) in [
      ("all", Edge.allCases), ("vertical", [.top, .bottom]), ("horizontal", [.leading, .trailing]),
      ("top", [.top]), ("leading", [.leading]), ("bottom", [.bottom]), ("trailing", [.trailing]),
    ] {
      guard let value = json[key]?.number else { continue }
      isNamed = true
      for edge in edges { insets[edge] = value }
    }
    return isNamed ? insets : EdgeInsets(all: length)
  }
}
