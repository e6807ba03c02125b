import DynamicType

/// The rules that the auditor knows.
public enum RuleRegistry {
  /// All rules, by family and id.
  public static var rules: [Rule] {
    ((fontRules + fontNameRules).map(\.rule) + stringRules.map(\.rule)).sorted { $0.id < $1.id }
  }

  /// The rule of an id; nil when there is none.
  public static func rule(_ id: String) -> Rule? {
    rules.first { $0.id == id }
  }

  /// The ids that a misspelt one may have meant, closest first.
  public static func suggestions(for id: String) -> [String] {
    NearestName.suggestions(for: id, in: rules.map(\.id))
  }

  /// The rules about the fonts and manifests of one project.
  package static let fontRules: [any FontRule] = [
    FontDeclaredMissing(),
    FontDeclaredUnused(),
    FontDuplicatePSName(),
    FontFormatUnsupported(),
    FontLicenseEmbedding(),
    FontMetricsConflict(),
    FontMetricsUnderreport(),
    FontMissingGlyphs(),
    FontNotDeclared(),
    FontTallLine(),
    FontVariableInstance(),
    TypeBoldTextIgnored(),
    TypeCustomLegibility(),
    TypeThinWeight(),
  ]

  /// The rules about the font names that an app asks for, which need all fonts at once.
  package static let fontNameRules: [any FontRule] = [
    FontNameIsFilename(),
    FontNameNotPostScript(),
    FontNotFound(),
  ]

  /// The rules about texts in what they are shown in.
  package static let stringRules: [any StringRule] = [
    ControlFixed(),
    FitClippedInk(),
    FitLineGrowth(),
    FitLocaleRegression(),
    FitMidWordBreak(),
    FitShrunkBelow(),
    FitTight(),
    FitTruncated(),
    LayoutHardNewline(),
    TypeAllCaps(),
    TypeLongItalic(),
  ]
}
