package import AppProject
package import DynamicType
package import FontBook
import TextLayout
import ViewLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Measures the texts of an app at all sizes, on all cores.
package struct StringMeasurer: Sendable {
  /// Where fonts come from.
  package let fonts: FontBook
  /// The sizes, ascending.
  package let categories: [ContentSizeCategory]
  /// What placeholders are filled with.
  package let samples: PlaceholderSamples
  /// Whether Bold Text is on.
  package let boldText: Bool

  package init(
    fonts: FontBook, categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    samples: PlaceholderSamples = PlaceholderSamples(), boldText: Bool = false
  ) {
    self.fonts = fonts
    self.categories = categories.sorted()
    self.samples = samples
    self.boldText = boldText
  }

  /// The longest text that is measured, in UTF-16 code units: longer than any that an app shows in
  /// one label, and short enough that all sizes and remedies take about a second.
  package static let lengthLimit = 1 << 16

  /// What was measured, and what could not be.
  package struct Outcome: Sendable {
    package var groups: [StringGroup] = []
    package var problems: [AppProjectError] = []
  }

  /// Measures keys; the result does not depend on how many work on it.
  ///
  /// - Parameters:
  ///   - subjects: The keys with their texts and constraints.
  ///   - workers: How many threads share the work; nil for one a core.
  ///   - progress: Is told how many keys are done.
  /// - Returns: One group a key, in their order, and texts that could not be measured.
  package func measure(
    _ subjects: [StringSubject], workers: Int? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async -> Outcome {
    let queue = WorkQueue<Outcome>(count: subjects.count, batch: 64)
    let count = max(1, workers ?? ProcessInfo.processInfo.activeProcessorCount)
    await withTaskGroup { group in
      for _ in 0..<count {
        group.addTask {
          // A typesetter belongs to one thread; the fonts below it are shared.
          var typesetters: [String: Typesetter] = [:]
          while let range = queue.next() {
            var outcome = Outcome()
            for subject in subjects[range] { measure(subject, &typesetters, into: &outcome) }
            progress(range.upperBound)
            queue.finish(range, with: outcome)
          }
        }
      }
    }
    return Outcome(
      groups: queue.results.flatMap(\.groups), problems: queue.results.flatMap(\.problems))
  }

  private func measure(
    _ subject: StringSubject, _ typesetters: inout [String: Typesetter], into outcome: inout Outcome
  ) {
    var strings: [MeasuredString] = []
    for (file, string) in subject.strings {
      do throws(TextLayoutError) {
        strings.append(
          try measure(
            string, in: file, subject.constraint, typesetter(string.locale, &typesetters)))
      } catch {
        outcome.problems.append(
          AppProjectError(
            malformed: "\"\(string.key)\" cannot be measured: \(error.reason)", in: file,
            at: string.position))
      }
    }
    guard !strings.isEmpty else { return }
    outcome.groups.append(
      StringGroup(
        table: subject.table, key: subject.key, constraint: subject.constraint,
        sourceLanguage: subject.sourceLanguage, strings: strings))
  }

  private func typesetter(
    _ locale: String, _ known: inout [String: Typesetter]
  ) throws(TextLayoutError) -> Typesetter {
    if let typesetter = known[locale] { return typesetter }
    let made = try Typesetter(fonts: fonts, locale: locale, boldText: boldText)
    known[locale] = made
    return made
  }

  // MARK: One text

  /// A text with one choice of samples, at all sizes.
  private struct Rendition {
    let paragraph: Paragraph
    let samples: [String]
    let results: [SizeResult]

    var firstCut: ContentSizeCategory? { results.first(where: \.isCut)?.category }
    /// The less, the worse.
    var rank: (Int, Int) {
      (firstCut?.rawValue ?? .max, -(results.map(\.requiredLineCount).max() ?? 0))
    }
  }

  private func measure(
    _ string: LocalizedString, in file: String, _ constraint: TextConstraint,
    _ typesetter: Typesetter
  ) throws(TextLayoutError) -> MeasuredString {
    var worst = try rendition(string, string.text, samples, constraint, typesetter)
    for shorter in string.shorterTexts where worst.firstCut != nil {
      // The app shows the longest that fits, so a shorter one counts where the longer ones are cut.
      let other = try rendition(string, shorter, samples, constraint, typesetter)
      if other.rank > worst.rank { worst = other }
    }
    let cut = worst.results.filter(\.isCut).map(\.category)
    let split = worst.results.last(where: \.splitsWord)?.category
    let hangsOnSample =
      cut.isEmpty ? false : try hangsOnSample(string, worst, constraint, typesetter)
    return MeasuredString(
      string: string, file: file, constraint: constraint, text: worst.paragraph.text,
      samples: worst.samples,
      usesOwnSamples: samples.chosen.isSuperset(
        of: FormatText(string.text).placeholders.map(\.content)),
      hangsOnSample: hangsOnSample,
      results: worst.results,
      remedies: try cut.isEmpty
        ? nil : Remedies(worst.paragraph, in: constraint, at: cut),
      font: worst.paragraph.style.font,
      defaultLineCount: try worst.paragraph.lineCount(width: constraint.container.width),
      splitPieceWidth: split.map { worst.paragraph.longestPieceWidth(at: $0) })
  }

  /// The worst of what a text can look like.
  private func rendition(
    _ string: LocalizedString, _ text: String, _ samples: PlaceholderSamples,
    _ constraint: TextConstraint, _ typesetter: Typesetter
  ) throws(TextLayoutError) -> Rendition {
    var worst: Rendition?
    for filled in samples.filled(string, text: text) {
      let paragraph = try paragraph(filled.text, of: string, constraint, typesetter)
      let rendition = Rendition(
        paragraph: paragraph, samples: filled.samples,
        results: try results(of: paragraph, in: constraint.container))
      if worst.map({ rendition.rank < $0.rank }) ?? true { worst = rendition }
    }
    guard let worst else { throw TextLayoutError(.limit, "a placeholder has no sample") }
    return worst
  }

  private func paragraph(
    _ text: String, of string: LocalizedString, _ constraint: TextConstraint,
    _ typesetter: Typesetter
  ) throws(TextLayoutError) -> Paragraph {
    guard text.utf16.count <= Self.lengthLimit else {
      throw TextLayoutError(.textTooLong, "is longer than \(Self.lengthLimit) UTF-16 units")
    }
    var attributed = AttributedText(text, font: constraint.font)
    if constraint.isUppercase {
      attributed = attributed.textCase(.uppercase, locale: string.locale)
    }
    return try typesetter.paragraph(attributed)
  }

  private func results(
    of paragraph: Paragraph, in container: TextContainer
  ) throws(TextLayoutError) -> [SizeResult] {
    let measurements = try paragraph.measurements(at: categories, in: container)
    var results: [SizeResult] = []
    results.reserveCapacity(measurements.count)
    for measurement in measurements {
      results.append(
        SizeResult(
          measurement, isTight: try Self.isTight(measurement, paragraph, container)))
    }
    return results
  }

  /// Whether a text that fits would be cut with 1 pt or 2 % less room, from L to XXXL.
  ///
  /// Only lines that are nearly full can be tight, which spares most texts another look.
  private static func isTight(
    _ measurement: TextMeasurement, _ paragraph: Paragraph, _ container: TextContainer
  ) throws(TextLayoutError) -> Bool {
    guard let limit = container.lineLimit, !measurement.isTruncated,
      container.minimumScaleFactor == 1,
      (ContentSizeCategory.large ... .extraExtraExtraLarge)
        .contains(measurement.category)
    else { return false }
    let less = max(1, container.width * 0.02)
    guard measurement.layout.slack < less, container.width > less else { return false }
    return try paragraph.lineCount(at: measurement.category, width: container.width - less) > limit
  }

  /// Whether a text is cut no sooner than with samples that no one chose for the app.
  private func hangsOnSample(
    _ string: LocalizedString, _ worst: Rendition, _ constraint: TextConstraint,
    _ typesetter: Typesetter
  ) throws(TextLayoutError) -> Bool {
    let contents = Set(FormatText(string.text).placeholders.map(\.content))
    let open = contents.subtracting(samples.chosen)
    guard !open.isEmpty else { return false }
    var empty = samples
    for content in open { empty.set([""], for: content) }
    var least: ContentSizeCategory?
    for filled in empty.filled(string, text: string.text) {
      let paragraph = try paragraph(filled.text, of: string, constraint, typesetter)
      let cut = categories.first { category in
        SizeResult.isCut(paragraph.fittedLayout(at: category, in: constraint.container))
      }
      least = [least, cut].compactMap(\.self).min()
    }
    return least != worst.firstCut
  }
}

/// A key with its texts in all languages, and what they are shown in.
package struct StringSubject: Sendable {
  package let table: String
  package let key: String
  package let sourceLanguage: String
  package let constraint: TextConstraint
  /// The texts with the files that they stand in.
  package let strings: [(file: String, string: LocalizedString)]
}

extension StringSubject {
  /// The keys of tables that have a constraint, in the order of the tables.
  ///
  /// - Parameters:
  ///   - tables: String tables of one project.
  ///   - sourceLanguage: The language the app is written in; nil for what the tables say.
  ///   - locales: The languages that are looked at, with the source language; nil for all.
  ///   - constraint: What the texts of a key are shown in; nil for keys that are not measured.
  /// - Returns: A subject for each key of each table that has a constraint.
  package static func subjects(
    of tables: [StringTable], sourceLanguage: String? = nil, locales: Set<String>? = nil,
    constraint: (String) -> TextConstraint?
  ) -> [StringSubject] {
    var order: [[String]] = []
    var found: [[String]: [(file: String, string: LocalizedString)]] = [:]
    for table in tables {
      let source = sourceLanguage ?? table.sourceLanguage ?? "en"
      let name = table.name
      for string in table.strings where string.isForIOS {
        guard locales?.contains(string.locale) ?? true || string.locale == source else { continue }
        let id = [name, string.key]
        if found[id] == nil { order.append(id) }
        found[id, default: []].append((table.file.path, string))
      }
    }
    let sources = Dictionary(
      tables.map { ($0.name, $0.sourceLanguage) }, uniquingKeysWith: { first, _ in first })
    return order.compactMap { id in
      guard let constraint = constraint(id[1]), let strings = found[id] else { return nil }
      return StringSubject(
        table: id[0], key: id[1],
        sourceLanguage: sourceLanguage ?? sources[id[0]].flatMap(\.self) ?? "en",
        constraint: constraint, strings: strings)
    }
  }
}
