public import DynamicType

/// What an app asks for: the system font or a font by name, with the weight and slant it wants.
public struct FontRequest: Hashable, Sendable {
  /// Which font.
  public enum Family: Hashable, Sendable {
    /// The system font.
    case system
    /// A PostScript name, as `UIFont(name:size:)` and `Font.custom` take it; or a file path.
    case named(String)
  }

  /// Which font.
  public var family: Family
  /// The weight asked for; nil takes the named face as it is, and the system font's regular.
  public var weight: FontWeight?
  /// Whether an italic is asked for; a named face that is italic already stays so.
  public var isItalic: Bool

  /// Whether the bold face of a named font's family is asked for; without one the face stays.
  public var wantsBoldFace: Bool

  /// Makes a request.
  public init(
    _ family: Family, weight: FontWeight? = nil, isItalic: Bool = false,
    wantsBoldFace: Bool = false
  ) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.wantsBoldFace = wantsBoldFace
  }

  /// The request that a font description leads to.
  ///
  /// The designs of the system font other than the default cannot be shipped either: the system
  /// font stands for them.
  public init(_ font: ResolvedFont) {
    let family: Family =
      switch font.request {
      case .system: .system
      case .named(let name): .named(name)
      }
    self.init(
      family, weight: font.weight, isItalic: font.isItalic, wantsBoldFace: font.wantsBoldFace)
  }
}

/// The face that a request leads to, and how it was found.
public struct FontChoice: Sendable {
  /// How a face was found.
  public enum Match: Hashable, Sendable {
    /// The system font was asked for.
    case system
    /// By PostScript name, as iOS looks fonts up.
    case postScriptName
    /// By the name of a named instance of a variable font.
    case instance
    /// By full name, which iOS does not promise to find.
    case fullName
    /// By family name, which iOS does not promise to find.
    case family
    /// By the path of its file.
    case file
    /// Not at all: the system font steps in, as on iOS. `nearest` is the PostScript name that was
    /// perhaps meant.
    case missing(nearest: String?)
  }

  /// What was asked for.
  public let request: FontRequest
  /// The face to measure with.
  public let face: FontFace
  /// How it was found.
  public let match: Match

  /// The name asked for: a font's name or path, or "system".
  public var requestedName: String {
    switch request.family {
    case .system: "system"
    case .named(let name): name
    }
  }
}
