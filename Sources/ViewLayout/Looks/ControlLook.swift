import DynamicType
import TextLayout

extension ControlContent {
  /// The control as views: its label and the parts that the platform adds.
  func look(in around: ElementEnvironment, environment: ViewEnvironment) -> ViewNode {
    ControlLook(control: self, around: around, environment: environment).view
  }
}

/// How controls of the platform are built.
struct ControlLook {
  let control: ControlContent
  let around: ElementEnvironment
  let environment: ViewEnvironment

  private var profile: PlatformProfile { environment.profile }
  private var label: [ViewNode] {
    around.hidesLabels ? [] : control.label
  }
  private var isAccessible: Bool { around.category.isAccessibilityCategory }

  var view: ViewNode {
    switch control.kind {
    case .button(let style): button(style)
    case .link: .group(control.label)
    case .navigationLink: navigationLink
    case .toggle: beside(part(.toggleSwitch, profile.toggle))
    case .stepper: beside(part(.stepperButtons, profile.stepper))
    case .slider: bar(.sliderTrack, height: profile.sliderHeight)
    case .picker(let style, let selection): picker(style, selection: selection)
    case .textField(let border, let isMultiline): field(border, isMultiline: isMultiline)
    case .textEditor: editor
    case .progress(let style, _): progress(style)
    case .label(let style): labelView(style)
    case .labeledContent: labeled
    case .menu: .group(control.label)
    case .disclosureGroup(let isExpanded): disclosure(isExpanded)
    case .groupBox: groupBox
    }
  }

  // MARK: - Parts

  private func part(_ part: PlatformPart, _ size: Size) -> ViewNode {
    var node = ViewNode(.image(.picture(name: part.rawValue, size: size, isResizable: false)))
    node.part = part
    return node
  }

  private func bar(_ part: PlatformPart, height: Double) -> ViewNode {
    var node = ViewNode(.shape(ShapeContent(.capsule, fill: nil)))
    node.part = part
    return node.modified(.frame(width: nil, height: height, alignment: .center))
  }

