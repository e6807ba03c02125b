/// The vertical metrics of the system font, as parts of its size.
///
/// All weights share them, and they do not change with the size.
public struct SystemFontMetrics: Hashable, Sendable {
  /// From the text baseline up to the top of a line, as a part of the size.
  public let ascent: Double
  /// From the text baseline down to the bottom of a line, as a positive part of the size.
  public let descent: Double
  /// The height of a capital letter, as a part of the size.
  public let capHeight: Double

  /// SF Pro as iOS uses it: 1950, 494 and 1443 of 2048 units; its line gap is zero.
  ///
  /// Source: measured on iOS 26 from 11 to 60 points, regular and semibold.
  public static let iOS = SystemFontMetrics(
    ascent: 1950 / 2048, descent: 494 / 2048, capHeight: 1443 / 2048)

  /// SF Pro as macOS uses it: 1980 and 432 of 2048 units.
  ///
  /// Source: measured heights of SwiftUI text on macOS 26; the height of capitals is that of iOS.
  public static let macOS = SystemFontMetrics(
    ascent: 1980 / 2048, descent: 432 / 2048, capHeight: 1443 / 2048)

  /// The metrics on a platform; nil for watchOS, whose SF Compact has not been measured.
  ///
  /// tvOS and visionOS use SF Pro and are taken to measure it as iOS does.
  public static func metrics(on platform: Platform) -> SystemFontMetrics? {
    switch platform {
    case .iOS, .tvOS, .visionOS: iOS
    case .macOS: macOS
    case .watchOS: nil
    }
  }

  /// The height of a line, as a part of the size: 1.193359375 on iOS.
  public var lineHeight: Double { ascent + descent }

  /// The height of a line without any leading, unrounded.
  ///
  /// Units: points.
  ///
  /// - Parameter pointSize: The size of the font.
  /// - Returns: The ascent and the descent together.
  public func naturalLineHeight(at pointSize: Double) -> Double {
    lineHeight * pointSize
  }
}
