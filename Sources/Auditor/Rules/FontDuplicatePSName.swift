import AppProject
import Glyphs

/// PostScript names that more than one file claims.
struct FontDuplicatePSName: FontRule {
  let rule = Rule(
    id: "font-duplicate-psname", severity: .serious,
    title: "Two files share one PostScript name",
    why: """
      A PostScript name finds one font only. If two different files carry the same name, the one \
      that was registered first is shown for both, and the other cannot be reached.
      """,
    guideline: "OpenType, name table, name 6; Apple, \"Adding a custom font to your app\"",
    advice: "replace the file with the wrong name by a proper one, or remove it",
    failing: "OpenSans-Italic.ttf and OpenSans-ExtraBoldItalic.ttf are both \"OpenSans-Italic\"",
    mended: "OpenSans-ExtraBoldItalic.ttf is \"OpenSans-ExtraBoldItalic\"")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    let named = input.faces.flatMap { entry in
      names(of: entry.face).map { NamedFace(name: $0, entry: entry) }
    }
    return Dictionary(grouping: named, by: \.name).sorted { $0.key < $1.key }
      .compactMap { name, faces in finding(name, faces.map(\.entry)) }
  }

  private struct NamedFace {
    let name: String
    let entry: FontAuditInput.Entry
  }

  /// The names a face answers to, each once.
  private func names(of face: Face) -> Set<String> {
    let all = [face.description.postScriptName] + face.description.instances.map(\.postScriptName)
    return Set(all.filter { !$0.isEmpty })
  }

  private func finding(_ name: String, _ entries: [FontAuditInput.Entry]) -> Finding? {
    guard let first = entries.first, entries.count > 1 else { return nil }
    let areCopies = entries.dropFirst().allSatisfy { entry in
      entry.face.index == first.face.index && entry.face.file.hasSameBytes(as: first.face.file)
    }
    // Several names of the same copies would be one finding each.
    if areCopies && name != first.face.description.postScriptName { return nil }
    let suspect = entries.first { looksLikeAnother($0, than: name) } ?? entries[1]
    let others = entries.filter { $0.file.path != suspect.file.path }
    let files = entries.map(\.file.path)
    return Finding(
      rule, at: Place(file: suspect.file.path, symbol: name),
      occurrences: others.map { Place(file: $0.file.path, symbol: name) },
      severity: areCopies ? .minor : .serious,
      outcome: areCopies ? .needsReview : .violation,
      message: areCopies
        ? "\"\(name)\" is there \(entries.count) times, in files that are equal: "
          + Wording.list(files, limit: 3)
        : "\(Wording.list(files, limit: 3)) \(entries.count == 2 ? "both" : "all") "
          + "call themselves \"\(name)\": iOS finds only one",
      facts: [Fact("postScriptName", .text(name)), Fact("files", .list(files))],
      advice: areCopies ? "keep one copy, unless each belongs to another target" : nil)
  }

  /// Whether a file is named after another face than the one it says it is.
  private func looksLikeAnother(_ entry: FontAuditInput.Entry, than name: String) -> Bool {
    let stem = entry.file.name.prefix { $0 != "." }.lowercased().filter { $0.isLetter }
    return stem != name.lowercased().filter { $0.isLetter }
  }
}
