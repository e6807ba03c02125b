import AppProject
import ArgumentParsing
import Auditor
import DynamicType
import FontBook
import OutputFormats
import TextLayout
import ViewLayout

/// The work of `dyntype audit` on a folder.
struct AuditRun {
  let folder: String
  let configuration: Configuration
  /// The folder, seen from that of the configuration.
  let configurationPrefix: String
  private let project: AppProject
  private let systemFont: String?

  /// Finds the configuration and looks through the folder.
  ///
  /// - Throws: `ToolError` for a folder or configuration that cannot be read or understood.
  init(folder: String, configuration path: String?, systemFont: String?) throws(ToolError) {
    self.folder = folder
    self.systemFont = systemFont
    do throws(AppProjectError) {
      guard try InputKind(folder) == .folder else {
        throw AppProjectError(.unreadable, "is not a folder", context: folder)
      }
      let found = ProjectSearch(Configuration.fileName, upFrom: folder)
      let location = path ?? found?.location
      let configuration =
        try location.map { path throws(AppProjectError) in
          try Configuration(contentsOf: path)
        } ?? Configuration()
      let prefix = path == nil ? found?.prefix ?? "" : ""
      project = try AppProject(folder: folder) { file in
        configuration.excluded.contains { $0.matches(prefix + file) }
      }
      self.configuration = configuration
      configurationPrefix = prefix
    } catch {
      throw ToolError(error)
    }
  }

  /// What came of an audit, and what its pictures are drawn from.
  struct Outcome {
    let report: AuditReport
    let groups: [StringGroup]
    /// The screens, and where they were laid out.
    let subjects: [ViewSubject]
    let matrix: ViewMatrix
    /// How much of the code was understood.
    let notes: [String]
  }

  /// The files of the folder that differ from a revision of git.
  ///
  /// - Throws: `ToolError` when git cannot tell.
  func changedFiles(since revision: String) throws(ToolError) -> ChangedFiles {
    do throws(AppProjectError) {
      return try ChangedFiles(since: revision, in: folder)
    } catch {
      throw ToolError(error)
    }
  }

  /// Applies all rules.
  ///
  /// - Parameters:
  ///   - baseline: Findings that are known; nil for none.
  ///   - changed: The files that are told of; nil for all.
  ///   - shard: Which part of the keys to measure; the first part looks at fonts too.
  ///   - failOn: The threshold; nil for that of the configuration.
  ///   - progress: Shows how far the work is.
  /// - Returns: The report, and what it is about.
  /// - Throws: `ToolError` when the fonts cannot be used.
  func outcome(
    baseline: Baseline?, changed: ChangedFiles?, shard: Shard, failOn: Severity?,
    _ progress: MeasuringProgress
  ) async throws -> Outcome {
    var problems = project.problems
    var tables: [StringTable] = []
    for file in project.stringFiles {
      do throws(AppProjectError) {
        let table = try StringTable(file, language: configuration.sourceLanguage ?? "en")
        problems += table.problems
        tables.append(table)
      } catch {
        problems.append(error)
      }
    }
    var comments: [CommentSuppression] = []
    for table in tables {
      for comment in table.comments {
        do throws(AppProjectError) {
          comments.append(try CommentSuppression(comment, in: table.file.path))
        } catch {
          problems.append(error)
        }
      }
    }
    let strings = try await strings(tables, changed, shard) {
      progress.show($0, of: $1, "Measuring texts", "key")
    }
    problems += strings.problems
    let stringRules = RuleRegistry.stringRules.filter { configuration.isOn($0.rule.id) }
    progress.erase()
    let sources = try await sources(tables, changed, shard, progress, &problems)
    comments += sources.comments
    let sourceRules = RuleRegistry.sourceRules.filter { configuration.isOn($0.rule.id) }
    let result = fonts(tables, sources.facts, shard)
      .merged(with: AuditResult(stringRules, on: strings.input))
      .merged(with: AuditResult(sourceRules, on: sources.factsBeside))
      .merged(with: sources.views)
    return Outcome(
      report: AuditReport(
        changed.map(result.about) ?? result, configuration: configuration,
        configurationPrefix: configurationPrefix, isWhole: changed == nil,
        comments: comments, baseline: baseline, problems: problems, pathPrefix: pathPrefix,
        failOn: failOn ?? configuration.failOn ?? .serious),
      groups: strings.input.groups, subjects: sources.subjects, matrix: sources.matrix,
      notes: sources.notes)
  }

  /// What the rules about fonts say; they need all fonts at once, so that they are not divided.
  private func fonts(
    _ tables: [StringTable], _ facts: [SourceFact]?, _ shard: Shard
  ) -> AuditResult {
    let rules = (RuleRegistry.fontRules + RuleRegistry.fontNameRules)
      .filter { configuration.isOn($0.rule.id) }
    guard shard.isFirst else {
      return AuditResult(notApplying: rules.map(\.rule), reason: Shard.elsewhere)
    }
    return AuditResult(
      rules,
      on: FontAuditInput(
        project: project, fonts: project.openFonts(), usedNames: facts?.usedFontNames,
        coverage: Self.coverage(tables)))
  }

  /// The folder as reports name it; one of this machine is left out.
  private var pathPrefix: String {
    let components = folder.split(separator: "/").filter { $0 != "." }
    if folder.hasPrefix("/") { return "" }
    return components.map { $0 + "/" }.joined()
  }

  /// The fonts of the folder.
  func fonts() throws -> FontBook {
    try FontOptions.book(
      files: project.fontFiles.filter(\.isFont).map(\.location), systemFont: systemFont)
  }

  private func strings(
    _ tables: [StringTable], _ changed: ChangedFiles?, _ shard: Shard,
    _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> (input: StringAuditInput, problems: [AppProjectError]) {
    let all = StringSubject.subjects(
      of: tables, sourceLanguage: configuration.sourceLanguage, locales: configuration.locales,
      constraint: configuration.constraint)
    guard !all.isEmpty else {
      let reason =
        tables.isEmpty
        ? "needs string tables; none was found"
        : "needs \"constraints\" for the keys of texts in a \(Configuration.fileName)"
      return (StringAuditInput(groups: [], reasonForNone: reason), [])
    }
    // A translation is judged with the others of its key, whichever of them has changed.
    let subjects = shard.part(of: all).filter { subject in
      changed.map { changed in subject.strings.contains { changed.paths.contains($0.file) } }
        ?? true
    }
    let measurer = StringMeasurer(
      fonts: try fonts(), categories: configuration.categories, samples: configuration.samples)
    let outcome = await measurer.measure(subjects) { progress($0, subjects.count) }
    return (
      StringAuditInput(
        groups: outcome.groups,
        reasonForNone: changed == nil ? Shard.elsewhere : "no text has changed"), outcome.problems
    )
  }

  /// The texts of each language, which the app's fonts should be able to draw.
  private static func coverage(_ tables: [StringTable]) -> [CoverageTarget] {
    var texts: [String: [String]] = [:]
    for string in tables.flatMap(\.strings) where string.isForIOS {
      texts[string.locale, default: []].append(string.text)
    }
    return texts.sorted { $0.key < $1.key }.map { locale, texts in
      CoverageTarget(texts: texts, name: locale, language: locale)
    }
  }
}