  private func stack(
    _ axis: Axis, spacing: Double? = nil, alignment: AlignmentGuide? = nil, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.stack(StackContent(axis, alignment: alignment, spacing: spacing, children: children)))
  }

  private func filling(_ nodes: [ViewNode], _ alignment: Alignment) -> ViewNode {
    ViewNode.group(nodes)
      .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: alignment)))
  }

  // MARK: - Controls

  private func button(_ style: ControlContent.ButtonStyle) -> ViewNode {
    let content = control.label.count == 1 ? control.label[0] : stack(.horizontal, control.label)
    guard style == .bordered || style == .borderedProminent,
      let insets = profile.buttonInsets[control.size]
    else { return content }
    var border = ViewNode(.shape(ShapeContent(.capsule, fill: nil)))
    border.part = .buttonBorder
    return
      content.modified(
        .padding(
          EdgeInsets(
            top: insets.height, leading: insets.width, bottom: insets.height,
            trailing: insets.width))
      )
      .modified(.background([border], alignment: .center))
  }

  private var navigationLink: ViewNode {
    guard around.isInList else { return .group(control.label) }
    // Source: the chevron of a row is 7 by 12 points.
    return stack(
      .horizontal,
      [filling(control.label, .leading), part(.chevron, Size(width: 7, height: 12))])
  }

  /// A label with a control of fixed size at the trailing edge.
  ///
  /// Source: in a row aligned to text baselines, toggles and steppers stand with their top on the
  /// baseline.
  private func beside(_ control: ViewNode) -> ViewNode {
    guard !label.isEmpty else { return control }
    let row = stack(.horizontal, spacing: 8, [filling(label, .leading), control])
    return row.modified(.alignmentGuide(.firstTextBaseline, .fixed(0)))
  }

  private func picker(_ style: ControlContent.PickerStyle, selection: Int) -> ViewNode {
    switch style {
    case .segmented:
      let segments = control.content.flatMap(\.members).map { option in
        var segment = filling([option.segmentTitle], .center)
        segment.part = .segment
        return segment
      }
      return stack(.horizontal, spacing: 0, segments)
        .modified(.frame(width: nil, height: profile.segmentedHeight, alignment: .center))
    case .inline:
      return .group(label + control.content)
    case .wheel:
      // Source: the wheel's height of 216 points is a constant of the platform.
      return ViewNode(.shape(ShapeContent(fill: nil)))
        .modified(.frame(width: nil, height: 216, alignment: .center))
    case .automatic, .menu, .navigationLink:
      let options = control.content.flatMap(\.members)
      let shown = options.indices.contains(selection) ? [options[selection]] : []
      let value = stack(
        .horizontal, spacing: 4, shown + [part(.chevron, Size(width: 9, height: 12))])
      guard around.isInList else {
        return value.modified(
          .padding(EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5)))
      }
      return labelled(value)
    }
  }

  /// A label and its value: at the edges of a row, below each other at accessibility sizes.
  private func labelled(_ value: ViewNode) -> ViewNode {
    guard !label.isEmpty else { return value }
    guard around.isInList else { return stack(.horizontal, spacing: 8, label + [value]) }
    return isAccessible
      ? filling([stack(.vertical, spacing: 4, alignment: .leading, label + [value])], .leading)
      : stack(.horizontal, spacing: 8, [filling(label, .leading), value])
  }

  private var labeled: ViewNode { labelled(.group(control.content)) }

  private func field(
    _ border: ControlContent.TextFieldBorder, isMultiline: Bool
  ) -> ViewNode {
    let shown = control.content.isEmpty ? control.label : control.content
    let text = filling(isMultiline ? shown : shown.map(\.singleLine), .leading)
    // Source: a plain field is 22 points high, 1.5 more than its line.
    guard border == .rounded else {
      return text.modified(.padding(EdgeInsets(top: 0.75, bottom: 0.75)))
    }
    var outline = ViewNode(.shape(ShapeContent(.roundedRectangle(radius: 6), fill: nil)))
    outline.part = .fieldBorder
    return
      text.modified(.padding(EdgeInsets(leading: 7, trailing: 7)))
      .modified(
        .flexibleFrame(
          FlexibleFrame(minHeight: profile.roundedFieldHeight, alignment: .center))
      )
      .modified(.background([outline], alignment: .center))
  }

  private var editor: ViewNode {
    ViewNode(.scroll(ScrollContent(children: [filling(control.content, .topLeading)])))
      .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
  }

  /// Source: a bar is 4 points high and stands 4 below its label; a spinner is 20 points large.
  private func progress(_ style: ControlContent.ProgressStyle) -> ViewNode {
    switch style {
    case .linear:
      let track = bar(.progressTrack, height: 4)
      return label.isEmpty
        ? track : stack(.vertical, spacing: 4, alignment: .leading, label + [track])
    case .circular:
      let spinner = part(.spinner, Size(width: 20, height: 20))
      return label.isEmpty ? spinner : stack(.vertical, [spinner] + label)
    }
  }

  /// Source: outside of lists the title stands 8 points after the icon, whatever the icon's width;
  /// in lists the icon has a slot.
  private func labelView(_ style: ControlContent.LabelStyle) -> ViewNode {
    switch style {
    case .iconOnly: return .group(control.content)
    case .titleOnly: return .group(control.label)
    case .automatic, .titleAndIcon:
      guard around.isInList else {
        return stack(.horizontal, spacing: 8, control.content + control.label)
      }
      let slot = ViewNode.group(control.content).modified(
        .flexibleFrame(FlexibleFrame(minWidth: profile.iconSlot)))
      return stack(.horizontal, spacing: profile.iconSpacing, [slot] + control.label)
    }
  }

  private func disclosure(_ isExpanded: Bool) -> ViewNode {
    let row = stack(
      .horizontal, spacing: 8,
      [filling(control.label, .leading), part(.disclosure, Size(width: 7, height: 12))])
    guard isExpanded else { return row }
    return around.isInList
      ? .group([row] + control.content)
      : stack(.vertical, alignment: .leading, [row] + control.content)
  }

  private var groupBox: ViewNode {
    let inside = stack(.vertical, alignment: .leading, control.label + control.content)
    return filling([inside], .leading).modified(.padding(EdgeInsets(all: 16)))
  }
}

extension ViewNode {
  /// The view as text in one line, as fields show it.
  fileprivate var singleLine: ViewNode {
    mappingText { $0.lineLimit = 1 }
  }

  /// The view as the title of a segment, which keeps its size.
  ///
  /// Source: titles of segmented controls are 13 points large.
  fileprivate var segmentTitle: ViewNode {
    mappingText { text in
      text.text = text.text.withFont(.system(size: 13, weight: .medium))
      text.lineLimit = 1
    }
  }

  private func mappingText(_ change: (inout TextContent) -> Void) -> ViewNode {
    var node = self
    switch content {
    case .text(var text):
      change(&text)
      node.content = .text(text)
    case .modified(let inner, let modification):
      node.content = .modified(inner.mappingText(change), modification)
    default: break
    }
    return node
  }
}
