/// The variants of one key in one language, before substitutions are put in.
struct StringVariants {
  /// A variant of a text.
  struct Leaf {
    var variations: [LocalizedString.Variation] = []
    /// The room that the variant is for, in the units of `NSStringVariableWidthRuleType`.
    var width: Int?
    var text: String
    var position: SourcePosition?
  }

  /// A part of a text that varies by itself: `%#@name@`.
  struct Substitution {
    /// The variants, in which `%arg` stands for the argument.
    var leaves: [Leaf]
    /// The number of the argument, from 1; nil where the order decides.
    var argument: Int?
    /// How the argument is written: `lld`.
    var specifier: String
  }

  var leaves: [Leaf]
  var substitutions: [String: Substitution] = [:]

  /// More variants of one key in one language than this are not measured.
  static let limit = 256
  /// Substitutions inside substitutions deeper than this stay as they are.
  private static let depthLimit = 4

  /// The strings of a key: substitutions in place, and texts for less room with those they shorten.
  ///
  /// - Returns: The strings, and whether there were more than the limit.
  func strings(key: String, locale: String) -> (strings: [LocalizedString], isComplete: Bool) {
    var expanded: [Leaf] = []
    for leaf in leaves where expanded.count <= Self.limit {
      expanded += expand(leaf, depth: 0)
    }
    var order: [[LocalizedString.Variation]] = []
    var groups: [[LocalizedString.Variation]: [Leaf]] = [:]
    for leaf in expanded.prefix(Self.limit) {
      if groups[leaf.variations] == nil { order.append(leaf.variations) }
      groups[leaf.variations, default: []].append(leaf)
    }
    let strings = order.compactMap { variations -> LocalizedString? in
      let sorted = (groups[variations] ?? []).sorted { ($0.width ?? .max) > ($1.width ?? .max) }
      guard let first = sorted.first else { return nil }
      return LocalizedString(
        key: key, locale: locale, variations: variations, text: first.text,
        shorterTexts: sorted.dropFirst().map(\.text), position: first.position)
    }
    return (strings, expanded.count <= Self.limit)
  }

  /// The variants that come of putting the variants of all substitutions into a text.
  private func expand(_ leaf: Leaf, depth: Int) -> [Leaf] {
    guard depth < Self.depthLimit, let found = firstSubstitution(in: leaf.text) else {
      return [leaf]
    }
    var result: [Leaf] = []
    for part in found.substitution.leaves where result.count <= Self.limit {
      var next = leaf
      let argument = found.substitution.argument ?? found.position
      let placeholder = (argument.map { "%\($0)$" } ?? "%") + found.substitution.specifier
      next.text.replaceSubrange(
        found.range, with: part.text.replacing("%arg", with: placeholder))
      next.variations += part.variations.map { variation in
        LocalizedString.Variation(variation.kind, variation.value, argument: argument)
      }
      result += expand(next, depth: depth + 1)
    }
    return result
  }

  /// The first `%#@name@` or `%1$#@name@` of a text whose name is known.
  private func firstSubstitution(
    in text: String
  ) -> (range: Range<String.Index>, substitution: Substitution, position: Int?)? {
    guard !substitutions.isEmpty else { return nil }
    for match in text.matches(of: /%(?:([0-9]{1,3})\$)?#@([^@]*)@/) {
      guard let substitution = substitutions[String(match.2)] else { continue }
      return (match.range, substitution, match.1.flatMap { Int($0) })
    }
    return nil
  }
}
