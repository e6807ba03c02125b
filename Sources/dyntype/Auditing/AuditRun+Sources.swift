import AppProject
import Auditor
import FontBook
import ViewLayout

#if canImport(SwiftUISource)
  import SwiftUISource
#endif

extension AuditRun {
  /// What came of looking at an app's code.
  struct Sources {
    /// What the code says about fonts; nil where there are no Swift files, or nothing reads them.
    var facts: [SourceFact]?
    /// What the code says beside the views that were laid out, which tell more.
    var factsBeside: [SourceFact]?
    /// What the rules say of the views.
    var views: AuditResult
    /// The screens, and where they were laid out.
    var subjects: [ViewSubject] = []
    var matrix = ViewMatrix(devices: [])
    var comments: [CommentSuppression] = []
    /// How much of the code was understood.
    var notes: [String] = []
  }

  /// Looks at the app's code and at the screens that it declares.
  ///
  /// - Parameters:
  ///   - tables: The string tables.
  ///   - changed: The files that are told of; nil for all.
  ///   - shard: The part of the work; what is said about fonts belongs to the first.
  ///   - progress: Shows how many screens are done.
  ///   - problems: Takes up what could not be read or laid out.
  /// - Returns: What came of it.
  /// - Throws: `ToolError` when the folder cannot be read.
  func sources(
    _ tables: [StringTable], _ changed: ChangedFiles?, _ shard: Shard,
    _ progress: MeasuringProgress, _ problems: inout [AppProjectError]
  ) async throws -> Sources {
    let rules = RuleRegistry.viewRules.map(\.rule).filter { configuration.isOn($0.id) }
    #if canImport(SwiftUISource)
      var read = try await SourceProject.sources(in: folder) { file in
        configuration.excluded.contains { $0.matches(configurationPrefix + file) }
      }
      problems += read.problems
      guard read.fileCount > 0 else {
        return Sources(
          views: AuditResult(notApplying: rules, reason: "needs Swift files; none was found"))
      }
      let facts = shard.isFirst ? read.project.facts : nil
      var sources = Sources(
        facts: facts, factsBeside: facts,
        views: AuditResult(notApplying: rules, reason: "no Swift file has changed"))
      sources.comments = suppressions(read.comments, &problems)
      sources.notes = read.project.syntaxErrors.map {
        "\($0.shown): is not Swift from here on; the rest was read"
      }
      // Which views a file has an effect on is not known: all are looked at when one has changed.
      guard changed?.paths.contains(where: { $0.hasSuffix(".swift") }) ?? true else {
        return sources
      }
      read.project.strings = AppStrings(tables: tables)
      let views = AuditViews(
        read.project, tables: tables, configuration: configuration, fonts: try fonts())
      guard !views.subjects.isEmpty else {
        sources.views = AuditResult(
          notApplying: rules, reason: "needs SwiftUI views; none was found")
        return sources
      }
      let outcome = await views.outcome(shard) { progress.show($0, of: $1, "Laying out", "screen") }
      problems += outcome.problems
      sources.views = outcome.result
      (sources.subjects, sources.matrix) = (views.subjects, views.matrix)
      let screens = views.subjects.count == 1 ? "1 screen" : "\(views.subjects.count) screens"
      sources.notes.append("\(screens), \(views.coverage)")
      sources.factsBeside = facts?.filter { fact in
        fact.isAboutFonts
          || !views.coverage.evaluated.contains(
            SourcePlace(file: fact.file, line: fact.line, column: fact.column))
      }
      return sources
    #else
      return Sources(
        views: AuditResult(
          notApplying: rules, reason: "needs SwiftSyntax, which this build is without"))
    #endif
  }

  private func suppressions(
    _ comments: [String: [SourceComment]], _ problems: inout [AppProjectError]
  ) -> [CommentSuppression] {
    var found: [CommentSuppression] = []
    for (file, comments) in comments.sorted(by: { $0.key < $1.key }) {
      for comment in comments {
        do throws(AppProjectError) {
          found.append(try CommentSuppression(comment, in: file))
        } catch {
          problems.append(error)
        }
      }
    }
    return found
  }
}

extension SourceFact {
  /// Whether it is about a font, which is told of where it is defined.
  fileprivate var isAboutFonts: Bool {
    switch kind {
    case .systemFont, .customFont: true
    case .lineLimit, .cap, .columns: false
    }
  }
}
