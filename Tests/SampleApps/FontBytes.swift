package import Foundation

/// The bytes of a font file, with numbers of its tables to be changed.
package struct FontBytes {
  package private(set) var data: Data

  package init(_ data: Data) { self.data = data }

  /// Writes a big-endian 16-bit number.
  ///
  /// - Parameters:
  ///   - value: The number; negative ones as two's complement.
  ///   - table: The tag of a table.
  ///   - offset: Where in the table, in bytes.
  /// - Throws: When there is no such table.
  package mutating func set(_ value: Int, in table: String, at offset: Int) throws {
    let start = try self.start(of: table) + offset
    let bits = UInt16(truncatingIfNeeded: value)
    data[start] = UInt8(bits >> 8)
    data[start + 1] = UInt8(bits & 0xFF)
  }

  /// Renames a table, so that readers no longer find it.
  package mutating func hide(_ table: String) throws {
    let record = try record(of: table)
    data.replaceSubrange(record..<record + 4, with: Data("zzzz".utf8))
  }

  /// Cuts the file off.
  package mutating func truncate(to count: Int) { data = data.prefix(count) }

  /// Replaces a text in the name table, in both encodings, by one of the same length.
  package mutating func rename(_ name: String, to other: String) throws {
    precondition(name.utf8.count == other.utf8.count, "names of the same length")
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      guard let old = name.data(using: encoding), let new = other.data(using: encoding) else {
        continue
      }
      var from = data.startIndex
      while let range = data.range(of: old, in: from..<data.endIndex) {
        data.replaceSubrange(range, with: new)
        from = range.upperBound
      }
    }
  }

  /// Where a table begins.
  private func start(of table: String) throws -> Int {
    let record = try record(of: table)
    return data[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Where the record of a table is in the directory.
  private func record(of table: String) throws -> Int {
    let count = Int(data[4]) << 8 | Int(data[5])
    let tag = Data(table.utf8)
    for index in 0..<count where data[12 + 16 * index..<16 + 16 * index] == tag {
      return 12 + 16 * index
    }
    throw CocoaError(.keyValueValidation)
  }
}
