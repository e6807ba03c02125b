import DynamicType
package import FontBook
package import ViewLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lays views out in all settings at all sizes, on all cores, and applies rules to them.
package struct ViewAuditor: Sendable {
  package let fonts: FontBook
  package let matrix: ViewMatrix
  private let rules: [any ViewRule]

  package init(
    fonts: FontBook, matrix: ViewMatrix, rules: [any ViewRule] = RuleRegistry.viewRules
  ) {
    self.fonts = fonts
    self.matrix = matrix
    self.rules = rules
  }

  /// What came of an audit.
  package struct Outcome: Sendable {
    package let result: AuditResult
    /// Views that could not be laid out, and why.
    package let failures: [(subject: ViewSubject, error: ViewLayoutError)]
  }

  /// Looks at views; the result does not depend on how many work on it.
  ///
  /// - Parameters:
  ///   - subjects: The views.
  ///   - workers: How many threads share the work; nil for one a core.
  ///   - progress: Is told how many views are done.
  /// - Returns: What the rules say, and the views that could not be laid out.
  package func audit(
    _ subjects: [ViewSubject], workers: Int? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> Outcome {
    let workers = max(1, workers ?? ProcessInfo.processInfo.activeProcessorCount)
    // A single view's layouts are shared out; of many views, each is one worker's.
    let inner = subjects.count < workers ? workers : 1
    let queue = WorkQueue<[Judged]>(count: subjects.count, batch: 1)
    await withTaskGroup { group in
      for _ in 0..<min(workers, max(subjects.count, 1)) {
        group.addTask {
          while let range = queue.next() {
            var judged: [Judged] = []
            for subject in subjects[range] { judged.append(await judge(subject, workers: inner)) }
            progress(range.upperBound)
            queue.finish(range, with: judged)
          }
        }
      }
    }
    let judged = queue.results.flatMap(\.self)
    return Outcome(
      result: result(of: judged),
      failures: zip(subjects, judged).compactMap { subject, judged in
        if case .failed(let error) = judged { (subject, error) } else { nil }
      })
  }

  /// A view in all settings at all sizes.
  ///
  /// - Throws: `ViewLayoutError` when it cannot be laid out in one of them.
  package func layOut(
    _ subject: ViewSubject, workers: Int = 1
  ) async throws(ViewLayoutError) -> AuditedScreen {
    let settings = matrix.settings
    let categories = matrix.categories.sorted()
    let layouts = try await LayoutSession.layOut(
      in: settings.flatMap { setting in categories.map { setting.environment(at: $0) } },
      fonts: fonts, workers: workers, resolve: subject.resolve
    ) { AuditedLayout($0, in: $1) }
    return AuditedScreen(
      subject, fonts: fonts, settings: settings, categories: categories,
      layouts: settings.indices.map { index in
        Array(layouts[(index * categories.count)..<((index + 1) * categories.count)])
      })
  }

  // MARK: Judging

  /// What the rules said of a view.
  private enum Judged: Sendable {
    /// For each rule, its findings, or why it was not applied.
    case said([Result<[Finding], NotRun>])
    case failed(ViewLayoutError)
  }

  private func judge(_ subject: ViewSubject, workers: Int) async -> Judged {
    do throws(ViewLayoutError) {
      let screen = try await layOut(subject, workers: workers)
      return .said(
        rules.map { rule in
          do throws(NotRun) {
            return .success(try rule.findings(in: screen))
          } catch {
            return .failure(error)
          }
        })
    } catch {
      return .failed(error)
    }
  }

  private func result(of judged: [Judged]) -> AuditResult {
    AuditResult(
      applying: rules.enumerated().map { index, rule in
        AuditResult.Application(rule: rule.rule) { () throws(NotRun) in
          var findings: [Finding] = []
          var reason: NotRun?
          var isApplied = false
          for case .said(let said) in judged {
            switch said[index] {
            case .success(let found):
              isApplied = true
              findings += found
            case .failure(let notRun): reason = reason ?? notRun
            }
          }
          if !isApplied { throw reason ?? NotRun("needs views; none was given") }
          return findings.joiningCauses
        }
      })
  }
}

extension [Finding] {
  /// One finding a cause: what several screens, or several rows, show of the same line of source is
  /// one, told where it is worst.
  var joiningCauses: [Finding] {
    var order: [[String?]] = []
    var groups: [[String?]: [Finding]] = [:]
    for finding in self {
      let place = finding.place
      let id =
        place.file != nil && place.line != nil
        ? [finding.rule, place.file, place.line.map(String.init), place.column.map(String.init)]
        : [finding.rule, place.symbol, place.viewPath, finding.message]
      if groups[id] == nil { order.append(id) }
      groups[id, default: []].append(finding)
    }
    return order.compactMap { id in
      guard let group = groups[id], let worst = group.min(by: Self.isWorse) else { return nil }
      let others = group.filter { $0.place != worst.place }
      guard !others.isEmpty else { return worst }
      return worst.with(occurrences: worst.occurrences + others.map(\.place))
    }
  }

  /// Whether a finding hurts more than another: by severity, then by the size from which on it does.
  private static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    func rank(_ finding: Finding) -> Int {
      let name = finding.text(of: "firstFailingCategory")
      return ContentSizeCategory.allCases.first { $0.shortName == name }?.rawValue ?? .max
    }
    return rank(left) < rank(right)
  }
}
