import BundledFonts
import Foundation

/// Damaged fonts, measured, drawn and looked into.
struct FontRuns {
  let folder: Folder

  private static let text = "AVATAR fi é 0123 कि ที่ ب្ង 日本 😀 العربية"

  /// Fonts of every kind: outlines of both sorts, variations, colours, pictures, collections.
  static func seeds() -> [String] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let folders = [
      BundledFonts.manifestPath.map { URL(filePath: $0).deletingLastPathComponent() }?
        .appending(path: "Files"),
      package.appending(path: "Tests/RasterizerTests/Fixtures"),
    ].compactMap(\.self)
    let fonts = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".ttf") }.map { folder.appending(path: $0).path }
    }
    return fonts
      + ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"].filter {
        FileManager.default.fileExists(atPath: $0)
      }
  }

  /// Fonts of many megabytes, which are damaged less often.
  static let largeSeeds = [
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  ].filter { FileManager.default.fileExists(atPath: $0) }

  func runs(_ dice: inout Dice) throws -> [Run] {
    let seeds = dice.oneIn(10) && !Self.largeSeeds.isEmpty ? Self.largeSeeds : Self.seeds()
    let count = seeds == Self.largeSeeds ? 2 : 16
    var files: [String] = []
    for index in 0..<count {
      let seed = dice.pick(seeds)
      var bytes = try [UInt8](Data(contentsOf: URL(filePath: seed)))
      FontMutator().mutate(&bytes, &dice)
      let kind = URL(filePath: seed).pathExtension
      files.append(try folder.write(bytes, to: "fonts/\(index).\(kind)"))
    }
    let requests = files.map { file in
      Request(
        text: Self.text, font: file, width: 120, lineLimit: 2, truncation: "middle",
        categories: ["L", "AX5"])
    }
    let batch = try folder.write(lines: requests, to: "requests.jsonl")
    return [Run(words: ["measure", "--batch", batch], lines: count)]
      + files.map { file in
        Run(words: [
          "render", Self.text, "--font", file, "--width", "160", "--categories", "L,AX5",
          "--show", "ink,lines,baselines,frame", "--quiet", "--output", "\(folder.path)/sheet.png",
        ])
      }
      + [
        Run(words: ["fonts", "\(folder.path)/fonts", "--coverage", "en,ar,hi"]),
        Run(words: ["audit", "\(folder.path)/fonts"]),
        Run(words: [
          "render", Self.text, "--font", files[0], "--width", "160", "--categories", "L",
          "--quiet", "--output", "\(folder.path)/sheet.svg",
        ]),
      ]
  }
}
