// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// A colour or what stands for one.
public protocol ShapeStyle: Sendable {
  /// The colour in an environment, where nothing finer is drawn.
  func color(in values: EnvironmentValues) -> Color.Resolved
}

/// A colour of the app or the system.
public struct Color: Hashable, Sendable, ShapeStyle {
  /// A colour in sRGB with parts from 0 to 1.
  public struct Resolved: Hashable, Sendable {
    package let value: ColorValue
  }

  private let light: ColorValue
  private let dark: ColorValue

  private init(light: ColorValue, dark: ColorValue) {
    self.light = light
    self.dark = dark
  }

  private init(_ light: Int, _ dark: Int) {
    self.init(light: ColorValue(hex: light), dark: ColorValue(hex: dark))
  }

  /// A colour of parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let value = ColorValue(red: red, green: green, blue: blue, opacity: opacity)
    self.init(light: value, dark: value)
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of the app's assets; they are not read, and a middle grey stands for it.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(white: 0.5)
  }

  // Source: the system colours of the Human Interface Guidelines, light and dark.
  public static let primary = Color(0x000000, 0xFFFFFF)
  public static let secondary = Color(
    light: ColorValue(hex: 0x3C3C43).opacity(0.6), dark: ColorValue(hex: 0xEBEBF5).opacity(0.6))
  public static let accentColor = blue
  public static let black = Color(0x000000, 0x000000)
  public static let white = Color(0xFFFFFF, 0xFFFFFF)
  public static let gray = Color(0x8E8E93, 0x8E8E93)
  public static let red = Color(0xFF3B30, 0xFF453A)
  public static let orange = Color(0xFF9500, 0xFF9F0A)
  public static let yellow = Color(0xFFCC00, 0xFFD60A)
  public static let green = Color(0x34C759, 0x30D158)
  public static let mint = Color(0x00C7BE, 0x63E6E2)
  public static let teal = Color(0x30B0C7, 0x40CBE0)
  public static let cyan = Color(0x32ADE6, 0x64D2FF)
  public static let blue = Color(0x007AFF, 0x0A84FF)
  public static let indigo = Color(0x5856D6, 0x5E5CE6)
  public static let purple = Color(0xAF52DE, 0xBF5AF2)
  public static let pink = Color(0xFF2D55, 0xFF375F)
  public static let brown = Color(0xA2845E, 0xAC8E68)
  public static let clear = Color(light: .clear, dark: .clear)

  static let tertiary = Color(
    light: ColorValue(hex: 0x3C3C43).opacity(0.3), dark: ColorValue(hex: 0xEBEBF5).opacity(0.3))
  static let screen = Color(0xFFFFFF, 0x000000)

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    Color(light: light.opacity(opacity), dark: dark.opacity(opacity))
  }

  /// The colour as a gradient, of which the colour itself is drawn.
  public var gradient: Color { self }

  public func color(in values: EnvironmentValues) -> Resolved {
    Resolved(value: values.colorScheme == .dark ? dark : light)
  }
}

extension ColorValue {
  /// A colour of a number such as 0xFF9500.
  init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255)
  }
}

extension Color: PrimitiveView {
  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.shape(ShapeContent(fill: color(in: values).value)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var white: Color { .white }
  public static var clear: Color { .clear }
}

/// The levels of a foreground.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: Color

  public static let primary = HierarchicalShapeStyle(level: .primary)
  public static let secondary = HierarchicalShapeStyle(level: .secondary)
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)
  public static let quaternary = HierarchicalShapeStyle(level: .tertiary)

  public func color(in values: EnvironmentValues) -> Color.Resolved { level.color(in: values) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// The accent colour of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public func color(in values: EnvironmentValues) -> Color.Resolved {
    (values.tint ?? Color.accentColor).color(in: values)
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// What lies behind everything.
public struct BackgroundStyle: ShapeStyle {
  public func color(in values: EnvironmentValues) -> Color.Resolved {
    Color.screen.color(in: values)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// Frosted glass, drawn as a veil of grey.
public struct Material: ShapeStyle {
  public static let ultraThinMaterial = Material()
  public static let thinMaterial = Material()
  public static let regularMaterial = Material()
  public static let thickMaterial = Material()
  public static let ultraThickMaterial = Material()
  public static let bar = Material()

  public func color(in values: EnvironmentValues) -> Color.Resolved {
    Color.gray.opacity(0.2).color(in: values)
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThinMaterial }
  public static var thinMaterial: Material { .thinMaterial }
  public static var regularMaterial: Material { .regularMaterial }
  public static var thickMaterial: Material { .thickMaterial }
  public static var bar: Material { .bar }
}

/// A gradient, of which the first colour is drawn.
public struct LinearGradient: ShapeStyle {
  private let first: Color

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    first = colors.first ?? .clear
  }

  public func color(in values: EnvironmentValues) -> Color.Resolved { first.color(in: values) }
}

extension LinearGradient: PrimitiveView {
  package func resolve(in values: EnvironmentValues) -> ViewNode {
    ViewNode(.shape(ShapeContent(fill: first.color(in: values).value)))
  }
}
