import DynamicType

/// The rules that the auditor knows.
public enum RuleRegistry {
  /// All rules, by family and id.
  public static var rules: [Rule] {
    let all =
      (fontRules + fontNameRules).map(\.rule) + stringRules.map(\.rule) + viewRules.map(\.rule)
    // Some rules look at several kinds of things.
    return Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      .values.sorted { $0.id < $1.id }
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
    StringNoBreak(),
    StringPlaceholderUnbounded(),
    StringPluralVariant(),
    TypeAllCaps(),
    TypeLongItalic(),
  ]

  /// The rules about what code says.
  package static let sourceRules: [any SourceRule] = [
    LayoutColumnsFixed(),
    LayoutLineLimit(),
    ScaleCapped(),
    ScaleCustomFixed(),
    ScaleDouble(),
    ScaleFixedSize(),
    ScaleStyleMismatch(),
    TypeTooSmall(),
  ]

  /// The rules about views that are laid out.
  package static let viewRules: [any ViewRule] = [
    AttachmentNotScaling(),
    BarNoLargeContent(),
    BarScales(),
    ContrastLow(),
    ControlFixed(),
    FitClippedHeight(),
    FitClippedInk(),
    FitHierarchyInverted(),
    FitLineGrowth(),
    FitLocaleRegression(),
    FitMidWordBreak(),
    FitOffscreen(),
    FitOverlap(),
    FitShrunkBelow(),
    FitTight(),
    FitTruncated(),
    FontMissingGlyphs(),
    FontNameNotPostScript(),
    FontNotFound(),
    FontWeightIgnored(),
    IconNotScaling(),
    ImageDecorativeScales(),
    LabelMissing(),
    LayoutButtonSingleLine(),
    LayoutColumnsFixed(),
    LayoutCompressibleText(),
    LayoutFixedFrame(),
    LayoutHardNewline(),
    LayoutHorizontalOnly(),
    LayoutLineLimit(),
    LayoutNestedScroll(),
    LayoutNoScroll(),
    LayoutRowHeightFixed(),
    ScaleAttributedMixed(),
    ScaleCapped(),
    ScaleCustomFixed(),
    ScaleDouble(),
    ScaleFixedSize(),
    ScaleSpacingFixed(),
    ScaleStyleMismatch(),
    TargetTooSmall(),
    TypeAllCaps(),
    TypeBoldTextIgnored(),
    TypeLineHeightTight(),
    TypeLongItalic(),
    TypeManyFamilies(),
    TypeThinWeight(),
    TypeTooSmall(),
    TypeTracking(),
  ]
}
