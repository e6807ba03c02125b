/// SwiftUI's name for a content size category.
///
/// SwiftUI and UIKit speak of the same twelve sizes; `DynamicTypeSize.xLarge` and
/// `ContentSizeCategory.extraLarge` are one value.
public typealias DynamicTypeSize = ContentSizeCategory

extension ContentSizeCategory {
  /// SwiftUI's name of ``extraSmall``.
  public static let xSmall: ContentSizeCategory = .extraSmall
  /// SwiftUI's name of ``extraLarge``.
  public static let xLarge: ContentSizeCategory = .extraLarge
  /// SwiftUI's name of ``extraExtraLarge``.
  public static let xxLarge: ContentSizeCategory = .extraExtraLarge
  /// SwiftUI's name of ``extraExtraExtraLarge``.
  public static let xxxLarge: ContentSizeCategory = .extraExtraExtraLarge
  /// SwiftUI's name of ``accessibilityMedium``.
  public static let accessibility1: ContentSizeCategory = .accessibilityMedium
  /// SwiftUI's name of ``accessibilityLarge``.
  public static let accessibility2: ContentSizeCategory = .accessibilityLarge
  /// SwiftUI's name of ``accessibilityExtraLarge``.
  public static let accessibility3: ContentSizeCategory = .accessibilityExtraLarge
  /// SwiftUI's name of ``accessibilityExtraExtraLarge``.
  public static let accessibility4: ContentSizeCategory = .accessibilityExtraExtraLarge
  /// SwiftUI's name of ``accessibilityExtraExtraExtraLarge``.
  public static let accessibility5: ContentSizeCategory = .accessibilityExtraExtraExtraLarge

  /// SwiftUI's name of ``isAccessibilityCategory``.
  public var isAccessibilitySize: Bool { isAccessibilityCategory }
}
