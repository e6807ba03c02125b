/// A short name of a finding that stays the same while lines move.
///
/// It is the 64-bit FNV-1a hash, in 16 hexadecimal digits, of the rule, file, symbol, path of the
/// view, key and language of the text, in UTF-8 with the byte 0x1F between them; what is not known
/// counts as empty.
///
/// Source: Fowler, Noll, Vo, Eastlake, "The FNV Non-Cryptographic Hash Algorithm", sections 2 and 5.
public struct Fingerprint: Hashable, Sendable {
  /// 16 hexadecimal digits.
  public let text: String

  /// The fingerprint of a rule's finding at a place.
  public init(rule: String, place: Place) {
    let parts = [
      rule, place.file, place.symbol, place.viewPath, place.stringKey, place.locale,
    ]
    let bytes = parts.map { Array(($0 ?? "").utf8) }.joined(separator: [0x1F])
    let digits = String(Self.hash(bytes), radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The 64-bit FNV-1a hash of bytes.
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
