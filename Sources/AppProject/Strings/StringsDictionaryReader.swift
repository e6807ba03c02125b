/// Reads strings dictionaries: `.stringsdict`, with texts that vary by numbers or by room.
///
/// Source: Apple, "Stringsdict File Format" (Internationalization and Localization Guide).
struct StringsDictionaryReader {
  private(set) var table: StringTable

  init(_ bytes: [UInt8], file: ProjectFile, locale: String) throws(AppProjectError) {
    guard case .dictionary(let entries) = try PropertyTree(parsing: bytes, path: file.path) else {
      throw AppProjectError(malformed: "should be a dictionary of texts", in: file.path, at: nil)
    }
    let lines = PropertyListLines(bytes)
    var strings: [LocalizedString] = []
    var problems: [AppProjectError] = []
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let position = lines.position(of: key)
      guard let variants = Self.variants(of: entry, at: position) else {
        problems.append(
          AppProjectError(
            malformed: "\"\(key)\" needs NSStringLocalizedFormatKey or "
              + "NSStringVariableWidthRuleType", in: file.path, at: position))
        continue
      }
      let (found, isComplete) = variants.strings(key: key, locale: locale)
      strings += found
      if !isComplete {
        problems.append(
          AppProjectError(
            .limitReached,
            "\"\(key)\" has more than \(StringVariants.limit) variants; "
              + "the rest is left out", context: file.path))
      }
    }
    table = StringTable(file: file, strings: strings, problems: problems)
  }

  private static func variants(
    of entry: PropertyTree, at position: SourcePosition?
  ) -> StringVariants? {
    var leaves: [StringVariants.Leaf] = []
    if let format = entry["NSStringLocalizedFormatKey"]?.string {
      leaves.append(StringVariants.Leaf(text: format, position: position))
    }
    for (width, text) in entry["NSStringVariableWidthRuleType"]?.members ?? [] {
      guard let width = Int(width), let text = text.string else { continue }
      leaves.append(StringVariants.Leaf(width: width, text: text, position: position))
    }
    guard !leaves.isEmpty else { return nil }
    var variants = StringVariants(leaves: leaves)
    for (name, rule) in entry.members {
      guard rule["NSStringFormatSpecTypeKey"]?.string == "NSStringPluralRuleType" else { continue }
      let specifier = rule["NSStringFormatValueTypeKey"]?.string ?? "d"
      let texts = rule.members.filter { categories.contains($0.key) }
      variants.substitutions[name] = StringVariants.Substitution(
        leaves: texts.compactMap { category, text in
          text.string.map { text in
            StringVariants.Leaf(
              variations: [LocalizedString.Variation(.plural, category)], text: text,
              position: position)
          }
        }, argument: nil, specifier: specifier)
    }
    return variants
  }

  /// Source: Unicode Technical Standard 35, part 3, section 5: plural rules.
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
