import FontBook
import Glyphs

/// Divides a text into runs of one style, font, script and direction.
struct Itemizer {
  let units: [UInt16]
  let flags: [UInt8]
  /// The end of each stretch of one style, with the style's index and its attachment.
  let stretches: [StyleStretch]
  let base: WritingDirection
  let locale: String
  private var selectors: [FaceSelector]
  /// The size classes in order of appearance; their faces are the fonts' own.
  private(set) var classes: [SizeClass] = []
  private(set) var runs: [FaceRun] = []
  /// The ranges of clusters that no font has.
  private(set) var missing: [Range<Int>] = []
  /// The font of an ellipsis, when no font of the text has one.
  private(set) var ellipsisFont: FontFace?
  /// The bidi level of each paragraph, by the offset at which it starts.
  private(set) var paragraphLevels: [(start: Int, level: UInt8)] = []

  /// A stretch of the text in one style.
  struct StyleStretch {
    var end: Int
    var style: Int
    var attachment: TextAttachment?
  }

  init(
    units: [UInt16], flags: [UInt8], stretches: [StyleStretch], selectors: [FaceSelector],
    base: WritingDirection, locale: String
  ) {
    self.units = units
    self.flags = flags
    self.stretches = stretches
    self.selectors = selectors
    self.base = base
    self.locale = locale
    classes = [SizeClass(font: selectors[0].primary, face: selectors[0].primary.face, style: 0)]
  }

  /// Finds the runs of all paragraphs.
  mutating func itemize() throws(GlyphsError) {
    let isSimple = units.allSatisfy { $0 < 0x80 }
    let scripts = isSimple ? [] : resolved(try scripts(of: units))
    let levels = try bidiLevels()
    var previous: FontFace?
    var index = 0
    var stretch = 0
    while index < units.count {
      while stretches[stretch].end <= index {
        stretch += 1
        previous = nil
      }
      let plainEnd =
        previous == nil || previous === selectors[stretches[stretch].style].primary
        ? plainEnd(from: index, stretch: stretches[stretch], scripts: scripts, levels: levels)
        : index
      let end = max(plainEnd, clusterEnd(from: index))
      defer { index = end }
      if flags[index] & UnitFlags.separator.rawValue != 0 {
        previous = nil
        continue
      }
      let script = isSimple ? Script.latin : scripts[index]
      let font =
        plainEnd > index
        ? selectors[stretches[stretch].style].primary
        : font(for: index..<end, script: script, previous: previous, stretch: stretches[stretch])
      add(
        index..<end, font: font, script: script, level: levels.isEmpty ? 0 : levels[index],
        stretch: stretches[stretch])
      previous = font
    }
    findEllipsis()
  }

  /// Finds the fallback that draws the ellipsis of a text whose fonts have none.
  private mutating func findEllipsis() {
    let ellipsis: Unicode.Scalar = "\u{2026}"
    guard classes.allSatisfy({ $0.font.face.glyph(for: ellipsis) == nil }),
      case .face(let font) = selectors[0].face(for: [ellipsis], script: .common, previous: nil)
    else { return }
    ellipsisFont = font
  }

  /// The end of the ASCII characters of one script and direction that start at a place and that the
  /// font asked for draws, each a cluster: they need no look at each.
  private func plainEnd(
    from start: Int, stretch: StyleStretch, scripts: [Script], levels: [UInt8]
  ) -> Int {
    guard stretch.attachment == nil, selectors[stretch.style].primary.coversASCII else {
      return start
    }
    // A run that has grown long looks for its end character by character.
    let limit = min(stretch.end, (runs.last?.range.lowerBound ?? start) + Self.runLimit)
    var end = start
    while end < limit, 0x20...0x7E ~= units[end],
      flags[end + 1] & UnitFlags.graphemeStart.rawValue != 0,
      scripts.isEmpty || scripts[end] == scripts[start],
      levels.isEmpty || levels[end] == levels[start]
    { end += 1 }
    return end
  }

  private func clusterEnd(from start: Int) -> Int {
    var end = start + 1
    while end < units.count && flags[end] & UnitFlags.graphemeStart.rawValue == 0 { end += 1 }
    return end
  }

