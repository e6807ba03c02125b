import Views

/// What views can read of their environment, by the names of the key paths.
enum EnvironmentTable {
  static func value(_ name: String, in values: EnvironmentValues) -> Value? {
    readers[name]?(values)
  }

  /// The values with one of them changed; nil for one that is not known.
  static func changed(
    _ name: String, to value: Value?, _ call: Call
  ) -> ((inout EnvironmentValues) -> Void)? {
    switch name {
    case "dynamicTypeSize", "sizeCategory":
      call.native(value, as: ContentSizeCategory.self).map { size in { $0.dynamicTypeSize = size } }
    case "layoutDirection":
      call.native(value, as: Views.LayoutDirection.self).map { new in { $0.layoutDirection = new } }
    case "colorScheme":
      call.native(value, as: ColorScheme.self).map { scheme in { $0.colorScheme = scheme } }
    case "font": call.native(value, as: Font.self).map { font in { $0.font = font } }
    case "lineLimit": { $0.lineLimit = value.flatMap(call.evaluator.integer) }
    case "lineSpacing":
      value.flatMap(call.evaluator.number).map { number in { $0.lineSpacing = CGFloat(number) } }
    case "minimumScaleFactor":
      value.flatMap(call.evaluator.number).map { number in
        { $0.minimumScaleFactor = CGFloat(number) }
      }
    case "multilineTextAlignment":
      call.native(value, as: TextAlignment.self).map { new in { $0.multilineTextAlignment = new } }
    case "legibilityWeight":
      call.native(value, as: LegibilityWeight.self).map { new in { $0.legibilityWeight = new } }
    case "horizontalSizeClass":
      call.native(value, as: UserInterfaceSizeClass.self).map { new in
        { $0.horizontalSizeClass = new }
      }
    case "verticalSizeClass":
      call.native(value, as: UserInterfaceSizeClass.self).map { new in
        { $0.verticalSizeClass = new }
      }
    case "isEnabled": value.map { new in { $0.isEnabled = call.evaluator.isTrue(new) } }
    case "locale":
      // A locale made in code has its language as the first argument.
      nil
    default: value.map { new in { $0.sourceValues[name] = new } }
    }
  }

  private typealias Reader = @Sendable (EnvironmentValues) -> Value

  private static let readers: [String: Reader] = [
    "dynamicTypeSize": { .native($0.dynamicTypeSize) },
    "sizeCategory": { .native($0.dynamicTypeSize) },
    "layoutDirection": { .native($0.layoutDirection) },
    "colorScheme": { .native($0.colorScheme) },
    "horizontalSizeClass": { $0.horizontalSizeClass.map { .native($0) } ?? .null },
    "verticalSizeClass": { $0.verticalSizeClass.map { .native($0) } ?? .null },
    "legibilityWeight": { $0.legibilityWeight.map { .native($0) } ?? .null },
    "displayScale": { .number(Double($0.displayScale)) },
    "pixelLength": { .number(Double($0.pixelLength)) },
    "isEnabled": { .boolean($0.isEnabled) },
    "lineLimit": { $0.lineLimit.map { .integer($0) } ?? .null },
    "lineSpacing": { .number(Double($0.lineSpacing)) },
    "minimumScaleFactor": { .number(Double($0.minimumScaleFactor)) },
    "font": { $0.font.map { .native($0) } ?? .null },
    "multilineTextAlignment": { .native($0.multilineTextAlignment) },
    "controlSize": { .native($0.controlSize) },
    "accessibilityReduceMotion": { .boolean($0.accessibilityReduceMotion) },
    "accessibilityReduceTransparency": { .boolean($0.accessibilityReduceTransparency) },
    "accessibilityDifferentiateWithoutColor": {
      .boolean($0.accessibilityDifferentiateWithoutColor)
    },
    "accessibilityEnabled": { .boolean($0.accessibilityEnabled) },
    "accessibilityVoiceOverEnabled": { .boolean($0.accessibilityEnabled) },
    "accessibilityShowButtonShapes": { .boolean($0.accessibilityShowButtonShapes) },
    "scenePhase": { _ in .unknown(UnknownValue(name: "scenePhase")) },
  ]
}
