/// The name that was probably meant by one that does not exist.
enum Suggestion {
  /// The nearest of the names, the first of equals; nil if none is near.
  ///
  /// One change is allowed for every three characters of the longer word, so that a short word does
  /// not attract whatever else is short.
  static func name(for word: String, among names: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let limit = max(word.count, name.count) / 3
      // Lengths too far apart settle it without a look at the letters.
      guard abs(word.count - name.count) <= limit else { continue }
      let distance = distance(word, name)
      guard distance <= limit else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
    }
    return best?.name
  }

  /// The fewest insertions, removals, replacements and exchanges of neighbours between the words.
  ///
  /// Source: optimal string alignment, a restricted Damerau–Levenshtein distance.
  static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
