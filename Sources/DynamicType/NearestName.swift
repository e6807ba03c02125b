/// Finds the known names closest to a misspelt one.
///
/// The number of edits allowed grows with the length of the word: none up to two characters, then
/// one for every three. A short word is therefore never "corrected" into an unrelated one.
package enum NearestName {
  /// The names a misspelt one may have meant, closest first.
  ///
  /// Upper and lower case are the same. Names at the same distance keep their order.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: What could have been meant.
  ///   - limit: How many to return at most.
  /// - Returns: Up to `limit` names, without duplicates; empty where nothing is close.
  package static func suggestions(
    for text: String, in names: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    let word = Array(text.lowercased())
    let allowed = allowedDistance(length: word.count)
    var found: [(name: String, distance: Int)] = []
    for name in names where !found.contains(where: { $0.name == name }) {
      let other = Array(name.lowercased())
      guard abs(other.count - word.count) <= allowed else { continue }
      let distance = distance(word, other)
      if distance <= allowed { found.append((name, distance)) }
    }
    // The standard sort is stable, so names at the same distance keep their order.
    return found.sorted { $0.distance < $1.distance }.prefix(max(limit, 0)).map(\.name)
  }

  /// The one name closest to a misspelt one.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - names: What could have been meant.
  /// - Returns: The first of ``suggestions(for:in:limit:)``; nil where nothing is close.
  package static func suggestion(for text: String, in names: some Sequence<String>) -> String? {
    suggestions(for: text, in: names, limit: 1).first
  }

  /// The name of a font closest to a misspelt one.
  ///
  /// Most of a PostScript name can be its style, so that the families before the hyphens have to be
  /// close as well: `Lato-Regular` is not a slip for `Kefa-Regular`.
  ///
  /// - Parameters:
  ///   - font: What was written.
  ///   - names: The PostScript names that could have been meant.
  /// - Returns: The closest name; nil where nothing is close.
  package static func suggestion(
    forFont font: String, in names: some Sequence<String>
  ) -> String? {
    suggestions(for: font, in: names, limit: .max).first { name in
      guard let own = family(font), let other = family(name) else { return true }
      return distance(own, other) <= allowedDistance(length: own.count)
    }
  }

  /// What stands before the hyphen of a PostScript name, in small letters; nil without a hyphen.
  private static func family(_ name: String) -> String? {
    name.firstIndex(of: "-").map { name[..<$0].lowercased() }
  }

  /// The number of edits by which a word of a length may differ from what was meant.
  package static func allowedDistance(length: Int) -> Int {
    length < 3 ? 0 : length / 3
  }

  /// The least number of edits between two words.
  ///
  /// An edit is a character put in, left out, changed, or exchanged with the one after it.
  ///
  /// - Complexity: O(*n* × *m*) in the lengths of the words.
  package static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left), Array(right))
  }

  /// The optimal string alignment distance, kept in three rows of its table.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let change = last[j] + (left[i] == right[j] ? 0 : 1)
        var best = min(last[j + 1] + 1, row[j] + 1, change)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
