// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// Rows in the platform's look.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    .list(content.node(in: values), in: values)
  }
}

/// Controls in the platform's look of settings.
public struct Form<Content: View>: PrimitiveView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    .list(content.node(in: values), in: values)
  }
}

extension ViewNode {
  fileprivate static func list(_ content: ViewNode, in values: EnvironmentValues) -> ViewNode {
    var list = ListContent(style: values.listStyle, children: [content])
    list.rowSpacing = values.listRowSpacing.map { Double($0) }
    list.sectionSpacing = values.listSectionSpacing.map { Double($0) }
    return ViewNode(.list(list))
  }
}

/// A part of a list with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  private let header: Parent
  private let footer: Footer
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.footer = footer()
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var small = values
    small.font = .footnote
    small.foreground = Color.secondary
    return ViewNode(
      .section(
        SectionContent(
          header: [header.node(in: values)], footer: [footer.node(in: small)],
          children: [content.node(in: values)])))
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
