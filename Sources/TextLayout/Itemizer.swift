import FontBook
import Glyphs

/// Divides a text into runs of one font, script and direction.
struct Itemizer {
  let units: [UInt16]
  let flags: [UInt8]
  private var selector: FaceSelector
  private(set) var fonts: [FontFace] = []
  private(set) var runs: [FaceRun] = []
  /// The ranges of clusters that no font has.
  private(set) var missing: [Range<Int>] = []

  init(units: [UInt16], flags: [UInt8], selector: FaceSelector) {
    self.units = units
    self.flags = flags
    self.selector = selector
    fonts = [selector.primary]
  }

  /// Finds the runs of all paragraphs.
  mutating func itemize() throws(GlyphsError) {
    let isSimple = units.allSatisfy { $0 < 0x80 }
    let scripts = isSimple ? [] : resolved(try scripts(of: units))
    let levels = units.allSatisfy { $0 < 0x590 } ? [] : try levels()
    var previous: FontFace?
    var index = 0
    while index < units.count {
      let end = clusterEnd(from: index)
      if flags[index] & UnitFlags.separator.rawValue != 0 {
        (index, previous) = (end, nil)
        continue
      }
      let script = isSimple ? Script.latin : scripts[index]
      let font = font(for: index..<end, script: script, previous: previous)
      add(index..<end, font: font, script: script, level: levels.isEmpty ? 0 : levels[index])
      (index, previous) = (end, font)
    }
  }

  private func clusterEnd(from start: Int) -> Int {
    var end = start + 1
    while end < units.count && flags[end] & UnitFlags.graphemeStart.rawValue == 0 { end += 1 }
    return end
  }

  private mutating func font(
    for range: Range<Int>, script: Script, previous: FontFace?
  ) -> FontFace {
    if range.count == 1, units[range.lowerBound] < 0x80, previous == nil || previous === fonts[0],
      selector.primary.coversASCII
    {
      return selector.primary
    }
    let cluster = Array(String(decoding: units[range], as: UTF16.self).unicodeScalars)
    switch selector.face(for: cluster, script: script, previous: previous) {
    case .face(let face): return face
    case .missing:
      missing.append(range)
      return selector.primary
    }
  }

  private mutating func add(_ range: Range<Int>, font: FontFace, script: Script, level: UInt8) {
    let sizeClass =
      fonts.firstIndex { $0 === font }
      ?? {
        fonts.append(font)
        return fonts.count - 1
      }()
    if let last = runs.last, last.range.upperBound == range.lowerBound,
      last.sizeClass == sizeClass, last.script == script, last.level == level,
      last.range.count < Self.runLimit
        || flags[range.lowerBound] & UnitFlags.lineStart.rawValue == 0
    {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(FaceRun(range: range, sizeClass: sizeClass, script: script, level: level))
    }
  }

  /// Runs longer than this are split at the next place where a line may end, to bound the memory
  /// that shaping takes.
  private static let runLimit = 1 << 15

  /// Gives punctuation, spaces and marks the script of the text around them: that before, or at
  /// the start of a paragraph that behind.
  private func resolved(_ scripts: [Script]) -> [Script] {
    var resolved = scripts
    var current: Script?
    var pending: Int?
    for index in resolved.indices {
      if flags[index] & UnitFlags.afterSeparator.rawValue != 0 { (current, pending) = (nil, nil) }
      if resolved[index] == .common || resolved[index] == .inherited {
        if let current {
          resolved[index] = current
        } else if pending == nil {
          pending = index
        }
      } else {
        current = resolved[index]
        if let start = pending {
          for earlier in start..<index { resolved[earlier] = scripts[index] }
          pending = nil
        }
      }
    }
    return resolved
  }

  private func levels() throws(GlyphsError) -> [UInt8] {
    try bidiLevels(of: units, base: .natural).levels
  }
}
