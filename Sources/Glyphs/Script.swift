/// A script, by its ISO 15924 code.
package struct Script: RawRepresentable, Hashable, Sendable {
  /// The four characters as a big-endian number, which is also HarfBuzz's value.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A script of a four-letter code, such as "Arab".
  package init(_ code: String) { rawValue = tagValue(code) }

  /// The four-letter code.
  package var code: String { tagName(rawValue) }

  package static let common = Script("Zyyy")
  package static let inherited = Script("Zinh")
  package static let latin = Script("Latn")
  package static let han = Script("Hani")
}
