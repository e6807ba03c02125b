public import DynamicType

/// A control of the platform, with its label.
public struct ControlContent: Sendable {
  /// The kinds of controls.
  public enum Kind: Hashable, Sendable {
    case button(ButtonStyle)
    case link
    case navigationLink
    case toggle(isOn: Bool)
    case stepper
    /// `fraction` is where the knob stands, from 0 to 1.
    case slider(fraction: Double)
    /// `selection` is the chosen option's position in the content.
    case picker(PickerStyle, selection: Int)
    case textField(border: TextFieldBorder, isMultiline: Bool)
    case textEditor
    /// `fraction` is nil while nothing is known of the end.
    case progress(ProgressStyle, fraction: Double?)
    case label(LabelStyle)
    case labeledContent
    case menu
    case disclosureGroup(isExpanded: Bool)
    case groupBox
  }

  /// The looks of buttons.
  public enum ButtonStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case plain
    case borderless
    case bordered
    case borderedProminent
  }

  /// The looks of pickers.
  public enum PickerStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case menu
    case segmented
    case inline
    case wheel
    case navigationLink
  }

  /// The borders of text fields.
  public enum TextFieldBorder: String, CaseIterable, Hashable, Sendable {
    case plain
    case rounded
  }

  /// The looks of progress.
  public enum ProgressStyle: String, CaseIterable, Hashable, Sendable {
    case linear
    case circular
  }

  /// What labels show.
  public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
    case automatic
    case iconOnly
    case titleOnly
    case titleAndIcon
  }

  /// The sizes of controls.
  public enum Size: String, CaseIterable, Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge

    /// The font of a button's label where the app names none; nil for that of the surroundings.
    ///
    /// Source: mini and small buttons are set in the subheadline style.
    public var font: FontDescription? {
      self == .mini || self == .small ? .system(.subheadline) : nil
    }
  }

  /// What it is.
  public var kind: Kind
  /// What names the control: the title of a button or toggle, the title of a label, the prompt of a
  /// text field.
  public var label: [ViewNode]
  /// What else it shows: a label's icon, the content of a group box, the value of a labelled
  /// content, the options of a picker, the text in a field.
  public var content: [ViewNode]
  /// How large it is.
  public var size = Size.regular
  /// What the label says, for where the control is kept without its views.
  package internal(set) var spokenLabel = ""

  /// Makes a control.
  public init(_ kind: Kind, label: [ViewNode] = [], content: [ViewNode] = []) {
    self.kind = kind
    self.label = label
    self.content = content
  }
}
