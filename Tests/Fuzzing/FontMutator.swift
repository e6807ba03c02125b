/// Damages font files where it hurts: at the borders of tables, and in the numbers by which readers
/// find their way.
struct FontMutator {
  /// A table as the directory of the file has it.
  private struct Table {
    let record: Int
    let offset: Int
    let length: Int
  }

  /// A cut at a table's border, or changes of the directory and of numbers in tables.
  func mutate(_ bytes: inout [UInt8], _ dice: inout Dice) {
    let tables = Self.tables(of: bytes)
    guard !tables.isEmpty else { return }
    if dice.oneIn(12) {
      let table = dice.pick(tables)
      let end = dice.oneIn(2) ? table.offset : table.offset + table.length
      bytes.removeSubrange(min(max(end + dice.below(9) - 4, 0), bytes.count)...)
      return
    }
    for _ in 0...dice.below(6) {
      if dice.oneIn(8) {
        changeRecord(of: dice.pick(tables), in: &bytes, &dice)
      } else {
        changeNumber(in: dice.pick(tables), of: &bytes, &dice)
      }
    }
  }

  /// The tables of a font, or of the first font of a collection.
  private static func tables(of bytes: [UInt8]) -> [Table] {
    func number(_ place: Int, _ size: Int) -> Int {
      guard place + size <= bytes.count else { return 0 }
      return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    let start = bytes.starts(with: "ttcf".utf8) ? number(12, 4) : 0
    return (0..<number(start + 4, 2)).compactMap { index in
      let record = start + 12 + 16 * index
      let table = Table(
        record: record, offset: number(record + 8, 4), length: number(record + 12, 4))
      let isInside = table.length > 0 && table.offset + table.length <= bytes.count
      return isInside ? table : nil
    }
  }

  /// Changes a table's tag, checksum, offset or length.
  private func changeRecord(of table: Table, in bytes: inout [UInt8], _ dice: inout Dice) {
    write(Self.value(&dice), size: 4, at: table.record + 4 * dice.below(4), in: &bytes)
  }

  /// Changes a number in a table; those at its head are counts, offsets and formats.
  private func changeNumber(in table: Table, of bytes: inout [UInt8], _ dice: inout Dice) {
    let reach = dice.oneIn(3) ? table.length : min(table.length, 1 << (3 + dice.below(8)))
    let size = 1 << dice.below(3)
    let place = table.offset + dice.below(reach) / size * size
    guard place + size <= bytes.count else { return }
    if dice.oneIn(3) {
      let old = bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
      write(old + dice.pick([-2, -1, 1, 2, 4, 256]), size: size, at: place, in: &bytes)
    } else {
      write(Self.value(&dice), size: size, at: place, in: &bytes)
    }
  }

  private static func value(_ dice: inout Dice) -> Int {
    switch dice.below(3) {
    case 0: dice.below(1 << 32)
    case 1: dice.below(64)
    default: dice.pick([0, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF])
    }
  }

  private func write(_ value: Int, size: Int, at place: Int, in bytes: inout [UInt8]) {
    for index in 0..<size where place + index < bytes.count {
      bytes[place + index] = UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - index)))
    }
  }
}
