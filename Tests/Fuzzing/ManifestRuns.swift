import Foundation

/// Damaged property lists that declare fonts.
struct ManifestRuns {
  let folder: Folder

  private static let mutator = ByteMutator(words: [
    "<dict>", "</dict>", "<array>", "</array>", "<string>", "</string>", "<key>UIAppFonts</key>",
    "<key>DTFonts</key>", "<key>ATSApplicationFontsPath</key>", "<real>", "<integer>", "<data>",
    "<true/>", "&lt;", "&#x10FFFF;", "<![CDATA[", "<!ENTITY a \"aa\">", "../../..", "/dev/zero",
    "bplist00", "{", "}", "(", ");", "\"", "\\U12", "/*", "\u{FEFF}",
  ])

  private static let entries = [
    "Lato-Regular.ttf", "Fonts/none.ttf", "../a.ttf", "/dev/zero", "$(A)",
  ]

  private static func seeds() throws -> [[UInt8]] {
    let list: [String: Any] = [
      "CFBundleName": "Sample", "UIAppFonts": entries, "ATSApplicationFontsPath": "Fonts",
      "DTFonts": [
        [
          "File": "Lato-Regular.ttf", "Role": "system", "Ascent": 0.9, "Descent": 0.2,
          "Variations": ["wght": 400.0], "Tracking": ["17": -0.4],
        ] as [String: Any]
      ],
    ]
    let old = "{ UIAppFonts = (\"a.ttf\", b.ttf); /* comment */ DTFonts = ({ File = c; }); }"
    return try [PropertyListSerialization.PropertyListFormat.xml, .binary].map { format in
      [UInt8](
        try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0))
    } + [Array(old.utf8)]
  }

  func runs(_ dice: inout Dice) throws -> [Run] {
    let seeds = try Self.seeds()
    if let font = FontRuns.seeds().first(where: { $0.hasSuffix("Lato-Regular.ttf") }) {
      try folder.write([UInt8](Data(contentsOf: URL(filePath: font))), to: "Lato-Regular.ttf")
    }
    var files: [String] = []
    for index in 0..<24 {
      var bytes = dice.pick(seeds)
      Self.mutator.mutate(&bytes, &dice)
      files.append(try folder.write(bytes, to: "\(index)-Info.plist"))
    }
    return [
      Run(words: ["fonts", folder.path, "--check"]), Run(words: ["audit", folder.path]),
      Run(
        words: ["measure", "Lend", "--font", "Lato-Regular"] + files.flatMap { ["--fonts", $0] }),
    ]
      + files.flatMap { file in
        [
          Run(words: ["measure", "Lend", "--fonts", file, "--categories", "L"]),
          Run(words: ["fonts", file]),
        ]
      }
  }
}
