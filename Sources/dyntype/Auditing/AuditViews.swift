#if canImport(SwiftUISource)
  import AppProject
  import Auditor
  import DynamicType
  import FontBook
  import SwiftUISource
  import ViewLayout

  /// Looks at the screens that an app's sources declare.
  struct AuditViews {
    /// The screens.
    let subjects: [ViewSubject]
    let matrix: ViewMatrix
    /// What of the screens is known, and where modifiers and fonts are made use of.
    let coverage: SourceCoverage
    private let auditor: ViewAuditor

    /// What the code tells by itself: once, where a font is defined, and not at each text set in it.
    private static let toldAtDefinition: Set<String> = [
      "scale-fixed-size", "scale-custom-fixed", "scale-double", "scale-style-mismatch",
      "type-too-small", "font-not-found", "font-name-not-postscript",
    ]

    /// - Parameters:
    ///   - project: The sources with the texts that they use.
    ///   - tables: The string tables.
    ///   - configuration: Devices, languages, sizes, and rules that are off.
    ///   - fonts: The fonts of the app.
    init(
      _ project: SwiftUIProject, tables: [StringTable], configuration: Configuration,
      fonts: FontBook
    ) {
      var lengths: [String: Int] = [:]
      for string in tables.flatMap(\.strings) where string.isForIOS {
        lengths[string.locale, default: 0] += string.text.count
      }
      let source =
        configuration.sourceLanguage ?? tables.compactMap(\.sourceLanguage).first ?? "en"
      matrix = ViewMatrix(configuration, lengths: lengths, sourceLanguage: source)
      auditor = ViewAuditor(
        fonts: fonts, matrix: matrix,
        rules: RuleRegistry.viewRules.filter { rule in
          configuration.isOn(rule.rule.id) && !Self.toldAtDefinition.contains(rule.rule.id)
        })
      let screens = matrix.settings.first.map { project.screens(in: $0.environment) } ?? []
      subjects = screens.map { screen in
        ViewSubject(screen.name, place: screen.place) { screen.resolve(in: $0) }
      }
      var coverage = SourceCoverage()
      for setting in matrix.settings.prefix(1) {
        for category in [setting.environment.category, .accessibilityExtraExtraExtraLarge] {
          for screen in screens {
            coverage.add(screen.resolved(in: setting.environment(at: category)).coverage)
          }
        }
      }
      self.coverage = coverage
    }

    /// What the rules say of a part of the screens, and which could not be laid out.
    func outcome(
      _ shard: Shard, _ progress: @escaping @Sendable (Int, Int) -> Void
    ) async -> (result: AuditResult, problems: [AppProjectError]) {
      let part = shard.part(of: subjects)
      let outcome = await auditor.audit(part) { progress($0, part.count) }
      let problems = outcome.failures.map { subject, error in
        AppProjectError(
          .malformed, "\(subject.name) cannot be laid out: \(error.reason)",
          context: (error.place ?? subject.place).map { "\($0.file):\($0.line)" } ?? subject.name)
      }
      return (outcome.result, problems)
    }
  }
#endif
