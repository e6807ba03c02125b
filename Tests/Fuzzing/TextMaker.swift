/// Makes texts that no one would write.
struct TextMaker {
  /// Characters that change how those around them are read.
  private static let special: [ClosedRange<UInt32>] = [
    0x0000...0x0020, 0x0085...0x00AD, 0x0300...0x036F, 0x0590...0x05FF, 0x0600...0x06FF,
    0x0900...0x097F, 0x0E00...0x0E7F, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF,
    0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3000...0x30FF, 0xAC00...0xACFF,
    0xFE00...0xFE0F, 0xFFF0...0xFFFD, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F466...0x1F469,
    0xE0020...0xE007F, 0xE0100...0xE01EF, 0x20000...0x200FF,
  ]

  /// A text of a few or many characters.
  func text(_ dice: inout Dice) -> String {
    let length = dice.oneIn(40) ? dice.below(20_000) : dice.below(80)
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar = "a"
    for _ in 0..<length {
      if !dice.oneIn(4) || text.isEmpty { last = scalar(&dice) }
      text.append(last)
    }
    return String(text)
  }

  private func scalar(_ dice: inout Dice) -> Unicode.Scalar {
    let value: UInt32 =
      switch dice.below(8) {
      case 0, 1, 2: UInt32(0x20 + dice.below(0x5F))
      case 3: UInt32(dice.below(0x110000))
      case 4: UInt32(dice.below(0x3000))
      default: UInt32(dice.below(1 << 16)) % 0x30 == 0 ? 0x20 : pick(dice.pick(Self.special), &dice)
      }
    return Unicode.Scalar(value) ?? " "
  }

  private func pick(_ range: ClosedRange<UInt32>, _ dice: inout Dice) -> UInt32 {
    range.lowerBound + UInt32(dice.below(range.count))
  }

  /// Every code point from one on, a text for each 64 of them.
  func texts(from first: UInt32, count: Int) -> [String] {
    (0..<count).map { index in
      let start = first + 64 * UInt32(index)
      return String(
        String.UnicodeScalarView((start..<start + 64).compactMap { Unicode.Scalar($0) }))
    }
  }
}
