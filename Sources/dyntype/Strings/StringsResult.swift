import AppProject
import Auditor
import DynamicType

/// What `dyntype strings` found.
struct StringsResult {
  /// The keys, measured, in the order of the files.
  let groups: [StringGroup]
  /// The files that were read.
  let tables: [StringTable]
  /// How many keys no constraint is for.
  let unmeasuredCount: Int
  /// What could not be read or measured.
  let problems: [AppProjectError]
  /// The sizes that were looked at.
  let categories: [ContentSizeCategory]

  /// The keys of which something is cut, with the languages in which it is, the worst first.
  var cut: [CutKey] { groups.compactMap(CutKey.init) }

  /// The languages of all texts, sorted.
  var locales: [String] {
    Set(groups.flatMap(\.strings).map(\.string.locale)).sorted()
  }

  /// The worst severity of what is cut; nil when nothing is.
  var severity: Severity? {
    cut.flatMap(\.strings).compactMap { string in
      string.firstCut.map { string.severity(from: $0) }
    }.max()
  }
}

/// A key of which something is cut.
struct CutKey {
  let group: StringGroup
  /// The worst variant of each language in which it is cut, the worst language first.
  let strings: [MeasuredString]

  init?(_ group: StringGroup) {
    strings = group.worstByLocale.filter { $0.firstCut != nil }
      .sorted { $0.isWorse(than: $1) }
    guard !strings.isEmpty else { return nil }
    self.group = group
  }

  /// The text in the source language, or in the first there is.
  var sourceText: String {
    (group.strings.first { $0.string.locale == group.sourceLanguage } ?? group.strings[0]).text
  }
}
