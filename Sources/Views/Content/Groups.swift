// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// How far work has come.
public struct ProgressView<Label: View>: PrimitiveView {
  private let label: Label
  private let fraction: Double?
  private let isBar: Bool

  public init() where Label == EmptyView {
    label = EmptyView()
    fraction = nil
    isBar = false
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    label = Text(titleKey)
    fraction = nil
    isBar = false
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    label = EmptyView()
    fraction = value.map { Double($0 / total) }
    isBar = true
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) where Label == Text {
    label = Text(titleKey)
    fraction = value.map { Double($0 / total) }
    isBar = true
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let node = label.node(in: values)
    var label = [node]
    if case .empty = node.content { label = [] }
    return values.control(
      .progress(isBar ? values.progressStyle : .circular, fraction: fraction), label: label)
  }
}

/// A row that shows more when it is opened.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private let isExpanded: Bool

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded.wrappedValue
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
    self.content = content()
    isExpanded = false
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    values.control(
      .disclosureGroup(isExpanded: isExpanded), label: [label.node(in: values)],
      content: [content.node(in: values)])
  }
}

/// A label with a value.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
    self.content = content()
  }

  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
  where Label == Text, Content == Text {
    label = Text(titleKey)
    content = Text(value)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var inside = values
    inside.foreground = values.foreground ?? Color.secondary
    return values.control(
      .labeledContent, label: [label.node(in: values)], content: [content.node(in: inside)])
  }
}

/// A box with a title.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    label = EmptyView()
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var title = values
    title.font = values.font ?? .headline
    return values.control(
      .groupBox, label: [label.node(in: title)], content: [content.node(in: values)])
  }
}

/// The sizes of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  var size: ControlContent.Size {
    switch self {
    case .mini: .mini
    case .small: .small
    case .regular: .regular
    case .large: .large
    case .extraLarge: .extraLarge
    }
  }
}
