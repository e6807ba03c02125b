/// A weight of the system font, lightest first.
public enum FontWeight: String, CaseIterable, Hashable, Sendable, Codable {
  /// Weight 100.
  case ultraLight
  /// Weight 200.
  case thin
  /// Weight 300.
  case light
  /// Weight 400, the usual one.
  case regular
  /// Weight 500.
  case medium
  /// Weight 600.
  case semibold
  /// Weight 700.
  case bold
  /// Weight 800.
  case heavy
  /// Weight 900.
  case black

  /// The weight as fonts number it, 100 to 900.
  ///
  /// The scale is that of `usWeightClass` in the table `OS/2` of a font.
  ///
  /// UIKit's ultra light is lighter than its thin, while OpenType calls 100 thin and 200 extra light:
  /// the order counts, not the name.
  ///
  /// Source: OpenType specification, OS/2 `usWeightClass`.
  public var openTypeWeight: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The number of the constant of `UIFont.Weight`, from −0.8 to 0.62.
  ///
  /// Source: UIKit `UIFont.Weight` and SwiftUI `Font.Weight`, which agree.
  public var uiKitValue: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight nearest to a number on the scale of fonts.
  ///
  /// - Parameter openTypeWeight: 1 to 1000; what is outside takes the nearest end. Halfway between
  ///   two weights the lighter one is taken.
  public init(nearestTo openTypeWeight: Int) {
    var best = FontWeight.ultraLight
    for weight in Self.allCases.dropFirst()
    where abs(weight.openTypeWeight - openTypeWeight) < abs(best.openTypeWeight - openTypeWeight) {
      best = weight
    }
    self = best
  }
}

// MARK: - Bold Text

extension FontWeight {
  /// The weight the system font takes when a person has switched on Bold Text.
  ///
  /// The three lightest weights grow by 100, the others by 200, to at most 900. Custom fonts do not
  /// react to the setting.
  ///
  /// Source: measured by the authors of YMatterType (codeandtheory/YMatterType, pull request 67).
  public var withBoldText: FontWeight {
    let step = openTypeWeight <= FontWeight.light.openTypeWeight ? 100 : 200
    return FontWeight(nearestTo: min(openTypeWeight + step, 900))
  }
}

// MARK: - Comparable

extension FontWeight: Comparable {
  /// Whether the first weight is lighter than the second.
  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.openTypeWeight < right.openTypeWeight
  }
}

// MARK: - Parsing

extension FontWeight: SpelledName {
  static var noun: String { "font weight" }
  static var typeNames: [String] { ["uifont.weight", "font.weight", "fontweight"] }
  var spellings: [String] { [rawValue, String(openTypeWeight)] }

  /// The weight a text names: a name such as `semibold`, or a number such as `600`.
  ///
  /// - Parameter text: The name, in upper or lower case, with or without a leading dot.
  /// - Throws: ``DynamicTypeError/Code/unknownName`` with the nearest name.
  public init(parsing text: String) throws(DynamicTypeError) {
    self = try Self.parse(text)
  }
}
