import FontBook

/// The paths that the `.gitignore` of a folder names.
///
/// Patterns of names and paths with `*`, `**` and `?` are known, and `!` that takes one back; files
/// in folders below are not read.
struct IgnoredPaths {
  private struct Rule {
    let pattern: [Character]
    /// Whether the pattern counts from the folder, and not at any depth.
    let isAnchored: Bool
    let isTakenBack: Bool
  }

  private let rules: [Rule]

  init(folder: String) {
    let path = FilePath.join(folder, ".gitignore")
    // A folder without the file ignores nothing.
    let bytes = (try? FileContents.bytes(at: path, limit: 1 << 20)) ?? []
    self.init(String(decoding: bytes, as: UTF8.self))
  }

  /// Reads the lines of a `.gitignore`.
  init(_ text: String) {
    rules = text.split(whereSeparator: \.isNewline).compactMap { line in
      var line = line.drop(while: \.isWhitespace)
      while line.last?.isWhitespace == true { line = line.dropLast() }
      guard !line.isEmpty, line.first != "#", line.count(where: { $0 == "*" }) <= 6 else {
        return nil
      }
      let isTakenBack = line.first == "!"
      if isTakenBack { line = line.dropFirst() }
      if line.last == "/" { line = line.dropLast() }
      let isAnchored = line.contains("/")
      if line.first == "/" { line = line.dropFirst() }
      return Rule(pattern: Array(line), isAnchored: isAnchored, isTakenBack: isTakenBack)
    }
  }

  /// Whether a path, or a folder above it, is ignored.
  func contains(_ path: String) -> Bool {
    guard !rules.isEmpty else { return false }
    let parts = path.split(separator: "/")
    for count in 1...max(parts.count, 1) where isIgnored(parts.prefix(count)) { return true }
    return false
  }

  private func isIgnored(_ parts: ArraySlice<Substring>) -> Bool {
    var isIgnored = false
    for rule in rules {
      let subject = rule.isAnchored ? parts.joined(separator: "/") : String(parts.last ?? "")
      if Self.matches(rule.pattern[...], Array(subject)[...]) { isIgnored = !rule.isTakenBack }
    }
    return isIgnored
  }

  /// Whether a pattern covers a text; `*` stops at `/`, `**` does not.
  private static func matches(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if first == "*" {
      let isDeep = rest.first == "*"
      var after = isDeep ? rest.dropFirst() : rest
      if isDeep, after.first == "/" { after = after.dropFirst() }
      var candidate = text
      while true {
        if matches(after, candidate) { return true }
        guard let next = candidate.first, isDeep || next != "/" else { return false }
        candidate = candidate.dropFirst()
      }
    }
    guard let next = text.first, first == next || first == "?" && next != "/" else { return false }
    return matches(rest, text.dropFirst())
  }
}
