/// A source of chance that gives the same numbers for the same seed on every machine.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number from 0 and below a limit, which is above 0.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Whether something happens that happens once in so many times.
  mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

  /// One of a list that is not empty.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}
