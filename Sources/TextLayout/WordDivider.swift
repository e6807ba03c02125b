import Glyphs

/// Marks where the words of a text may be divided.
struct WordDivider {
  let hyphenator: Hyphenator

  /// Sets `UnitFlags.hyphenation` inside words: the longest stretches of letters and marks.
  func mark(_ text: String, flags: inout [UInt8]) {
    var offset = 0
    var word: [UInt16] = []
    var start = 0
    func divide(_ flags: inout [UInt8]) {
      for point in hyphenator.points(in: word) {
        flags[start + point] |= UnitFlags.hyphenation.rawValue
      }
      word.removeAll(keepingCapacity: true)
    }
    for character in text {
      let units = Array(character.utf16)
      if character.isLetter {
        if word.isEmpty { start = offset }
        word += units
      } else if !word.isEmpty {
        divide(&flags)
      }
      offset += units.count
    }
    if !word.isEmpty { divide(&flags) }
  }
}
