import ViewLayout
import Views

/// How values that are no views are made.
enum ValueTable {
  static let makers: [String: Platform.Maker] = [
    "Color": { call in color(call) },
    "UIColor": { call in color(call) },
    "EdgeInsets": { call in
      .native(
        Views.EdgeInsets(
          top: call.length("top") ?? 0, leading: call.length("leading") ?? 0,
          bottom: call.length("bottom") ?? 0, trailing: call.length("trailing") ?? 0))
    },
    "GridItem": { call in
      .native(
        GridItem(
          call.native(0, as: GridItem.Size.self) ?? .flexible(), spacing: call.length("spacing"),
          alignment: call.native("alignment", as: Views.Alignment.self)))
    },
    "CGSize": { call in
      .native(CGSize(width: call.length("width") ?? 0, height: call.length("height") ?? 0))
    },
    "CGPoint": { call in .native(CGPoint(x: call.length("x") ?? 0, y: call.length("y") ?? 0)) },
    "Alignment": { call in
      .native(
        Views.Alignment(
          horizontal: call.native("horizontal", as: HorizontalAlignment.self) ?? .center,
          vertical: call.native("vertical", as: VerticalAlignment.self) ?? .center))
    },
    "UnitPoint": { call in
      .native(Views.UnitPoint(x: call.length("x") ?? 0, y: call.length("y") ?? 0))
    },
    "ScaledMetric": { call in
      .scaled(
        call.number("wrappedValue") ?? 0, call.native("relativeTo", as: Font.TextStyle.self))
    },
    "State": { call in call["wrappedValue"] ?? call["initialValue"] },
    "StateObject": { call in call["wrappedValue"] },
    "ObservedObject": { call in call["wrappedValue"] },
    "Binding": { call in
      if case .closure(let getter)? = call["get"] { return call.evaluator.call(getter, []) }
      return call.value(0) ?? call["projectedValue"]
    },
    "AnyLayout": { call in
      guard case .native(let layout as any Layout)? = call.value(0) else { return nil }
      return .native(any(layout))
    },
    "HStackLayout": { call in
      .native(
        HStackLayout(
          alignment: call.native("alignment", as: VerticalAlignment.self) ?? .center,
          spacing: call.length("spacing")))
    },
    "VStackLayout": { call in
      .native(
        VStackLayout(
          alignment: call.native("alignment", as: HorizontalAlignment.self) ?? .center,
          spacing: call.length("spacing")))
    },
    "ZStackLayout": { call in
      .native(
        ZStackLayout(alignment: call.native("alignment", as: Views.Alignment.self) ?? .center))
    },
    "GridLayout": { call in
      .native(
        GridLayout(
          alignment: call.native("alignment", as: Views.Alignment.self) ?? .center,
          horizontalSpacing: call.length("horizontalSpacing"),
          verticalSpacing: call.length("verticalSpacing")))
    },
    "BorderedButtonStyle": { _ in .native(PlatformButtonStyle.bordered) },
    "BorderedProminentButtonStyle": { _ in .native(PlatformButtonStyle.borderedProminent) },
    "PlainButtonStyle": { _ in .native(PlatformButtonStyle.plain) },
    "BorderlessButtonStyle": { _ in .native(PlatformButtonStyle.borderless) },
    "DefaultButtonStyle": { _ in .native(PlatformButtonStyle.automatic) },
    "PlainListStyle": { _ in .native(ListStyle.plain) },
    "InsetGroupedListStyle": { _ in .native(ListStyle.insetGrouped) },
    "GroupedListStyle": { _ in .native(ListStyle.grouped) },
    "InsetListStyle": { _ in .native(ListStyle.inset) },
    "SidebarListStyle": { _ in .native(ListStyle.sidebar) },
    "SegmentedPickerStyle": { _ in .native(PickerStyle.segmented) },
    "MenuPickerStyle": { _ in .native(PickerStyle.menu) },
    "WheelPickerStyle": { _ in .native(PickerStyle.wheel) },
    "InlinePickerStyle": { _ in .native(PickerStyle.inline) },
    "RoundedBorderTextFieldStyle": { _ in .native(TextFieldStyle.roundedBorder) },
    "PlainTextFieldStyle": { _ in .native(TextFieldStyle.plain) },
    "SwitchToggleStyle": { _ in .native(ToggleStyle.switch) },
    "CircularProgressViewStyle": { _ in .native(ProgressViewStyle.circular) },
    "LinearProgressViewStyle": { _ in .native(ProgressViewStyle.linear) },
    "IconOnlyLabelStyle": { _ in .native(PlatformLabelStyle.iconOnly) },
    "TitleOnlyLabelStyle": { _ in .native(PlatformLabelStyle.titleOnly) },
  ]

