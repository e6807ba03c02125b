import CHarfBuzz

/// A set of characters as sorted ranges of code points that do not touch.
package struct CharacterRanges: Hashable, Sendable {
  /// The ranges, ascending.
  package private(set) var ranges: [ClosedRange<UInt32>] = []

  package init() {}

  /// Makes a set of ranges in any order, which may overlap.
  package init(_ ranges: some Sequence<ClosedRange<UInt32>>) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
  }

  /// Adds a range that begins no earlier than those before it.
  private mutating func append(_ range: ClosedRange<UInt32>) {
    guard let last = ranges.last,
      range.lowerBound <= last.upperBound || range.lowerBound - 1 == last.upperBound
    else {
      ranges.append(range)
      return
    }
    ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
  }

  /// The number of characters.
  package var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether a character is in the set.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }

  /// The characters, ascending.
  package var scalars: [Unicode.Scalar] {
    ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
  }
}

extension Face {
  /// The characters that the face's character map has a glyph for, in any of its languages.
  package var characters: CharacterRanges {
    let set = HarfBuzzSet()
    unsafe hb_face_collect_unicodes(hbFace.pointer, set.pointer)
    return CharacterRanges(set.ranges)
  }
}

/// A set of numbers, for as long as it is filled and read.
@safe private struct HarfBuzzSet: ~Copyable {
  private let handle: OpaquePointer

  init() { unsafe handle = hb_set_create() }

  deinit { unsafe hb_set_destroy(handle) }

  var pointer: OpaquePointer { unsafe handle }

  var ranges: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = 0
    // HB_SET_VALUE_INVALID asks for the first range.
    var last = hb_codepoint_t.max
    while unsafe hb_set_next_range(handle, &first, &last) != 0 { ranges.append(first...last) }
    return ranges
  }
}
