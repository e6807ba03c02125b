import DynamicType

/// The rules that the auditor knows.
public enum RuleRegistry {
  /// All rules, by family and id.
  public static var rules: [Rule] { fontRules.map(\.rule) }

  /// The rule of an id; nil when there is none.
  public static func rule(_ id: String) -> Rule? {
    rules.first { $0.id == id }
  }

  /// The ids that a misspelt one may have meant, closest first.
  public static func suggestions(for id: String) -> [String] {
    NearestName.suggestions(for: id, in: rules.map(\.id))
  }

  /// The rules that need only fonts and manifests, in the order in which they are applied.
  package static let fontRules: [any FontRule] = [
    FontDeclaredMissing(),
    FontDeclaredUnused(),
    FontDuplicatePSName(),
    FontFormatUnsupported(),
    FontLicenseEmbedding(),
    FontMetricsConflict(),
    FontMetricsUnderreport(),
    FontMissingGlyphs(),
    FontNameIsFilename(),
    FontNameNotPostScript(),
    FontNotDeclared(),
    FontNotFound(),
    FontTallLine(),
    FontVariableInstance(),
  ]
}
