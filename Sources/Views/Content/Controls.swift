// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

extension EnvironmentValues {
  /// A control with the size and state of its surroundings.
  func control(
    _ kind: ControlContent.Kind, label: [ViewNode] = [], content: [ViewNode] = [],
    place: SourcePlace? = nil
  ) -> ViewNode {
    var control = ControlContent(kind, label: label, content: content)
    control.size = controlSize.size
    control.isEnabled = isEnabled
    control.hidesLabel = areLabelsHidden
    return ViewNode(.control(control), place: place)
  }
}

/// A control that does something.
public struct Button<Label: View>: PrimitiveView {
  private let role: ButtonRole?
  private let label: Label
  private let place: SourcePlace?

  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label,
    file: String = #fileID, line: Int = #line
  ) {
    self.role = role
    self.label = label()
    place = SourcePlace(file: file, line: line)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let style = values.buttonStyle
    if let custom = style?.node(
      ButtonStyleConfiguration(role: role, label: .init(view: AnyView(label))), in: values)
    {
      return values.control(.button(.plain), label: [custom], place: place)
    }
    let kind = style?.kind.button ?? .automatic
    var inside = values
    if inside.font == nil, let font = values.controlSize.size.font, kind.isBordered {
      inside.font = Font(font)
    }
    if values.foreground == nil, kind != .plain {
      inside.foreground =
        kind == .borderedProminent
        ? Color.white : role == .destructive ? Color.red : values.tint ?? Color.accentColor
    }
    return values.control(.button(kind), label: [label.node(in: inside)], place: place)
  }
}

extension ControlContent.ButtonStyle {
  var isBordered: Bool { self == .bordered || self == .borderedProminent }
}

extension Button where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void,
    file: String = #fileID, line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(titleKey, file: file, line: line) }, file: file,
      line: line)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      role: role, action: action, label: { Text(title, file: file, line: line) }, file: file,
      line: line)
  }
}

extension Button where Label == Views.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(
      role: role, action: action, label: { Views.Label(titleKey, systemImage: systemImage) })
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A title with an icon.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    if let custom = values.labelStyle?.node(
      LabelStyleConfiguration(
        title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon))), in: values)
    {
      return custom
    }
    return values.control(
      .label(values.labelStyle?.kind.label ?? .automatic), label: [title.node(in: values)],
      content: [icon.node(in: values)])
  }
}

extension Label where Title == Text, Icon == Image {
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, file: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      title: { Text(titleKey, file: file, line: line) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage name: String, file: String = #fileID, line: Int = #line
  ) {
    self.init(title: { Text(title, file: file, line: line) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

/// A text that leads to an address.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text {
    label = Text(titleKey)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var inside = values
    inside.foreground = values.foreground ?? values.tint ?? Color.accentColor
    return values.control(.link, label: [label.node(in: inside)])
  }
}

/// A control that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  private let label: Label

  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    label = Text(titleKey)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where Label == Text {
    label = Text(title)
  }

  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.label = label()
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, Destination == Never {
    label = Text(titleKey)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    values.control(.navigationLink, label: [label.node(in: values)])
  }
}

/// A switch with a label.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, isOn: Binding<Bool>
  ) where Label == Text {
    self.init(isOn: isOn, label: { Text(title) })
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let label = [label.node(in: values)]
    return values.toggleStyle == .button
      ? values.control(.button(.bordered), label: label)
      : values.control(.toggle(isOn: isOn.wrappedValue), label: label)
  }
}

/// Looks of switches.
enum ToggleStyleKind: Hashable {
  case automatic, button
}

/// Two buttons that change a number, with a label.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) where Label == Text {
    label = Text(titleKey)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) where Label == Text {
    label = Text(titleKey)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    values.control(.stepper, label: [label.node(in: values)])
  }
}

/// A knob on a line.
public struct Slider: PrimitiveView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1
  ) {}

  package func resolve(in values: EnvironmentValues) -> ViewNode { values.control(.slider) }
}

/// A choice of one of several.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
    self.content = content()
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    values.control(
      .picker(values.pickerStyle), label: [label.node(in: values)],
      content: [content.node(in: values)])
  }
}

/// A field for text in one line.
public struct TextField<Label: View>: PrimitiveView {
  private let text: String
  private let label: Label
  private let axis: Axis

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis = .horizontal)
  where Label == Text {
    self.text = text.wrappedValue
    label = Text(titleKey)
    self.axis = axis
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    field(text, label: label, isSecure: false, in: values)
  }
}

/// A field for a secret.
public struct SecureField<Label: View>: PrimitiveView {
  private let text: String
  private let label: Label

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {
    self.text = text.wrappedValue
    label = Text(titleKey)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    field(String(repeating: "•", count: text.count), label: label, isSecure: true, in: values)
  }
}

private func field<Label: View>(
  _ text: String, label: Label, isSecure: Bool, in values: EnvironmentValues
) -> ViewNode {
  var prompt = values
  prompt.foreground = values.foreground ?? Color.tertiary
  return values.control(
    .textField(isSecure: isSecure, border: values.textFieldBorder),
    label: [label.node(in: prompt)],
    content: text.isEmpty ? [] : [Text(verbatim: text).node(in: values)])
}

/// A field for text in many lines.
public struct TextEditor: PrimitiveView {
  private let text: String

  public init(text: Binding<String>) { self.text = text.wrappedValue }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    values.control(.textEditor, content: [Text(verbatim: text).node(in: values)])
  }
}

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

/// A button that opens choices.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    var inside = values
    inside.foreground = values.foreground ?? values.tint ?? Color.accentColor
    return values.control(.menu, label: [label.node(in: inside)])
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
