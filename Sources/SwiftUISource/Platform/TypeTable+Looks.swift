import Views

extension Color: PlatformValue {}
extension HierarchicalShapeStyle: PlatformValue {}
extension Material: PlatformValue {}
extension ButtonRole: PlatformValue {}
extension PlatformButtonStyle: PlatformValue { static let sourceName = "ButtonStyle" }
extension PlatformLabelStyle: PlatformValue { static let sourceName = "LabelStyle" }
extension ListStyle: PlatformValue {}
extension PickerStyle: PlatformValue {}
extension TextFieldStyle: PlatformValue {}
extension ToggleStyle: PlatformValue {}
extension ProgressViewStyle: PlatformValue {}
extension ControlSize: PlatformValue {}
extension ToolbarItemPlacement: PlatformValue {}
extension NavigationBarItem.TitleDisplayMode: PlatformValue {
  static let sourceName = "NavigationBarItem.TitleDisplayMode"
}
extension AccessibilityTraits: PlatformValue {}
extension AccessibilityChildBehavior: PlatformValue {}
extension Views.LayoutDirection: PlatformValue {}
extension ColorScheme: PlatformValue {}
extension LegibilityWeight: PlatformValue {}
extension UserInterfaceSizeClass: PlatformValue {}

extension TypeTable {
  /// Colours, styles and what else decides about looks.
  static let looks: [PlatformType] = [
    PlatformType(
      name: "Color", constants: colors,
      members: ["gradient": { value in .native(value) }],
      methods: [
        "opacity": { value, call in
          guard let color = value as? Color else { return nil }
          return .native(color.opacity(call.number(0) ?? 1))
        }
      ]),
    PlatformType(
      name: "ShapeStyle",
      constants: [
        "primary": HierarchicalShapeStyle.primary, "secondary": HierarchicalShapeStyle.secondary,
        "tertiary": HierarchicalShapeStyle.tertiary,
        "quaternary": HierarchicalShapeStyle.quaternary, "tint": tint,
        "background": background, "ultraThinMaterial": Material.ultraThinMaterial,
        "thinMaterial": Material.thinMaterial, "regularMaterial": Material.regularMaterial,
        "thickMaterial": Material.thickMaterial,
        "ultraThickMaterial": Material.ultraThickMaterial, "bar": Material.bar,
      ], alternatives: ["Color", "Material"]),
    PlatformType(
      name: "Material",
      constants: [
        "ultraThinMaterial": Material.ultraThinMaterial, "thinMaterial": Material.thinMaterial,
        "regularMaterial": Material.regularMaterial, "thickMaterial": Material.thickMaterial,
        "bar": Material.bar,
      ]),
    PlatformType(
      name: "ButtonRole",
      constants: ["destructive": ButtonRole.destructive, "cancel": ButtonRole.cancel]),
    PlatformType(
      name: "ButtonStyle",
      constants: [
        "automatic": PlatformButtonStyle.automatic, "plain": PlatformButtonStyle.plain,
        "borderless": PlatformButtonStyle.borderless, "bordered": PlatformButtonStyle.bordered,
        "borderedProminent": PlatformButtonStyle.borderedProminent,
      ], alternatives: ["PrimitiveButtonStyle"]),
    PlatformType(
      name: "LabelStyle",
      constants: [
        "automatic": PlatformLabelStyle.automatic, "iconOnly": PlatformLabelStyle.iconOnly,
        "titleOnly": PlatformLabelStyle.titleOnly,
        "titleAndIcon": PlatformLabelStyle.titleAndIcon,
      ]),
    PlatformType(
      name: "ListStyle",
      constants: [
        "automatic": ListStyle.automatic, "plain": ListStyle.plain, "grouped": ListStyle.grouped,
        "inset": ListStyle.inset, "insetGrouped": ListStyle.insetGrouped,
        "sidebar": ListStyle.sidebar,
      ]),
    PlatformType(
      name: "PickerStyle",
      constants: [
        "automatic": PickerStyle.automatic, "menu": PickerStyle.menu,
        "segmented": PickerStyle.segmented, "inline": PickerStyle.inline,
        "wheel": PickerStyle.wheel, "navigationLink": PickerStyle.navigationLink,
      ]),
    PlatformType(
      name: "TextFieldStyle",
      constants: [
        "automatic": TextFieldStyle.automatic, "plain": TextFieldStyle.plain,
        "roundedBorder": TextFieldStyle.roundedBorder,
      ]),
    PlatformType(
      name: "ToggleStyle",
      constants: [
        "automatic": ToggleStyle.automatic, "switch": ToggleStyle.switch,
        "button": ToggleStyle.button,
      ]),
    PlatformType(
      name: "ProgressViewStyle",
      constants: [
        "automatic": ProgressViewStyle.automatic, "linear": ProgressViewStyle.linear,
        "circular": ProgressViewStyle.circular,
      ]),
    PlatformType(
      name: "ControlSize",
      constants: [
        "mini": ControlSize.mini, "small": ControlSize.small, "regular": ControlSize.regular,
        "large": ControlSize.large, "extraLarge": ControlSize.extraLarge,
      ]),
    PlatformType(
      name: "ToolbarItemPlacement",
      constants: [
        "automatic": ToolbarItemPlacement.automatic, "principal": ToolbarItemPlacement.principal,
        "navigation": ToolbarItemPlacement.navigation,
        "primaryAction": ToolbarItemPlacement.primaryAction,
        "confirmationAction": ToolbarItemPlacement.confirmationAction,
        "cancellationAction": ToolbarItemPlacement.cancellationAction,
        "topBarLeading": ToolbarItemPlacement.topBarLeading,
        "topBarTrailing": ToolbarItemPlacement.topBarTrailing,
        "navigationBarLeading": ToolbarItemPlacement.navigationBarLeading,
        "navigationBarTrailing": ToolbarItemPlacement.navigationBarTrailing,
        "bottomBar": ToolbarItemPlacement.bottomBar,
      ]),
    PlatformType(
      name: "NavigationBarItem.TitleDisplayMode",
      constants: [
        "automatic": NavigationBarItem.TitleDisplayMode.automatic,
        "inline": NavigationBarItem.TitleDisplayMode.inline,
        "large": NavigationBarItem.TitleDisplayMode.large,
      ]),
    PlatformType(
      name: "AccessibilityTraits",
      constants: [
        "isButton": AccessibilityTraits.isButton, "isHeader": AccessibilityTraits.isHeader,
        "isLink": AccessibilityTraits.isLink, "isImage": AccessibilityTraits.isImage,
        "isSelected": AccessibilityTraits.isSelected,
        "isStaticText": AccessibilityTraits.isStaticText,
        "isToggle": AccessibilityTraits.isToggle,
      ]),
    PlatformType(
      name: "AccessibilityChildBehavior",
      constants: [
        "ignore": AccessibilityChildBehavior.ignore,
        "combine": AccessibilityChildBehavior.combine,
        "contain": AccessibilityChildBehavior.contain,
      ]),
    PlatformType(
      name: "LayoutDirection",
      constants: [
        "leftToRight": Views.LayoutDirection.leftToRight,
        "rightToLeft": Views.LayoutDirection.rightToLeft,
      ]),
    PlatformType(
      name: "ColorScheme", constants: ["light": ColorScheme.light, "dark": ColorScheme.dark]),
    PlatformType(
      name: "LegibilityWeight",
      constants: ["regular": LegibilityWeight.regular, "bold": LegibilityWeight.bold]),
    PlatformType(
      name: "UserInterfaceSizeClass",
      constants: [
        "compact": UserInterfaceSizeClass.compact, "regular": UserInterfaceSizeClass.regular,
      ]),
  ]

  private static var tint: TintShapeStyle { .tint }
  private static var background: BackgroundStyle { .background }

  private static let colors: [String: any Sendable] = [
    "primary": Color.primary, "secondary": Color.secondary, "accentColor": Color.accentColor,
    "black": Color.black, "white": Color.white, "gray": Color.gray, "red": Color.red,
    "orange": Color.orange, "yellow": Color.yellow, "green": Color.green, "mint": Color.mint,
    "teal": Color.teal, "cyan": Color.cyan, "blue": Color.blue, "indigo": Color.indigo,
    "purple": Color.purple, "pink": Color.pink, "brown": Color.brown, "clear": Color.clear,
  ]
}
