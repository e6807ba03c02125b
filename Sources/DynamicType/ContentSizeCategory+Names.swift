extension ContentSizeCategory {
  /// The short name: `XS`, `S`, `M`, `L`, `XL`, `XXL`, `XXXL`, `AX1` … `AX5`.
  ///
  /// `AX1` is ``accessibilityMedium``, as `accessibility1` is in SwiftUI.
  public var shortName: String {
    switch self {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    }
  }

  /// The name of the constant of `UIContentSizeCategory`, without a dot.
  public var uiKitName: String {
    switch self {
    case .extraSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extraLarge"
    case .extraExtraLarge: "extraExtraLarge"
    case .extraExtraExtraLarge: "extraExtraExtraLarge"
    case .accessibilityMedium: "accessibilityMedium"
    case .accessibilityLarge: "accessibilityLarge"
    case .accessibilityExtraLarge: "accessibilityExtraLarge"
    case .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge"
    case .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The raw string of `UIContentSizeCategory`.
  ///
  /// It is what the launch argument `-UIPreferredContentSizeCategoryName` takes.
  public var rawName: String {
    let end =
      switch self {
      case .extraSmall: "XS"
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      case .extraLarge: "XL"
      case .extraExtraLarge: "XXL"
      case .extraExtraExtraLarge: "XXXL"
      case .accessibilityMedium: "AccessibilityM"
      case .accessibilityLarge: "AccessibilityL"
      case .accessibilityExtraLarge: "AccessibilityXL"
      case .accessibilityExtraExtraLarge: "AccessibilityXXL"
      case .accessibilityExtraExtraExtraLarge: "AccessibilityXXXL"
      }
    return "UICTContentSizeCategory" + end
  }

  /// The name of the case of SwiftUI's `DynamicTypeSize`, without a dot.
  public var dynamicTypeSizeName: String {
    switch self {
    case .extraSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "xLarge"
    case .extraExtraLarge: "xxLarge"
    case .extraExtraExtraLarge: "xxxLarge"
    case .accessibilityMedium: "accessibility1"
    case .accessibilityLarge: "accessibility2"
    case .accessibilityExtraLarge: "accessibility3"
    case .accessibilityExtraExtraLarge: "accessibility4"
    case .accessibilityExtraExtraExtraLarge: "accessibility5"
    }
  }
}
