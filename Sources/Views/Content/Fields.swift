// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

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
  private let fraction: Double

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let position = Double(value.wrappedValue - bounds.lowerBound)
    fraction = length > 0 ? min(max(position / length, 0), 1) : 0
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    values.control(.slider(fraction: fraction))
  }
}

/// A choice of one of several.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private let selection: Selection

  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.selection = selection.wrappedValue
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    label = Text(titleKey)
    self.content = content()
    self.selection = selection.wrappedValue
  }

  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let content = content.node(in: values)
    let selection = content.position(ofTag: selection)
    return values.control(
      .picker(values.pickerStyle, selection: selection ?? 0), label: [label.node(in: values)],
      content: [content])
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
    field(text, label: label, isMultiline: axis == .vertical, in: values)
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
    field(String(repeating: "•", count: text.count), label: label, isMultiline: false, in: values)
  }
}

private func field<Label: View>(
  _ text: String, label: Label, isMultiline: Bool, in values: EnvironmentValues
) -> ViewNode {
  var prompt = values
  prompt.foreground = values.foreground ?? Color.tertiary
  return values.control(
    .textField(border: values.textFieldBorder, isMultiline: isMultiline),
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
