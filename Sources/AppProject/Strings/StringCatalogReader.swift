/// Reads string catalogs: `.xcstrings`.
///
/// Source: the files that Xcode 15 and newer write; version 1.0 of the format.
struct StringCatalogReader {
  private(set) var table: StringTable

  init(_ bytes: [UInt8], file: ProjectFile) throws(AppProjectError) {
    let root = try JSONTree(parsing: bytes, path: file.path)
    guard let strings = root["strings"], strings.isObject else {
      throw AppProjectError(
        malformed: "is no string catalog: it has no \"strings\"", in: file.path, at: root.position)
    }
    let source = root["sourceLanguage"]?.string ?? "en"
    var found: [LocalizedString] = []
    var comments: [StringComment] = []
    var problems: [AppProjectError] = []
    for member in strings.members {
      var reader = EntryReader(key: member.name, source: source, path: file.path)
      reader.read(member)
      found += reader.strings
      problems += reader.problems
      if let comment = member.tree["comment"], let text = comment.string {
        comments += [StringComment(key: member.name, text, at: comment.position)].compactMap(\.self)
      }
    }
    table = StringTable(
      file: file, sourceLanguage: source, strings: found, comments: comments, problems: problems)
  }
}

/// Reads one key of a catalog.
private struct EntryReader {
  let key: String
  let source: String
  let path: String
  var strings: [LocalizedString] = []
  var problems: [AppProjectError] = []

  /// Variants nested deeper than this are refused.
  private static let depthLimit = 8

  init(key: String, source: String, path: String) {
    self.key = key
    self.source = source
    self.path = path
  }

  mutating func read(_ member: JSONTree.Member) {
    guard member.tree.isObject else {
      report("\"\(key)\" should be an object, not \(member.tree.kind)", member.position)
      return
    }
    // No code asks for it any more.
    guard member.tree["extractionState"]?.string != "stale" else { return }
    let isTranslated = member.tree["shouldTranslate"]?.bool ?? true
    let localizations = member.tree["localizations"]?.members ?? []
    if !localizations.contains(where: { $0.name == source }), !key.isEmpty {
      // Without a text of its own, the key is what is shown in the source language.
      strings.append(
        LocalizedString(key: key, locale: source, text: key, position: member.position))
    }
    for localization in localizations where isTranslated || localization.name == source {
      read(localization.tree, locale: localization.name)
    }
  }

  private mutating func read(_ tree: JSONTree, locale: String) {
    var variants = StringVariants(leaves: leaves(of: tree, StringVariants.Leaf(text: ""), depth: 0))
    for member in tree["substitutions"]?.members ?? [] {
      variants.substitutions[member.name] = StringVariants.Substitution(
        leaves: leaves(of: member.tree, StringVariants.Leaf(text: ""), depth: 0),
        argument: member.tree["argNum"]?.number.flatMap { Int(exactly: $0) },
        specifier: member.tree["formatSpecifier"]?.string ?? "lld")
    }
    let (found, isComplete) = variants.strings(key: key, locale: locale)
    strings += found
    if !isComplete {
      problems.append(
        AppProjectError(
          .limitReached,
          "\"\(key)\" has more than \(StringVariants.limit) variants in \(locale); "
            + "the rest is left out", context: "\(path):\(tree.position.line)"))
    }
  }

  /// The texts of a unit and its variants, at any depth.
  private mutating func leaves(
    of tree: JSONTree, _ context: StringVariants.Leaf, depth: Int
  ) -> [StringVariants.Leaf] {
    guard depth < Self.depthLimit else {
      report("\"\(key)\" has variants nested too deeply", tree.position)
      return []
    }
    var found: [StringVariants.Leaf] = []
    if let unit = tree["stringUnit"] {
      if let value = unit["value"], let text = value.string {
        var leaf = context
        (leaf.text, leaf.position) = (text, value.position)
        found.append(leaf)
      } else {
        report("\"\(key)\" has a stringUnit without a text as its value", unit.position)
      }
    }
    for value in tree["stringSet"]?["values"]?.elements ?? [] {
      guard let text = value.string else { continue }
      var leaf = context
      (leaf.text, leaf.position) = (text, value.position)
      found.append(leaf)
    }
    for kind in tree["variations"]?.members ?? [] {
      for variant in kind.tree.members {
        guard let context = self.context(context, kind: kind, value: variant.name) else { break }
        found += leaves(of: variant.tree, context, depth: depth + 1)
      }
    }
    return found
  }

  private mutating func context(
    _ context: StringVariants.Leaf, kind: JSONTree.Member, value: String
  ) -> StringVariants.Leaf? {
    var context = context
    if kind.name == "width" {
      context.width = Int(value)
    } else if let known = LocalizedString.Variation.Kind(rawValue: kind.name) {
      context.variations.append(LocalizedString.Variation(known, value))
    } else {
      report("\"\(key)\" varies by \"\(kind.name)\", which is not known here", kind.position)
      return nil
    }
    return context
  }

  private mutating func report(_ reason: String, _ position: SourcePosition) {
    problems.append(AppProjectError(malformed: reason, in: path, at: position))
  }
}
