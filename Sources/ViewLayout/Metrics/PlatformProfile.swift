/// The measures of one release of the platform, in points.
///
/// Source: the measured and design-time numbers gathered in the fidelity article.
public struct PlatformProfile: Hashable, Sendable {
  /// A name for reports.
  public private(set) var name: String
  /// The least height of a row of a list.
  public let minimumRowHeight: Double
  /// Above and below the content of a row.
  public let rowVerticalInset: Double
  /// Beside the content of a row, within its card.
  public let rowHorizontalInset: Double
  /// Beside the cards of a list.
  public let cardMargin: Double
  /// The corner of a card.
  public let cardRadius: Double
  /// Between two sections, before the header's own distance.
  public let sectionSpacing: Double
  /// Above a section that has no header.
  public let headerlessSpacing: Double
  /// Above and below a section's header.
  public let headerInsets: (top: Double, bottom: Double)
  /// Above and below the header of a section in a plain list.
  public let plainHeaderInsets: (top: Double, bottom: Double)
  /// Whether headers are footnotes in capitals; otherwise semibold body text.
  public let hasUppercaseHeaders: Bool
  /// Above a section's footer.
  public let footerSpacing: Double
  /// Below the last card.
  public let listBottom: Double
  /// A bar with its title in one line.
  public let barHeight: Double
  /// Added above the bar where the device keeps nothing free on top.
  public let barOffset: Double
  /// What a large title adds at least, and what it adds beyond its line.
  public let largeTitle: (minimum: Double, padding: Double)
  /// The bar of tabs.
  public let tabBarHeight: Double
  /// A switch as SwiftUI reserves it.
  public let toggle: Size
  /// The two buttons of a stepper.
  public let stepper: Size
  /// The height of a slider.
  public let sliderHeight: Double
  /// The height of a segmented control.
  public let segmentedHeight: Double
  /// The least height of a text field with a border.
  public let roundedFieldHeight: Double
  /// The insets of bordered buttons by control size.
  public let buttonInsets: [ControlContent.Size: Size]
  /// The thickness of a divider in pixels; at accessibility sizes it is one point.
  public private(set) var dividerPixels: Double
  /// Whether a label in a list keeps a slot of this width for its icon.
  public let iconSlot: Double
  /// From the icon's slot to the title in a list.
  public let iconSpacing: Double

  /// By name: a release has one set of measures.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  /// By name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// iOS 15 to 18.
  public static let iOS18 = PlatformProfile(
    name: "iOS 18", minimumRowHeight: 44, rowVerticalInset: 11, rowHorizontalInset: 16,
    cardMargin: 16, cardRadius: 10, sectionSpacing: 0, headerlessSpacing: 35,
    headerInsets: (17, 6), plainHeaderInsets: (22, 6), hasUppercaseHeaders: true, footerSpacing: 8,
    listBottom: 20,
    barHeight: 44, barOffset: 0, largeTitle: (52, 4), tabBarHeight: 49,
    toggle: Size(width: 51, height: 31), stepper: Size(width: 94, height: 32), sliderHeight: 31,
    segmentedHeight: 32, roundedFieldHeight: 34, buttonInsets: insets, dividerPixels: 1,
    iconSlot: 24, iconSpacing: 8)

  /// iOS 26.
  public static let iOS26 = PlatformProfile(
    name: "iOS 26", minimumRowHeight: 52, rowVerticalInset: 15.75, rowHorizontalInset: 16,
    cardMargin: 16, cardRadius: 26, sectionSpacing: 17.5, headerlessSpacing: 35,
    headerInsets: (10, 10), plainHeaderInsets: (12.25, 12.25), hasUppercaseHeaders: false,
    footerSpacing: 8, listBottom: 20,
    barHeight: 54, barOffset: 10, largeTitle: (52.5, 4), tabBarHeight: 49,
    toggle: Size(width: 66, height: 30), stepper: Size(width: 94, height: 32), sliderHeight: 31,
    segmentedHeight: 31, roundedFieldHeight: 34, buttonInsets: insets, dividerPixels: 1,
    iconSlot: 24, iconSpacing: 16)

  /// The Mac, for comparison with frames measured there; lists and bars are those of iOS 26.
  package static let macOS26 = {
    var profile = iOS26
    profile.name = "macOS 26"
    profile.dividerPixels = 2
    return profile
  }()

  /// All releases that can be chosen.
  public static let all = [iOS18, iOS26]

  private static let insets: [ControlContent.Size: Size] = [
    .mini: Size(width: 10, height: 5), .small: Size(width: 10, height: 5),
    .regular: Size(width: 12, height: 7), .large: Size(width: 20, height: 15),
    .extraLarge: Size(width: 20, height: 15),
  ]
}
