import DynamicType
import TextLayout

extension ElementBuilder {
  /// The rule of a list: its sections in the platform's look.
  mutating func rule(
    for list: ListContent, in around: ElementEnvironment
  ) throws(ViewLayoutError) -> any LayoutRule {
    var inside = around
    inside.isInList = true
    let profile = environment.profile
    let style = list.style
    var items: [ListRule.Item] = []
    for (index, section) in list.sections.enumerated() {
      let hasHeader = !section.header.flatMap(\.members).isEmpty
      let around = style.isPlain ? profile.plainHeaderInsets : profile.headerInsets
      var above = hasHeader ? around.top : style.isPlain ? 0 : profile.headerlessSpacing
      if index > 0, hasHeader { above += list.sectionSpacing ?? profile.sectionSpacing }
      if index > 0, !hasHeader, let spacing = list.sectionSpacing { above = spacing }
      if index == 0, !hasHeader, hasLargeTitle { above = 0 }
      let margin = style.margin(profile)
      if hasHeader {
        let header = section.header.map { $0.headerText(profile, locale: environment.locale) }
        items.append(
          ListRule.Item(
            element: try edgeRow(.sectionHeader, header, margin: margin, in: inside),
            above: above, leading: margin, trailing: margin))
        above = around.bottom
      }
      items += try rows(section.children, list: list, above: above, in: inside)
      guard !section.footer.flatMap(\.members).isEmpty else { continue }
      items.append(
        ListRule.Item(
          element: try edgeRow(.sectionFooter, section.footer, margin: margin, in: inside),
          above: profile.footerSpacing, leading: margin, trailing: margin))
    }
    return ListRule(items: items, bottom: style.isPlain ? 0 : profile.listBottom)
  }

  /// A header or footer, at the leading edge of the rows' content.
  private mutating func edgeRow(
    _ part: PlatformPart, _ nodes: [ViewNode], margin: Double, in inside: ElementEnvironment
  ) throws(ViewLayoutError) -> LayoutElement {
    let inset = environment.profile.rowHorizontalInset
    return row(
      part, content: try leading(nodes, in: inside),
      insets: EdgeInsets(leading: inset, trailing: inset), minimumHeight: 0, in: inside)
  }

  private mutating func rows(
    _ nodes: [ViewNode], list: ListContent, above: Double, in inside: ElementEnvironment
  ) throws(ViewLayoutError) -> [ListRule.Item] {
    let profile = environment.profile
    let margin = list.style.margin(profile)
    var rows: [ListRule.Item] = []
    for (index, node) in nodes.flatMap(\.members).enumerated() {
      if index > 0, list.rowSpacing == nil {
        rows.append(separator(margin: margin, in: inside))
      }
      let traits = node.listRowTraits
      let insets =
        traits.insets
        ?? EdgeInsets(
          top: profile.rowVerticalInset, leading: profile.rowHorizontalInset,
          bottom: profile.rowVerticalInset, trailing: profile.rowHorizontalInset)
      let element = row(
        .row, content: try leading([node], in: inside), insets: insets,
        minimumHeight: profile.minimumRowHeight, background: traits.background, in: inside)
      rows.append(
        ListRule.Item(
          element: element, above: index == 0 ? above : list.rowSpacing ?? 0, leading: margin,
          trailing: margin))
    }
    guard !list.style.isPlain, !rows.isEmpty, list.rowSpacing == nil else { return rows }
    let radius = margin > 0 ? profile.cardRadius : 0
    var card = ViewNode(.shape(ShapeContent(.roundedRectangle(radius: radius), fill: nil)))
    card.part = .card
    let element = LayoutElement(
      FillRule(), source: ElementSource(node: card, environment: inside))
    return [
      ListRule.Item(
        element: element, above: above, leading: margin, trailing: margin, covers: rows.count)
    ] + rows
  }

  /// The line between two rows.
  private func separator(margin: Double, in inside: ElementEnvironment) -> ListRule.Item {
    var node = ViewNode(.divider)
    node.part = .separator
    let element = LayoutElement(
      BarRule(axis: .horizontal, thickness: 1 / environment.displayScale),
      source: ElementSource(node: node, environment: inside))
    return ListRule.Item(
      element: element, above: 0, leading: margin + environment.profile.rowHorizontalInset,
      trailing: margin, isThin: true)
  }

