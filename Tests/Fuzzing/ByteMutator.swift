/// Damages files of any kind: flips, cuts, repeats and moves bytes, and writes words of the format.
struct ByteMutator {
  /// Pieces that mean something to the readers of a format.
  let words: [[UInt8]]

  init(words: [String]) { self.words = words.map { Array($0.utf8) } }

  /// A few changes: of values only, so that what is around them can be read, or of anything.
  func mutate(_ bytes: inout [UInt8], _ dice: inout Dice) {
    let keepsForm = dice.oneIn(2)
    for _ in 0...dice.below(dice.oneIn(4) ? 8 : 2) {
      if keepsForm { changeValue(in: &bytes, &dice) } else { change(&bytes, &dice) }
    }
  }

  /// Replaces a name or number by a number or another name of the file.
  private func changeValue(in bytes: inout [UInt8], _ dice: inout Dice) {
    guard let place = Self.value(in: bytes, &dice) else { return }
    let isNumber = bytes[place.lowerBound] < UInt8(ascii: "A")
    let other = isNumber || dice.oneIn(4) ? nil : Self.value(in: bytes, &dice)
    bytes.replaceSubrange(place, with: other.map { Array(bytes[$0]) } ?? number(&dice))
  }

  /// A run of letters, digits and signs of numbers; nil when the one at hand names an XML element.
  private static func value(in bytes: [UInt8], _ dice: inout Dice) -> Range<Int>? {
    let signs = Set("-.@%".utf8)
    func isPart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || signs.contains(byte)
    }
    guard !bytes.isEmpty else { return nil }
    let start = bytes[dice.below(bytes.count)...].firstIndex { !isPart($0) } ?? 0
    guard let first = bytes[start...].firstIndex(where: isPart), first > 0,
      bytes[first - 1] != UInt8(ascii: "<"), bytes[first - 1] != UInt8(ascii: "/")
    else { return nil }
    return first..<(bytes[first...].firstIndex { !isPart($0) } ?? bytes.endIndex)
  }

  private func change(_ bytes: inout [UInt8], _ dice: inout Dice) {
    guard !bytes.isEmpty else {
      bytes = dice.pick(words)
      return
    }
    let place = dice.below(bytes.count)
    let length = 1 + dice.below(min(bytes.count - place, 1 << dice.below(10)))
    let piece = bytes[place..<place + length]
    switch dice.below(9) {
    case 0: bytes[place] = UInt8(dice.below(256))
    case 1: bytes[place] ^= 1 << dice.below(8)
    case 2: bytes.removeSubrange(place..<place + length)
    case 3: bytes.insert(contentsOf: Array(piece), at: dice.below(bytes.count))
    case 4: bytes.insert(contentsOf: dice.pick(words), at: place)
    case 5: bytes.replaceSubrange(place..<place + length, with: dice.pick(words))
    case 6: bytes.removeSubrange(place...)
    case 7 where dice.oneIn(8): nest(&bytes, at: place, &dice)
    default: bytes.insert(contentsOf: number(&dice), at: place)
    }
  }

  /// Repeats a word so often that a reader which follows nesting by recursion is in danger.
  private func nest(_ bytes: inout [UInt8], at place: Int, _ dice: inout Dice) {
    let word = dice.pick(words)
    let times = 1 << dice.below(18)
    bytes.insert(contentsOf: repeatElement(word, count: times).joined(), at: place)
  }

  private func number(_ dice: inout Dice) -> [UInt8] {
    let numbers = [
      "0", "-1", "1e308", "1e-308", "-0.0", "9223372036854775807", "-9223372036854775808",
      "18446744073709551616", "2147483648", "1e400", "0.1", "NaN", "Infinity", "4294967295",
    ]
    return Array(dice.pick(numbers).utf8)
  }
}
