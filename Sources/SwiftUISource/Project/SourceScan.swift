/// Looks over a file without parsing it: which types it declares, and which names it mentions.
///
/// A parser reads about a megabyte a second and core, this some hundred: of a large app, only the
/// files that views lead to are parsed.
struct SourceScan: Sendable {
  /// Hashes of the names of types, extended types, and of functions and variables in no type.
  private(set) var declared: Set<Int> = []
  /// Hashes of all names.
  private(set) var mentioned: Set<Int> = []

  /// Whether the file itself says something of views or fonts.
  var isOfInterest: Bool { !mentioned.isDisjoint(with: Self.signs) }

  private static let signs = Set(
    ["SwiftUI", "UIFont", "Font", "UIFontMetrics", "PreviewProvider"].map(hash))
  private static let typeWords = Set(
    ["struct", "class", "enum", "protocol", "extension", "typealias", "actor"].map(hash))
  private static let memberWords = Set(["func", "let", "var"].map(hash))

  init(_ text: String) {
    var isAfterTypeWord = false
    var isAfterMemberWord = false
    Self.forEachName(in: text) { name, depth in
      mentioned.insert(name)
      if isAfterTypeWord || isAfterMemberWord && depth == 0 { declared.insert(name) }
      isAfterTypeWord = Self.typeWords.contains(name)
      isAfterMemberWord = Self.memberWords.contains(name)
    }
  }

  /// The files that are of interest, with those that declare what these mention, and so on.
  ///
  /// - Parameters:
  ///   - scans: The files as they were looked over.
  ///   - wanted: Files that are wanted in any case, by their numbers.
  /// - Returns: The numbers of the files, ascending.
  static func needed(of scans: [SourceScan], wanted: Set<Int> = []) -> [Int] {
    var declaring: [Int: [Int]] = [:]
    for (index, scan) in scans.enumerated() {
      for name in scan.declared { declaring[name, default: []].append(index) }
    }
    var needed = wanted.union(scans.indices.filter { scans[$0].isOfInterest })
    var open = Array(needed)
    var seen: Set<Int> = []
    while let index = open.popLast() {
      for name in scans[index].mentioned where seen.insert(name).inserted {
        for other in declaring[name] ?? [] where needed.insert(other).inserted {
          open.append(other)
        }
      }
    }
    return needed.sorted()
  }

  /// Calls `body` with the hash of each name, and how many braces it is in; comments are passed over.
  ///
  /// Names in strings count: what a string interpolates is code.
  private static func forEachName(in text: String, _ body: (Int, Int) -> Void) {
    var depth = 0
    var state = State.code
    var hash = seed
    var length = 0
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if state != .line, state != .comment {
        if isNamePart(byte) {
          hash = next(hash, byte)
          length += 1
        } else if length > 0 {
          body(Int(bitPattern: hash), depth)
          (hash, length) = (seed, 0)
        }
      }
      state = state.next(byte, after: previous)
      if state == .code {
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth = max(depth - 1, 0) }
      }
      previous = byte
    }
    if length > 0 { body(Int(bitPattern: hash), depth) }
  }

  /// What a byte lies in.
  private enum State {
    case code, string, line, comment

    func next(_ byte: UInt8, after previous: UInt8) -> State {
      switch (self, byte) {
      case (.code, UInt8(ascii: "\"")): .string
      case (.code, UInt8(ascii: "/")) where previous == byte: .line
      case (.code, UInt8(ascii: "*")) where previous == UInt8(ascii: "/"): .comment
      case (.string, UInt8(ascii: "\"")) where previous != UInt8(ascii: "\\"): .code
      case (.string, UInt8(ascii: "\n")), (.line, UInt8(ascii: "\n")): .code
      case (.comment, UInt8(ascii: "/")) where previous == UInt8(ascii: "*"): .code
      default: self
      }
    }
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  // Source: the FNV-1a hash.
  private static let seed: UInt = 0xCBF2_9CE4_8422_2325

  private static func next(_ hash: UInt, _ byte: UInt8) -> UInt {
    (hash ^ UInt(byte)) &* 0x100_0000_01B3
  }

  private static func hash(_ name: String) -> Int {
    Int(bitPattern: name.utf8.reduce(seed, next))
  }
}
