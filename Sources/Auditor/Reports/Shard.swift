/// A part of an audit that is divided among machines: `2/4`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// Which part, from 1.
  package let number: Int
  /// Of how many parts.
  package let count: Int

  /// More parts than this are a slip.
  private static let limit = 1000

  /// All of the audit.
  package static let whole = Shard(number: 1, count: 1)

  /// Why a part does not apply a rule.
  package static let elsewhere = "is applied in another part of the audit"

  private init(number: Int, count: Int) {
    (self.number, self.count) = (number, count)
  }

  /// Reads `I/N`; nil for anything else, and where there is no such part.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.limit).contains(count), (1...count).contains(number)
    else { return nil }
    self.init(number: number, count: count)
  }

  package var description: String { "\(number)/\(count)" }

  /// Whether the part does what cannot be divided.
  package var isFirst: Bool { number == 1 }

  /// The elements that are the part's: every nth, so that parts take about as long.
  package func part<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