  /// Shapes by the members of `Shape`.
  static let types: [PlatformType] = [
    PlatformType(
      name: "Shape",
      constants: [
        "rect": Rectangle(), "capsule": Capsule(), "circle": Circle(), "ellipse": Ellipse(),
      ],
      factories: [
        "rect": { call in
          .native(RoundedRectangle(cornerRadius: call.length("cornerRadius") ?? 0))
        },
        "capsule": { _ in .native(Capsule()) },
      ],
      methods: [
        "fill": shape { shape, call in
          let style: any ShapeStyle = call.style(0) ?? Color.primary
          return .native(AnyView(filled(shape, style)))
        },
        "stroke": shape { shape, call in stroked(shape, call) },
        "strokeBorder": shape { shape, call in stroked(shape, call) },
        "inset": shape { shape, _ in .native(shape) },
        "trim": shape { shape, _ in .native(shape) },
      ])
  ]

  private static func shape(
    _ change: @escaping @Sendable (any Shape, Call) -> Value
  ) -> Platform.Method {
    { value, call in (value as? any Shape).map { change($0, call) } }
  }

  private static func filled<Outline: Shape, Style: ShapeStyle>(
    _ shape: Outline, _ style: Style
  ) -> AnyView { AnyView(shape.fill(style)) }

  private static func stroked(_ shape: any Shape, _ call: Call) -> Value {
    func line<Outline: Shape, Style: ShapeStyle>(_ shape: Outline, _ style: Style) -> AnyView {
      AnyView(shape.stroke(style, lineWidth: call.length("lineWidth") ?? 1))
    }
    let style: any ShapeStyle = call.style(0) ?? Color.primary
    return .native(line(shape, style))
  }

  private static func any(_ layout: any Layout) -> AnyLayout {
    func erased<Kind: Layout>(_ layout: Kind) -> AnyLayout { AnyLayout(layout) }
    return erased(layout)
  }

  private static func color(_ call: Call) -> Value {
    let opacity = call.number("opacity") ?? call.number("alpha") ?? 1
    if let red = call.number("red"), let green = call.number("green"),
      let blue = call.number("blue")
    {
      return .native(Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    if let white = call.number("white") { return .native(Color(white: white, opacity: opacity)) }
    if let color = call["uiColor"] ?? call["nsColor"] ?? call["cgColor"] {
      return .native(systemColor(color, call))
    }
    if case .native(let color as Color)? = call.value(0) { return .native(color) }
    if case .symbol? = call.value(0) {
      return .native(systemColor(call.value(0) ?? .null, call))
    }
    return .native(Color(call.string(0)?.text ?? ""))
  }

  /// A colour of UIKit by its name; a middle grey for one that is not known.
  ///
  /// Source: the system colours of the Human Interface Guidelines, light.
  private static func systemColor(_ value: Value, _ call: Call) -> Color {
    guard case .symbol(let symbol) = value, let name = symbol.links.first?.name else {
      if case .native(let color as Color) = value { return color }
      return Color("")
    }
    switch name {
    case "systemBackground", "secondarySystemGroupedBackground", "white": return .white
    case "systemGroupedBackground", "secondarySystemBackground", "systemGray6":
      return Color(red: 0.949, green: 0.949, blue: 0.969)
    case "systemGray5": return Color(red: 0.898, green: 0.898, blue: 0.918)
    case "systemGray4": return Color(red: 0.82, green: 0.82, blue: 0.839)
    case "systemGray3": return Color(red: 0.78, green: 0.78, blue: 0.8)
    case "systemGray2": return Color(red: 0.682, green: 0.682, blue: 0.698)
    case "label", "black": return .primary
    case "secondaryLabel": return .secondary
    case "tertiarySystemFill": return Color.gray.opacity(0.12)
    default:
      let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
      return call.native(Platform.shared.constant(String(plain), of: "Color"), as: Color.self)
        ?? Color("")
    }
  }
}
