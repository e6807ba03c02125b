import Foundation

/// Damaged string tables, of all kinds.
struct CatalogRuns {
  let folder: Folder

  private static let catalog = """
    {"sourceLanguage":"en","strings":{"a.title":{"comment":"dyntype:disable fit-tight — seen",
    "localizations":{"en":{"stringUnit":{"state":"translated","value":"%@ of %2$lld \\u00e9"}},
    "de":{"variations":{"plural":{"one":{"stringUnit":{"value":"Ein %arg"}},"other":{"stringUnit":
    {"value":"%#@n@ viele"}}}},"substitutions":{"n":{"argNum":1,"formatSpecifier":"lld",
    "variations":{"device":{"iphone":{"stringUnit":{"value":"%arg"}}}}}}},"ar":{"stringSet":
    {"values":["نص","طويل"]}}}}},"version":"1.0"}
    """

  private static let strings = """
    /* A comment */
    "a.title" = "Lend %d of %@ \\"books\\" \\U00e9";
    // dyntype:disable fit-truncated — seen
    b = c;
    "d" = "Longer\\nthan\\tothers";
    """

  private static let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@books@ in %#@boxes@</string><key>books</key>
    <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d book</string>
    <key>other</key><string>%d %#@boxes@</string></dict><key>boxes</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>other</key><string>%d boxes</string></dict></dict><key>w</key><dict>
    <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Short</string></dict></dict>
    </dict></plist>
    """

  private static let mutator = ByteMutator(words: [
    "{", "}", "[", "]", "\"", "\\", "\\ud800", "\\U", ":", ",", ";", "=", "/*", "*/", "//", "%@",
    "%1$@", "%#@n@", "%#@books@", "%999999999999$d", "%.*f", "%", "null", "true", "\"variations\":",
    "\"plural\":{", "<dict>", "</dict>", "<string>", "</string>", "<key>", "</key>", "\u{FEFF}",
    "\u{0}", "\n", "\r\n", "dyntype:disable ", "\u{2028}", "😀",
  ])

  func runs(_ dice: inout Dice) throws -> [Run] {
    let settings = """
      {"constraints":{"*":{"width":120,"lines":1,"stackedWidth":280},"b":{"minimumScale":0.5,
      "width":60,"lines":2}}}
      """
    try folder.write(Array(settings.utf8), to: "dyntype.json")
    for index in 0..<12 {
      let language = dice.pick(["en", "de", "ar", "zh-Hant", "Base"])
      try write(Self.catalog, to: "Strings\(index).xcstrings", &dice)
      try write(Self.strings, to: "\(language).lproj/Strings\(index).strings", &dice)
      try write(Self.dictionary, to: "\(language).lproj/Plurals\(index).stringsdict", &dice)
    }
    return [
      Run(words: ["strings", folder.path]), Run(words: ["audit", folder.path]),
      Run(words: [
        "strings", folder.path, "--width", "100", "--line-limit", "1", "--format", "json",
      ]),
      Run(words: ["strings", folder.path, "--width", "100", "--format", "html"]),
    ]
  }

  private func write(_ seed: String, to name: String, _ dice: inout Dice) throws {
    var bytes = Array(seed.utf8)
    if dice.oneIn(6) {
      bytes = [0xFF, 0xFE] + seed.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    }
    Self.mutator.mutate(&bytes, &dice)
    try folder.write(bytes, to: name)
  }
}
