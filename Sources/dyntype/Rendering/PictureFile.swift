import ArgumentParsing
import Glyphs
import OutputFormats
import Previews
import Rasterizer

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture in a file format.
struct PictureFile {
  /// The formats.
  enum Kind: String {
    case png
    case svg

    /// The format that a path's ending names; PNG for standard output.
    init(path: String) throws {
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      if path == "-" {
        self = .png
      } else if path.contains("."), let kind = Kind(rawValue: ending) {
        self = kind
      } else {
        throw ArgumentParsingError.invalidUse(
          "'--output' must end in .png or .svg, which tells the format", about: RenderCommand.output
        )
      }
    }
  }

  let bytes: [UInt8]
  let kind: Kind
  /// What fonts asked for and was not drawn.
  let notes: [String]

  init(_ sheet: ContactSheet, as kind: Kind, scale: Double) async throws(ToolError) {
    self.kind = kind
    do {
      let cache = try GlyphCache()
      let limitations: [GlyphLimitation]
      switch kind {
      case .png:
        (bytes, limitations) = try await sheet.png(scale: scale, cache: cache)
      case .svg:
        let drawn = try sheet.svg(scale: scale, cache: cache)
        (bytes, limitations) = (Array(drawn.text.utf8), drawn.limitations)
      }
      notes = limitations.map(\.description)
    } catch {
      throw ToolError(.dataError, "\(error)")
    }
  }

  func write(to path: String, _ console: Console) throws(ToolError) {
    do throws(OutputFormatsError) {
      try OutputFile(path).write(bytes, standardOutput: console.output)
    } catch {
      throw ToolError(error)
    }
  }

  /// The picture in the words of a terminal that shows pictures; nil for another one.
  ///
  /// Source: kitty's "Terminal graphics protocol" and iTerm2's "Inline Images Protocol".
  func inline(_ console: Console) -> String? {
    guard kind == .png, console.isDiagnosticsTerminal else { return nil }
    let encoded = Data(bytes).base64EncodedString()
    let isKitty =
      console.environment("KITTY_WINDOW_ID") != nil
      || console.environment("TERM")?.contains("kitty") == true
    if isKitty { return Self.kitty(encoded) }
    let programs = ["iTerm.app", "WezTerm"]
    let isITerm =
      programs.contains(console.environment("TERM_PROGRAM") ?? "")
      || console.environment("LC_TERMINAL") == "iTerm2"
    return isITerm ? "\u{1B}]1337;File=inline=1:\(encoded)\u{7}\n" : nil
  }

  /// The picture in pieces of at most 4,096 characters, as the protocol asks.
  static func kitty(_ encoded: String) -> String {
    let characters = Array(encoded.utf8)
    var text = ""
    for start in stride(from: 0, to: characters.count, by: 4096) {
      let end = min(start + 4096, characters.count)
      let control = (start == 0 ? "a=T,f=100," : "") + "m=\(end < characters.count ? 1 : 0)"
      text += "\u{1B}_G\(control);"
      text += String(decoding: characters[start..<end], as: UTF8.self) + "\u{1B}\\"
    }
    return text + "\n"
  }
}
