// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// What a button's look is made of.
public struct ButtonStyleConfiguration {
  /// The button's own label.
  public struct Label: PrimitiveView {
    let view: AnyView

    package func resolve(in values: EnvironmentValues) -> ViewNode { view.node(in: values) }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button; never here.
  public let isPressed = false
}

/// A look of buttons of the platform, or of an app.
public protocol ButtonLook {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> Body
  /// The platform's look that this one is.
  var kind: ControlContentKind { get }
}

/// Tells the platform's looks apart.
public struct ControlContentKind: Sendable {
  let button: ControlContent.ButtonStyle?
  let label: ControlContent.LabelStyle?

  /// A look of an app.
  public static let custom = ControlContentKind(button: nil, label: nil)
}

extension ButtonLook {
  public var kind: ControlContentKind { .custom }

  func node(
    _ configuration: ButtonStyleConfiguration, in values: EnvironmentValues
  ) -> ViewNode? {
    kind.button == nil ? makeBody(configuration: configuration).node(in: values) : nil
  }
}

/// A look of buttons of an app.
public protocol ButtonStyle: ButtonLook {
  typealias Configuration = ButtonStyleConfiguration
}

/// A look of buttons of an app that also handles touches.
public protocol PrimitiveButtonStyle: ButtonLook {
  typealias Configuration = ButtonStyleConfiguration
}

/// A look of buttons of the platform.
public struct PlatformButtonStyle: PrimitiveButtonStyle, Sendable {
  let style: ControlContent.ButtonStyle

  public var kind: ControlContentKind { ControlContentKind(button: style, label: nil) }
  public func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlatformButtonStyle {
  public static var automatic: PlatformButtonStyle { PlatformButtonStyle(style: .automatic) }
  public static var plain: PlatformButtonStyle { PlatformButtonStyle(style: .plain) }
  public static var borderless: PlatformButtonStyle { PlatformButtonStyle(style: .borderless) }
  public static var bordered: PlatformButtonStyle { PlatformButtonStyle(style: .bordered) }
  public static var borderedProminent: PlatformButtonStyle {
    PlatformButtonStyle(style: .borderedProminent)
  }
}

/// What a label's look is made of.
public struct LabelStyleConfiguration {
  public struct Title: PrimitiveView {
    let view: AnyView

    package func resolve(in values: EnvironmentValues) -> ViewNode { view.node(in: values) }
  }

  public struct Icon: PrimitiveView {
    let view: AnyView

    package func resolve(in values: EnvironmentValues) -> ViewNode { view.node(in: values) }
  }

  public let title: Title
  public let icon: Icon
}

/// A look of labels.
public protocol LabelLook {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: LabelStyleConfiguration) -> Body
  var kind: ControlContentKind { get }
}

extension LabelLook {
  public var kind: ControlContentKind { .custom }

  func node(
    _ configuration: LabelStyleConfiguration, in values: EnvironmentValues
  ) -> ViewNode? {
    guard kind.label == nil else { return nil }
    var inside = values
    inside.labelStyle = nil
    return makeBody(configuration: configuration).node(in: inside)
  }
}

/// A look of labels of an app.
public protocol LabelStyle: LabelLook {
  typealias Configuration = LabelStyleConfiguration
}

/// A look of labels of the platform.
public struct PlatformLabelStyle: LabelStyle, Sendable {
  let style: ControlContent.LabelStyle

  public var kind: ControlContentKind { ControlContentKind(button: nil, label: style) }
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    configuration.title
  }
}

extension LabelStyle where Self == PlatformLabelStyle {
  public static var automatic: PlatformLabelStyle { PlatformLabelStyle(style: .automatic) }
  public static var iconOnly: PlatformLabelStyle { PlatformLabelStyle(style: .iconOnly) }
  public static var titleOnly: PlatformLabelStyle { PlatformLabelStyle(style: .titleOnly) }
  public static var titleAndIcon: PlatformLabelStyle { PlatformLabelStyle(style: .titleAndIcon) }
}

/// A look of lists.
public struct ListStyle: Sendable {
  let style: ListContent.Style
  public static let automatic = ListStyle(style: .automatic)
  public static let plain = ListStyle(style: .plain)
  public static let grouped = ListStyle(style: .grouped)
  public static let inset = ListStyle(style: .inset)
  public static let insetGrouped = ListStyle(style: .insetGrouped)
  public static let sidebar = ListStyle(style: .sidebar)
}

/// A look of pickers.
public struct PickerStyle: Sendable {
  let style: ControlContent.PickerStyle
  public static let automatic = PickerStyle(style: .automatic)
  public static let menu = PickerStyle(style: .menu)
  public static let segmented = PickerStyle(style: .segmented)
  public static let inline = PickerStyle(style: .inline)
  public static let wheel = PickerStyle(style: .wheel)
  public static let navigationLink = PickerStyle(style: .navigationLink)
}

/// A look of text fields.
public struct TextFieldStyle: Sendable {
  let border: ControlContent.TextFieldBorder
  public static let automatic = TextFieldStyle(border: .plain)
  public static let plain = TextFieldStyle(border: .plain)
  public static let roundedBorder = TextFieldStyle(border: .rounded)
}

/// A look of switches.
public struct ToggleStyle: Sendable {
  let style: ToggleStyleKind
  public static let automatic = ToggleStyle(style: .automatic)
  public static let `switch` = ToggleStyle(style: .automatic)
  public static let button = ToggleStyle(style: .button)
}

/// A look of progress.
public struct ProgressViewStyle: Sendable {
  let style: ControlContent.ProgressStyle
  public static let automatic = ProgressViewStyle(style: .linear)
  public static let linear = ProgressViewStyle(style: .linear)
  public static let circular = ProgressViewStyle(style: .circular)
}

extension View {
  public func buttonStyle<S: ButtonLook>(_ style: S) -> some View {
    changingEnvironment { $0.buttonStyle = style }
  }

  public func buttonStyle(_ style: PlatformButtonStyle) -> some View {
    changingEnvironment { $0.buttonStyle = style }
  }

  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    changingEnvironment { $0.labelStyle = style }
  }

  public func listStyle(_ style: ListStyle) -> some View {
    changingEnvironment { $0.listStyle = style.style }
  }

  public func pickerStyle(_ style: PickerStyle) -> some View {
    changingEnvironment { $0.pickerStyle = style.style }
  }

  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    changingEnvironment { $0.textFieldBorder = style.border }
  }

  public func toggleStyle(_ style: ToggleStyle) -> some View {
    changingEnvironment { $0.toggleStyle = style.style }
  }

  public func progressViewStyle(_ style: ProgressViewStyle) -> some View {
    changingEnvironment { $0.progressStyle = style.style }
  }

  public func controlSize(_ size: ControlSize) -> some View {
    changingEnvironment { $0.controlSize = size }
  }

  public func labelsHidden() -> some View {
    changingEnvironment { $0.areLabelsHidden = true }
  }

  public func disabled(_ isDisabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
