// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

public import DynamicType
@_exported public import Foundation
import ViewLayout

@_exported public import enum DynamicType.ContentSizeCategory

/// What views are told by their surroundings.
public struct EnvironmentValues {
  /// The text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The direction in which views follow each other.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The language and region.
  public var locale = Locale(identifier: "en")
  /// Whether the person has switched on Bold Text.
  public var legibilityWeight: LegibilityWeight? = .regular
  /// The font of texts that name none.
  public var font: Font?
  /// Whether the screen is dark.
  public var colorScheme = ColorScheme.light
  /// Whether contrast is increased.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Pixels a point.
  public var displayScale: CGFloat = 3
  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  public var isEnabled = true
  public var lineLimit: Int?
  public var lineSpacing: CGFloat = 0
  public var multilineTextAlignment = TextAlignment.leading
  public var truncationMode = Text.TruncationMode.tail
  public var minimumScaleFactor: CGFloat = 1
  public var allowsTightening = false
  public var textCase: Text.Case?
  public var imageScale = Image.Scale.medium
  public var controlSize = ControlSize.regular
  public var accessibilityReduceMotion = false
  public var accessibilityReduceTransparency = false
  public var accessibilityDifferentiateWithoutColor = false
  public var accessibilityEnabled = false
  public var accessibilityShowButtonShapes = false
  public var calendar = Calendar(identifier: .gregorian)
  public var timeZone = TimeZone(identifier: "GMT") ?? .current
  public var dismiss = DismissAction()
  public var openURL = OpenURLAction()

  /// The text size under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { dynamicTypeSize }
    set { dynamicTypeSize = newValue }
  }

  var areLabelsHidden = false
  var reservedLines = 0
  var fontChanges: [FontChange] = []
  var textChanges: [TextChange] = []
  var foreground: (any ShapeStyle)?
  var tint: (any ShapeStyle)?
  var buttonStyle: (any ButtonLook)?
  var labelStyle: (any LabelLook)?
  var toggleStyle = ToggleStyleKind.automatic
  var pickerStyle = ControlContent.PickerStyle.automatic
  var listStyle = ListContent.Style.automatic
  var textFieldBorder = ControlContent.TextFieldBorder.plain
  var progressStyle = ControlContent.ProgressStyle.linear
  var listRowSpacing: CGFloat?
  var listSectionSpacing: CGFloat?
  package var strings: StringLookup = .none
  var pictures: PictureSizes = .none
  private var custom: [ObjectIdentifier: Any] = [:]
  var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes the values of a light phone at the size L.
  public init() {}

  /// The value of an app's own key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The values at the view whose body is being evaluated.
  @TaskLocal static var current = Snapshot(values: EnvironmentValues())

  /// Values as they were at one view; nobody changes them.
  ///
  /// Unchecked because an app's own values may be of any type; they are read by the one thread that
  /// evaluates the view's body, for which alone they are set.
  struct Snapshot: @unchecked Sendable {
    let values: EnvironmentValues
  }
}

/// A key of an app's own environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias DynamicTypeSize = DynamicType.DynamicTypeSize

public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum LegibilityWeight: String, Hashable, Sendable {
  case regular
  case bold
}

public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  case compact
  case regular
}

/// Closes a screen in an app; does nothing here.
public struct DismissAction {
  public func callAsFunction() {}
}

/// Opens an address in an app; does nothing here.
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}