  private mutating func font(
    for range: Range<Int>, script: Script, previous: FontFace?, stretch: StyleStretch
  ) -> FontFace {
    let primary = selectors[stretch.style].primary
    if stretch.attachment != nil || units[range.lowerBound] == LineCharacters.tab { return primary }
    if range.count == 1, units[range.lowerBound] < 0x80, previous == nil || previous === primary,
      primary.coversASCII
    {
      return primary
    }
    let cluster =
      range.count == 1
      ? [Unicode.Scalar(units[range.lowerBound]) ?? "\u{FFFD}"]
      : Array(String(decoding: units[range], as: UTF16.self).unicodeScalars)
    switch selectors[stretch.style].face(for: cluster, script: script, previous: previous) {
    case .face(let face): return face
    case .missing:
      missing.append(range)
      return primary
    }
  }

  private mutating func add(
    _ range: Range<Int>, font: FontFace, script: Script, level: UInt8, stretch: StyleStretch
  ) {
    let isTab = units[range.lowerBound] == LineCharacters.tab
    let sizeClass = sizeClass(font: font, stretch: stretch)
    if let last = runs.last, last.range.upperBound == range.lowerBound,
      last.sizeClass == sizeClass, last.script == script, last.level == level,
      !isTab, !last.isTab, stretch.attachment == nil,
      last.range.count < Self.runLimit
        || flags[range.lowerBound] & UnitFlags.lineStart.rawValue == 0
    {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(
        FaceRun(range: range, sizeClass: sizeClass, script: script, level: level, isTab: isTab))
    }
  }

  private mutating func sizeClass(font: FontFace, stretch: StyleStretch) -> Int {
    if let known = classes.firstIndex(where: {
      $0.font === font && $0.style == stretch.style && $0.attachment == stretch.attachment
    }) {
      return known
    }
    classes.append(
      SizeClass(
        font: font, face: font.face, style: stretch.style,
        isPrimary: font === selectors[stretch.style].primary, attachment: stretch.attachment))
    return classes.count - 1
  }

  /// Runs longer than this are split at the next place where a line may end, to bound the memory
  /// that shaping takes.
  private static let runLimit = 1 << 15
}

// MARK: - Scripts and directions

extension Itemizer {
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

  /// The level of each unit, paragraph by paragraph; empty when all run left to right.
  private mutating func bidiLevels() throws(GlyphsError) -> [UInt8] {
    let direction = baseDirection
    let isPlain = units.allSatisfy { $0 < 0x590 }
    if isPlain && (direction == .leftToRight || direction == .natural) { return [] }
    var levels: [UInt8] = []
    levels.reserveCapacity(units.count)
    var start = 0
    for end in 1...max(units.count, 1) where end <= units.count {
      guard end == units.count || flags[end] & UnitFlags.afterSeparator.rawValue != 0 else {
        continue
      }
      let found = try Glyphs.bidiLevels(of: Array(units[start..<end]), base: direction)
      levels += found.levels
      paragraphLevels.append((start, found.paragraph))
      start = end
    }
    if units.isEmpty || flags[units.count] & UnitFlags.afterSeparator.rawValue != 0 {
      let isRight = direction == .rightToLeft || direction == .naturalOrRightToLeft
      paragraphLevels.append((units.count, isRight ? 1 : 0))
    }
    return levels
  }

  private var baseDirection: BaseDirection {
    switch base {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .natural: isRightToLeftLanguage(locale) ? .naturalOrRightToLeft : .natural
    }
  }
}

/// Whether a language is written from right to left, in the script it mostly has.
///
/// Source: CLDR 42, the layout orientation of the locales with interface translations.
func isRightToLeftLanguage(_ locale: String) -> Bool {
  let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
  guard let language = parts.first else { return false }
  if parts.contains(where: { ["arab", "hebr", "thaa", "syrc", "adlm", "nkoo"].contains($0) }) {
    return true
  }
  if parts.dropFirst().contains(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
    return false
  }
  return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks"].contains(
    language)
}
