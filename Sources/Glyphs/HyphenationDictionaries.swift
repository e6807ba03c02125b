#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The hyphenation dictionaries that are installed.
struct HyphenationDictionaries {
  /// The folders that are looked in, the first first.
  let folders: [String]

  /// Where distributions install dictionaries.
  ///
  /// Source: the packages of Debian 12, which moved to the first folder from the second; the third is
  /// where hunspell's are.
  static let standard = Self(folders: [
    "/usr/share/hyphen", "/usr/share/myspell/dicts", "/usr/share/hunspell",
  ])

  /// The dictionary for a locale: the one of its script and country; or one of its language, for the
  /// country that is usual, for none, for the country named alike, or for the first by name.
  ///
  /// - Throws: `GlyphsError` with `missingDictionary`.
  func path(for locale: String) throws(GlyphsError) -> String {
    guard let wanted = HyphenationLocale(locale) else {
      throw GlyphsError(
        .missingDictionary, "\"\(locale)\" is not a language; give one such as \"de\" or \"en-GB\"",
        context: "hyphenation")
    }
    for name in wanted.names {
      for folder in folders where Self.isFile("\(folder)/\(name)") { return "\(folder)/\(name)" }
    }
    for folder in folders {
      let names = Self.names(in: folder).filter(wanted.mayServe)
      if let name = names.min() { return "\(folder)/\(name)" }
    }
    let advice =
      wanted.package.map { "on Debian, install the package \($0)" }
      ?? "Debian has no package for the language"
    throw GlyphsError(
      .missingDictionary,
      "no hyphenation dictionary for \"\(locale)\" in \(folders.joined(separator: ", ")); \(advice)",
      context: "hyphenation")
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { unsafe String(cString: $0) }
      }
      if isFile("\(folder)/\(name)") { names.append(name) }
    }
    return names
  }
}

/// What a locale says about the dictionary to take.
struct HyphenationLocale {
  private let language: String
  private let script: String?
  private let region: String?

  /// Nil for a text that is no locale.
  init?(_ locale: String) {
    // A platform's identifier may go on with an encoding or a variant: "de_DE.UTF-8@euro".
    let tag = locale.prefix { $0 != "." && $0 != "@" }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count),
      parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    var rest = parts.dropFirst()
    let name = first.lowercased()
    language = Self.aliases[name] ?? name
    script = rest.first.flatMap { $0.count == 4 && Self.hasLetters($0) ? $0.capitalizedASCII : nil }
    if script != nil { rest = rest.dropFirst() }
    region = rest.first.flatMap { Self.isRegion($0) ? $0.uppercased() : nil }
  }

  /// The names of files to look for, the best first.
  var names: [String] {
    var ends: [String] = []
    if let script {
      for separator in ["-", "_"] {
        if let region { ends.append("\(separator)\(script)_\(region)") }
        ends += regionsOfLanguage.map { "\(separator)\(script)_\($0)" }
        ends.append(separator + script)
      }
    }
    if let region { ends.append("_\(region)") }
    ends += Self.preferredRegions[language].map { ["_\($0)"] } ?? []
    ends.append("")
    ends.append("_\(language.uppercased())")
    return ends.map { "hyph_\(language)\($0).dic" }
  }

  /// Whether a file is of the language, whatever its country.
  func mayServe(_ name: String) -> Bool {
    guard name.hasSuffix(".dic") else { return false }
    return ["_", "-"].contains { name.hasPrefix("hyph_\(language)\($0)") }
  }

  /// Debian's package with the dictionary, if there is one.
  var package: String? {
    switch (language, region) {
    case ("en", "GB"), ("en", "AU"), ("en", "ZA"): "hyphen-en-gb"
    case ("en", _): "hyphen-en-us"
    case ("pt", "BR"): "hyphen-pt-br"
    case ("pt", _): "hyphen-pt-pt"
    case ("nb", _), ("nn", _): "hyphen-no"
    default: Self.packagedLanguages.contains(language) ? "hyphen-\(language)" : nil
    }
  }

  private var regionsOfLanguage: [String] {
    (Self.preferredRegions[language].map { [$0] } ?? []) + [language.uppercased()]
  }

  /// Which of several countries' dictionaries a language has by itself.
  ///
  /// Source: the links of Debian 12's packages, such as `hyph_en.dic` to `hyph_en_US.dic`.
  private static let preferredRegions = ["en": "US", "pt": "PT", "sr": "RS"]

  /// Names of languages that dictionaries have under another one.
  ///
  /// Source: the IANA language subtag registry, whose "no" comprises "nb" and "nn", and its
  /// deprecated subtags.
  private static let aliases = ["no": "nb", "in": "id", "iw": "he", "mo": "ro"]

  /// The languages whose packages are called by their names.
  ///
  /// Source: `apt-cache search ^hyphen-` of Debian 12.
  private static let packagedLanguages: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "or", "pa", "pl", "ro", "ru",
    "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  private static func hasLetters(_ part: Substring) -> Bool { part.allSatisfy(\.isLetter) }

  private static func isRegion(_ part: Substring) -> Bool {
    part.count == 2 && hasLetters(part) || part.count == 3 && part.allSatisfy(\.isNumber)
  }
}

extension Substring {
  /// The first letter in upper and the others in lower case.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
