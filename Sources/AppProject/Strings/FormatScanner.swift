/// Reads the parts of a placeholder, one after the other.
///
/// By hand, as large catalogs have many placeholders, and a regular expression takes longer to make
/// ready than a placeholder to read.
struct FormatScanner {
  private let scalars: Substring.UnicodeScalarView
  /// What is read next.
  private(set) var position: String.Index

  init(_ text: Substring) {
    scalars = text.unicodeScalars
    position = scalars.startIndex
  }

  /// Reads the next scalar; nil at the end.
  mutating func next() -> Unicode.Scalar? {
    guard position < scalars.endIndex else { return nil }
    defer { position = scalars.index(after: position) }
    return scalars[position]
  }

  /// Reads the next scalar if it is one of a set's.
  mutating func take(_ set: String) -> Unicode.Scalar? {
    guard position < scalars.endIndex, set.unicodeScalars.contains(scalars[position]) else {
      return nil
    }
    return next()
  }

  /// Reads a number of at most so many digits; nil where there is no digit.
  mutating func number(digits: Int) -> Int? {
    var number: Int?
    for _ in 0..<digits {
      guard let digit = take("0123456789") else { break }
      number = (number ?? 0) * 10 + Int(digit.value - 0x30)
    }
    return number
  }

  /// Reads which argument is meant, `1$`; nil, and nothing is read, where it is not said.
  mutating func argument() -> Int? {
    let start = position
    if let number = number(digits: 2), take("$") != nil { return number }
    position = start
    return nil
  }

  /// Reads flags; there may be none.
  mutating func flags() -> Set<Unicode.Scalar> {
    var flags: Set<Unicode.Scalar> = []
    while let flag = take("-+#0'") { flags.insert(flag) }
    return flags
  }

  /// Passes over how large the argument is: `ll`.
  mutating func skipLength() {
    guard let first = take("hlqLztj"), first == "h" || first == "l" else { return }
    _ = take(String(first))
  }
}
