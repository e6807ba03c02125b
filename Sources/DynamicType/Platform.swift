/// A platform with text styles of its own.
public enum Platform: String, CaseIterable, Hashable, Sendable, Codable {
  /// iOS and iPadOS.
  case iOS
  /// watchOS.
  case watchOS
  /// tvOS.
  case tvOS
  /// macOS.
  case macOS
  /// visionOS.
  case visionOS

  /// The size of body text as the platform is delivered.
  ///
  /// Units: points.
  ///
  /// Source: Human Interface Guidelines, Typography.
  public var defaultTextSize: Double {
    switch self {
    case .iOS, .visionOS: 17
    case .watchOS: 16
    case .tvOS: 29
    case .macOS: 13
    }
  }

  /// The smallest size the platform's guidelines recommend for any text.
  ///
  /// Units: points.
  ///
  /// Source: Human Interface Guidelines, Typography.
  public var minimumTextSize: Double {
    switch self {
    case .iOS: 11
    case .watchOS, .visionOS: 12
    case .tvOS: 23
    case .macOS: 10
    }
  }
}

// MARK: - Parsing

extension Platform: SpelledName {
  static var noun: String { "platform" }
  static var typeNames: [String] { ["platform"] }
  var spellings: [String] {
    switch self {
    case .iOS: [rawValue, "iPadOS", "iPhone", "iPad"]
    case .watchOS: [rawValue, "watch"]
    case .tvOS: [rawValue, "tv"]
    case .macOS: [rawValue, "mac"]
    case .visionOS: [rawValue, "vision"]
    }
  }

  /// The platform a text names; `iPadOS` is ``iOS``.
  ///
  /// - Parameter text: The name, in upper or lower case.
  /// - Throws: ``DynamicTypeError/Code/unknownName`` with the nearest name.
  public init(parsing text: String) throws(DynamicTypeError) {
    self = try Self.parse(text)
  }
}
