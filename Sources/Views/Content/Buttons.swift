// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

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