  private mutating func leading(
    _ nodes: [ViewNode], in inside: ElementEnvironment
  ) throws(ViewLayoutError) -> LayoutElement {
    let frame = FlexibleFrame(maxWidth: .infinity, alignment: .leading)
    let content = try element(of: nodes, in: inside)
    return LayoutElement(
      FlexibleFrameRule(child: content, frame: frame),
      source: ElementSource(
        node: ViewNode(.modified(ViewNode(.empty), .flexibleFrame(frame))), environment: inside))
  }

  private func row(
    _ part: PlatformPart, content: LayoutElement, insets: EdgeInsets, minimumHeight: Double,
    background: ColorValue? = nil, in inside: ElementEnvironment
  ) -> LayoutElement {
    var node = ViewNode(background.map { .shape(ShapeContent(fill: $0)) } ?? .group([]))
    node.part = part
    return LayoutElement(
      RowRule(child: content, insets: insets, minimumHeight: minimumHeight),
      source: ElementSource(node: node, environment: inside))
  }
}

extension ListContent.Style {
  /// Beside the cards, in points: grouped lists reach the edges of the screen.
  func margin(_ profile: PlatformProfile) -> Double {
    isPlain || self == .grouped ? 0 : profile.cardMargin
  }

  /// Whether rows lie on the screen itself, not on cards.
  package var isPlain: Bool { self == .plain }
}

extension ListContent {
  /// The sections; rows outside of any make sections of their own.
  fileprivate var sections: [SectionContent] {
    var sections: [SectionContent] = []
    var loose: [ViewNode] = []
    for node in children.flatMap(\.listMembers) {
      guard case .section(let section) = node.content else {
        loose.append(node)
        continue
      }
      if !loose.isEmpty { sections.append(SectionContent(children: loose)) }
      loose = []
      sections.append(section)
    }
    if !loose.isEmpty { sections.append(SectionContent(children: loose)) }
    return sections
  }
}

extension ViewNode {
  /// Rows and sections; what is said of a section is said of its rows.
  fileprivate var listMembers: [ViewNode] {
    switch content {
    case .section: return [self]
    case .group(let nodes): return nodes.flatMap(\.listMembers)
    case .modified(let inner, let modification):
      return inner.listMembers.map { member in
        guard case .section(var section) = member.content else {
          return inner.listMembers.count == 1 ? self : member.modified(modification)
        }
        section.children = section.children.flatMap(\.members).map { $0.modified(modification) }
        return ViewNode(.section(section), id: member.id, place: member.place)
      }
    default: return members
    }
  }

  /// How the view stands in a list, from the modifications around it.
  fileprivate var listRowTraits: ListRowTraits {
    guard case .modified(let inner, let modification) = content else { return ListRowTraits() }
    var traits = inner.listRowTraits
    if case .listRow(let own) = modification {
      traits.insets = own.insets ?? traits.insets
      traits.background = own.background ?? traits.background
    }
    return traits
  }

  /// The view as a header: plain text takes the header's font.
  fileprivate func headerText(_ profile: PlatformProfile, locale: String) -> ViewNode {
    guard case .text(var text) = content else { return self }
    let body = FontDescription.system(.body)
    guard text.text.runs.allSatisfy({ $0.attributes.font == body }) else { return self }
    let font =
      profile.hasUppercaseHeaders
      ? FontDescription.system(.footnote) : .system(.body).weight(.semibold)
    text.text = text.text.withFont(font)
    if profile.hasUppercaseHeaders {
      text.text = text.text.textCase(.uppercase, locale: locale)
    }
    text.isHeading = true
    var node = self
    node.content = .text(text)
    return node
  }
}

extension AttributedText {
  /// The text set in another font throughout.
  func withFont(_ font: FontDescription) -> AttributedText {
    var sum: AttributedText?
    for run in runs {
      var attributes = run.attributes
      attributes.font = font
      let part =
        run.attachment.map { AttributedText($0, attributes) }
        ?? AttributedText(run.text, attributes)
      sum = sum.map { $0 + part } ?? part
    }
    var changed = sum ?? self
    changed.paragraphStyle = paragraphStyle
    return changed
  }
}
