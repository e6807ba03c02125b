/// An iPhone or iPad: its screen, its safe areas and its margins.
///
/// The safe areas are those of a full-screen view without bars.
///
/// Source: Human Interface Guidelines, Layout; safe areas from public snapshot testing tools.
public struct Device: Hashable, Sendable {
  /// The kind of a device.
  public enum Idiom: String, CaseIterable, Hashable, Sendable, Codable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// How a device is held.
  public enum Orientation: String, CaseIterable, Hashable, Sendable, Codable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// How much room there is in a direction.
  public enum SizeClass: String, CaseIterable, Hashable, Sendable, Codable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// The name, such as `iPhone 16 Pro`.
  public let name: String
  /// The kind of device.
  public let idiom: Idiom
  /// The width of the screen held upright.
  ///
  /// Units: points.
  public let width: Double
  /// The height of the screen held upright.
  ///
  /// Units: points.
  public let height: Double
  /// The pixels of a point.
  public let scale: Double
  /// The published number of pixels across, held upright.
  ///
  /// Usually it is the width times the scale; a Plus up to iPhone 8 has fewer pixels than are drawn.
  public let pixelWidth: Int
  /// The published number of pixels from top to bottom, held upright.
  public let pixelHeight: Int
  /// What the hardware covers of an upright screen.
  let portraitSafeArea: SafeArea
  /// What the hardware covers of a screen on its side.
  let landscapeSafeArea: SafeArea
  /// The room across, upright and on its side.
  let horizontalClasses: [SizeClass]
  /// The room from top to bottom, upright and on its side.
  let verticalClasses: [SizeClass]
  /// The words every name of the device has, in lower case.
  let words: [String]
  /// The generations or chips that the device stands for, in lower case.
  let variants: [String]
  /// Larger for a newer device among those with the same words.
  let generation: Int
}

// MARK: - Safe areas

extension Device {
  /// The strips at the edges of a screen that content should keep out of.
  public struct SafeArea: Hashable, Sendable, Codable {
    /// The strip at the top in points.
    public let top: Double
    /// The strip at the left in points.
    public let left: Double
    /// The strip at the bottom in points.
    public let bottom: Double
    /// The strip at the right in points.
    public let right: Double
  }
}

// MARK: - Orientation

extension Device {
  /// The width of the screen.
  ///
  /// Units: points.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The width in that orientation.
  public func width(orientation: Orientation) -> Double {
    orientation == .portrait ? width : height
  }

  /// The height of the screen.
  ///
  /// Units: points.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The height in that orientation.
  public func height(orientation: Orientation) -> Double {
    orientation == .portrait ? height : width
  }

  /// The safe area of a full-screen view without bars.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The strips at the four edges.
  public func safeArea(orientation: Orientation) -> SafeArea {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }

  /// The room across.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The horizontal size class.
  public func horizontalSizeClass(orientation: Orientation) -> SizeClass {
    horizontalClasses[orientation == .portrait ? 0 : 1]
  }

  /// The room from top to bottom.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The vertical size class.
  public func verticalSizeClass(orientation: Orientation) -> SizeClass {
    verticalClasses[orientation == .portrait ? 0 : 1]
  }

  /// The system's margin at the left and right of a root view, inside the safe area.
  ///
  /// It is 20 points where the screen is at least 414 points wide, and 16 where it is narrower.
  ///
  /// Units: points.
  ///
  /// Source: measured 16 at a width of 375 and 20 at 667; the threshold between is inferred.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The margin on each side.
  public func layoutMargin(orientation: Orientation) -> Double {
    width(orientation: orientation) >= 414 ? 20 : 16
  }

  /// The width between the margins: what a line of text has at most.
  ///
  /// Units: points.
  ///
  /// - Parameter orientation: How the device is held.
  /// - Returns: The width of the screen less safe area and margins on both sides.
  public func contentWidth(orientation: Orientation = .portrait) -> Double {
    let safeArea = safeArea(orientation: orientation)
    return width(orientation: orientation) - safeArea.left - safeArea.right
      - 2 * layoutMargin(orientation: orientation)
  }
}
