/// A list of font files, as an app declares them in its Info.plist, with what we add to it.
///
/// `UIAppFonts` is the platform's key: an array of paths relative to the bundle. `DTFonts` is ours:
/// an array of dictionaries, each with the `File` it speaks of and any of the keys documented at
/// ``FontManifest/Annotation``.
public struct FontManifest: Sendable, Equatable {
  /// Where the property list was read from; the paths in it are relative to its folder.
  public let path: String
  /// The paths of `UIAppFonts`, as they stand there.
  public let appFonts: [String]
  /// `ATSApplicationFontsPath`, the folder or file of an app's fonts on macOS, relative to the
  /// bundle's resources; nil where the key is missing.
  public let applicationFontsPath: String?
  /// The dictionaries of `DTFonts`.
  public let annotations: [Annotation]

  /// Makes a manifest.
  ///
  /// - Parameters:
  ///   - path: Where it was read from, or would be.
  ///   - appFonts: Paths relative to the folder of `path`.
  ///   - applicationFontsPath: The folder of an app's fonts on macOS.
  ///   - annotations: What is known of files beyond their names.
  public init(
    path: String, appFonts: [String], applicationFontsPath: String? = nil,
    annotations: [Annotation] = []
  ) {
    self.path = path
    self.appFonts = appFonts
    self.applicationFontsPath = applicationFontsPath
    self.annotations = annotations
  }

  /// What the font of a file is for.
  public enum Role: String, Sendable, Codable {
    /// The font behind `.system` and the text styles.
    case system
    /// The italic of the system font.
    case systemItalic
    /// Steps in for scripts that the font asked for lacks.
    case fallback
    /// Draws emoji.
    case emoji
  }

  /// One dictionary of `DTFonts`; its keys are these names with a capital letter.
  public struct Annotation: Sendable, Equatable {
    /// `File`: the path as in `UIAppFonts`, or a file name to look for in `SearchPaths`.
    public var file: String
    /// `PostScriptName`: which face, when the file is a collection.
    public var postScriptName: String?
    /// `Role`: what the font is for; none for fonts that are asked for by name.
    public var role: Role?
    /// `Scripts`: ISO 15924 codes that a fallback font is for; none means any.
    public var scripts: [String] = []
    /// `Languages`: BCP 47 tags for which a fallback comes before others of its script.
    public var languages: [String] = []
    /// `SearchPaths`: folders in which system packages install the file.
    public var searchPaths: [String] = []
    /// `Package`: the Debian package that installs it, named when it is missing.
    public var package: String?
    /// `StandsInFor`: the font that this one imitates.
    public var standsInFor: String?
    /// `Variations`: values of a variable font's axes that stay as they are at all sizes.
    public var variations: [String: Double] = [:]
    /// `Ascent`, `Descent`, `LineGap`, `CapHeight`: metrics in parts of the em that replace the
    /// file's own; the descent is positive.
    public var metrics = MetricOverrides()
    /// `Tracking`: points to add after each cluster, by point size.
    public var tracking: TrackingTable?

    /// Makes an annotation for a file.
    public init(file: String) { self.file = file }
  }

  /// Metrics in parts of the em; nil keeps the file's own.
  public struct MetricOverrides: Sendable, Hashable {
    /// Height above the text baseline.
    public var ascent: Double?
    /// Depth below the text baseline, positive.
    public var descent: Double?
    /// Space between lines.
    public var lineGap: Double?
    /// Height of capitals.
    public var capHeight: Double?

    /// Makes overrides that keep everything.
    public init() {}
  }
}
