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
    var claims: [[Place]: Claim] = [:]
    for (name, faces) in Dictionary(grouping: named, by: \.name) where faces.count > 1 {
      let entries = faces.map(\.entry)
      let key = entries.map { Place(file: $0.file.path, symbol: "\($0.face.index)") }
      claims[key, default: Claim(entries: entries, names: [])].names.append(name)
    }
    return claims.values.compactMap(finding)
  }

  private struct NamedFace {
    let name: String
    let entry: FontAuditInput.Entry
  }

  /// Faces that share names.
  private struct Claim {
    let entries: [FontAuditInput.Entry]
    var names: [String]
  }

  /// The names a face answers to, each once.
  private func names(of face: Face) -> Set<String> {
    let all = [face.description.postScriptName] + face.description.instances.map(\.postScriptName)
    return Set(all.filter { !$0.isEmpty })
  }

  private func finding(_ claim: Claim) -> Finding? {
    let names = claim.names.sorted()
    guard let name = names.first, let first = claim.entries.first else { return nil }
    let areCopies = claim.entries.dropFirst().allSatisfy { entry in
      entry.face.index == first.face.index && entry.face.file.hasSameBytes(as: first.face.file)
    }
    let suspect =
      claim.entries.first { looksLikeAnother($0, than: name) } ?? claim.entries[1]
    let others = claim.entries.filter { $0.file.path != suspect.file.path }
    let files = claim.entries.map(\.file.path)
    let shown = Wording.list(files, limit: 3)
    let count = claim.entries.count
    return Finding(
      rule, at: Place(file: suspect.file.path, symbol: name),
      occurrences: others.map { Place(file: $0.file.path, symbol: name) },
      severity: areCopies ? .minor : .serious,
      outcome: areCopies ? .needsReview : .violation,
      message: areCopies
        ? "\(Wording.list(names, limit: 2)) is there \(count) times, in files that are equal: \(shown)"
        : "\(shown) \(count == 2 ? "both" : "all") call themselves \(Wording.list(names, limit: 4)): "
          + "iOS finds only one",
      facts: [Fact("postScriptNames", .list(names)), Fact("files", .list(files))],
      advice: areCopies ? "keep one copy, unless each belongs to another target" : nil)
  }

  /// Whether a file is named after another face than the one it says it is.
  private func looksLikeAnother(_ entry: FontAuditInput.Entry, than name: String) -> Bool {
    let stem = entry.file.name.prefix { $0 != "." }.lowercased().filter { $0.isLetter }
    return stem != name.lowercased().filter { $0.isLetter }
  }
}
