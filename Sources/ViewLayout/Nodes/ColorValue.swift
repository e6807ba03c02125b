#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in sRGB.
public struct ColorValue: Hashable, Sendable {
  /// 0 to 1.
  public var red: Double
  /// 0 to 1.
  public var green: Double
  /// 0 to 1.
  public var blue: Double
  /// 0, nothing, to 1, opaque.
  public var opacity: Double

  /// Makes a colour of parts from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Black on light screens: the colour of text by default.
  public static let primary = ColorValue(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = ColorValue(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = ColorValue(red: 0, green: 0, blue: 0)
  /// Nothing is drawn.
  public static let clear = ColorValue(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> ColorValue {
    var changed = self
    changed.opacity *= factor
    return changed
  }

  /// What is seen when this colour lies over an opaque one.
  public func over(_ backdrop: ColorValue) -> ColorValue {
    func mixed(_ front: Double, _ back: Double) -> Double {
      front * opacity + back * (1 - opacity)
    }
    return ColorValue(
      red: mixed(red, backdrop.red), green: mixed(green, backdrop.green),
      blue: mixed(blue, backdrop.blue))
  }

  /// The contrast ratio of two opaque colours, from 1 to 21.
  ///
  /// Source: WCAG 2.2, relative luminance and contrast ratio.
  public func contrast(with other: ColorValue) -> Double {
    let lights = [luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
