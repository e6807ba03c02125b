/// The references between the values of a binary property list.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let top: Int
  private let offsetTable: Int

  /// Reads the trailer, the last 32 bytes; nil when there is none, of which the reader will tell.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = Self.number(in: bytes, at: trailer + 8, size: 8),
      let top = Self.number(in: bytes, at: trailer + 16, size: 8),
      let offsetTable = Self.number(in: bytes, at: trailer + 24, size: 8)
    else { return nil }
    (self.objectCount, self.top, self.offsetTable) = (objectCount, top, offsetTable)
  }

  /// What is wrong with the depth or the number of its values.
  var problem: String? {
    let limit = PropertyListNesting.valueLimit
    var pending = [(object: top, depth: 1)]
    var count = 0
    while let (object, depth) = pending.popLast() {
      guard depth <= PropertyListNesting.depthLimit else { return PropertyListNesting.tooDeep }
      count += 1
      guard count + pending.count <= limit else {
        return "has more than \(limit) values, counted as often as they are referred to"
      }
      for child in children(of: object) { pending.append((child, depth + 1)) }
    }
    return nil
  }

  /// The values that a list or dictionary refers to; none for other values.
  private func children(of object: Int) -> [Int] {
    guard object < objectCount, let start = number(offsetTable, object, offsetSize),
      start < bytes.count
    else { return [] }
    let marker = bytes[start]
    let isDictionary = marker >> 4 == 0xD
    guard isDictionary || marker >> 4 == 0xA || marker >> 4 == 0xC else { return [] }
    var (count, place) = (Int(marker & 0xF), start + 1)
    if count == 0xF {
      guard place < bytes.count, bytes[place] >> 4 == 1,
        case let size = 1 << Int(bytes[place] & 0x3),
        let long = Self.number(in: bytes, at: place + 1, size: size)
      else { return [] }
      (count, place) = (long, place + 1 + size)
    }
    // A dictionary has a key and a value for each; what does not fit into the file is not there.
    let room = (bytes.count - min(place, bytes.count)) / referenceSize
    let references = min(isDictionary ? min(count, room) * 2 : count, room)
    return (0..<min(references, PropertyListNesting.valueLimit + 1)).compactMap {
      number(place, $0, referenceSize)
    }
  }

  private func number(_ table: Int, _ index: Int, _ size: Int) -> Int? {
    let (distance, isTooFar) = index.multipliedReportingOverflow(by: size)
    let (place, isOutside) = table.addingReportingOverflow(distance)
    return isTooFar || isOutside ? nil : Self.number(in: bytes, at: place, size: size)
  }

  /// A big-endian number; nil outside the file, or above what an `Int` holds.
  private static func number(in bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    return Int(exactly: bytes[place..<place + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
  }
}
