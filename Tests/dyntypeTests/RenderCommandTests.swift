import Foundation
import Glyphs
import Testing

@testable import dyntype

@Suite struct RenderCommandTests {
  /// A folder for one test, gone with it.
  private final class Folder {
    private let url = FileManager.default.temporaryDirectory
      .appending(path: "render-\(UInt64.random(in: 0 ... .max))")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path() }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    func path(_ name: String) -> String { url.appending(path: name).path() }

    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: URL(filePath: path(name))))
    }
  }

  /// The options of a small sheet.
  private static let small = ["--categories", "S,L,AX1", "--width", "120", "--scale", "1"]

  private func render(
    _ words: String..., environment: [String: String] = [:], isTerminal: Bool = false
  ) async -> Outcome {
    await dyntype(
      ["render", "Hello, world"] + Self.small + words, environment: environment,
      isTerminal: isTerminal)
  }

  private func picture(_ words: String...) async throws -> Picture {
    let outcome = await dyntype(["render", "Hello, world"] + Self.small + words + ["-o", "-"])
    try #require(outcome.status == 0, "\(outcome.diagnostics)")
    return try Picture(png: outcome.bytes)
  }

  // MARK: Files

  @Test func `a PNG is written whole, and nothing else`() async throws {
    let folder = try Folder()
    let outcome = await render("-o", folder.path("sheet.PNG"))
    #expect(outcome.status == 0)
    #expect(outcome.bytes.isEmpty && outcome.diagnostics.isEmpty)
    #expect(try folder.names == ["sheet.PNG"])
    let picture = try Picture(png: folder.bytes("sheet.PNG"))
    #expect(picture.width > 3 * 120 && picture.height > 80)
  }

  @Test func `an SVG is written whole, and nothing else`() async throws {
    let folder = try Folder()
    let outcome = await render("-o", folder.path("sheet.svg"))
    #expect(outcome.status == 0)
    #expect(outcome.bytes.isEmpty && outcome.diagnostics.isEmpty)
    #expect(try folder.names == ["sheet.svg"])
    let text = String(decoding: try folder.bytes("sheet.svg"), as: UTF8.self)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(text.contains("<symbol "))
  }

  @Test func `standard output gets the bytes of a PNG, those of the file`() async throws {
    let folder = try Folder()
    _ = await render("-o", folder.path("a.png"))
    let outcome = await render("-o", "-")
    #expect(outcome.status == 0)
    #expect(Array(outcome.bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(try folder.bytes("a.png") == outcome.bytes)
  }

  @Test(arguments: ["a.png", "a.svg"])
  func `two runs give the same bytes`(_ name: String) async throws {
    let (first, second) = (try Folder(), try Folder())
    for folder in [first, second] { _ = await render("-o", folder.path(name)) }
    #expect(try first.bytes(name) == second.bytes(name))
    #expect(try !first.bytes(name).isEmpty)
  }

  // MARK: Errors

  @Test(arguments: ["sheet.jpg", "sheet", "png", ".", "a.png/b"])
  func `another ending is a wrong use`(_ name: String) async throws {
    let folder = try Folder()
    let outcome = await render("-o", folder.path(name))
    #expect(outcome.status == 64)
    #expect(outcome.diagnostics.contains("'--output' must end in .png or .svg"))
    #expect(outcome.bytes.isEmpty)
    #expect(try folder.names.isEmpty)
  }

  @Test func `a path must be given`() async {
    let outcome = await render()
    #expect(outcome.status == 64)
    #expect(outcome.diagnostics.contains("--output"))
  }

  @Test func `a folder that is not there is an error, and nothing is written`() async throws {
    let folder = try Folder()
    let outcome = await render("-o", folder.path("none/sheet.png"))
    #expect(outcome.status == 66)
    #expect(outcome.diagnostics.contains("none/sheet.png"))
    #expect(outcome.diagnostics.contains("create the folder first"))
    #expect(try folder.names.isEmpty)
  }

  @Test func `a folder in the place of the file is an error, and stays`() async throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      atPath: folder.path("sheet.png"), withIntermediateDirectories: false)
    let outcome = await render("-o", folder.path("sheet.png"))
    #expect(outcome.status == 66)
    #expect(try folder.names == ["sheet.png"])
  }

  @Test(arguments: ["sheet.png", "sheet.svg"])
  func `a sheet that is too large is an error that says how large it is`(
    _ name: String
  ) async throws {
    let folder = try Folder()
    try Data("before".utf8).write(to: URL(filePath: folder.path(name)))
    let outcome = await dyntype(
      "render", "Hello", "--width", "18000", "--height", "345678.25", "-o", folder.path(name))
    #expect(outcome.status == 65)
    let size = #/Error: 18,[0-9]{3} × [0-9],[0-9]{3},[0-9]{3} points at scale 2: /#
    let reason =
      "too many pixels; at most 32,768 a side and 67 million in all are drawn; "
      + "choose a smaller scale, or draw less at once\n"
    let start = try #require(outcome.diagnostics.prefixMatch(of: size), "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.dropFirst(start.output.count) == reason)
    #expect(try folder.names == [name])
    #expect(try folder.bytes(name) == Array("before".utf8))
  }

  @Test func `a glyph of 100000 pixels is an error`() async throws {
    let folder = try Folder()
    let outcome = await dyntype(
      "render", "i", "--size", "100000", "--categories", "L", "-o", folder.path("a.png"))
    #expect(outcome.status == 65)
    #expect(try folder.names.isEmpty)
  }

  // MARK: Options

  @Test func `columns decide the shape`() async throws {
    let one = try await picture("--columns", "1")
    let three = try await picture("--columns", "3")
    #expect(three.width > one.width)
    // In a row, the highest tile counts; in a column, each adds its height whatever the others are.
    let highest = try await picture("--categories", "AX1")
    #expect(three.height == highest.height)
    let withoutSmall = try await picture("--columns", "1", "--categories", "L,AX1")
    let small = try await picture("--categories", "S")
    let two = try await picture("--columns", "1", "--categories", "S,AX1")
    #expect(one.height - withoutSmall.height == two.height - highest.height)
    #expect(two.height - highest.height > 16 && two.height < highest.height + small.height)
    #expect(try await picture("--columns", "12") == three)
    #expect(await render("--columns", "0", "-o", "-").status == 64)
    #expect(await render("--columns", "13", "-o", "-").status == 64)
  }

  @Test func `themes differ in their colours only`() async throws {
    let light = try await picture()
    let dark = try await picture("--theme", "dark")
    #expect(light == (try await picture("--theme", "light")))
    #expect(light.width == dark.width && light.height == dark.height)
    #expect(light[x: 2, y: 2] == RGBA(0xF2F2F7))
    #expect(dark[x: 2, y: 2] == RGBA(0x000000))
    #expect(await render("--theme", "blue", "-o", "-").status == 64)
  }

  @Test func `guides are drawn as asked for`() async throws {
    let none = try await picture("--show", "none")
    let frame = try await picture()
    #expect(none != frame)
    #expect(frame == (try await picture("--show", "frame")))
    for guide in ["lines", "baselines", "ink"] {
      #expect(try await picture("--show", guide) != none)
      let both = try await picture("--show", "frame,\(guide)")
      #expect(both == (try await picture("--show", "\(guide),frame")))
      #expect(both != frame)
    }
    let outcome = await render("--show", "frame,colour", "-o", "-")
    #expect(outcome.status == 64)
    #expect(outcome.diagnostics.contains("'colour' is none of lines, baselines, ink and frame"))
  }

  // MARK: Previews

  @Test func `off a terminal, a preview says where the picture is`() async throws {
    let folder = try Folder()
    let path = folder.path("a.png")
    let outcome = await render(
      "--preview", "-o", path, environment: ["KITTY_WINDOW_ID": "1"])
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics == "The picture is in \(path).\n")
    let piped = await render("--preview", "-o", "-")
    #expect(piped.diagnostics == "The picture went to standard output.\n")
  }

  @Test(arguments: [[:], ["TERM": "xterm-256color"], ["TERM_PROGRAM": "Apple_Terminal"]])
  func `a terminal without pictures is told where it is`(
    _ environment: [String: String]
  ) async throws {
    let folder = try Folder()
    let path = folder.path("a.png")
    let outcome = await render(
      "--preview", "-o", path, environment: environment, isTerminal: true)
    #expect(outcome.diagnostics == "The picture is in \(path).\n")
  }

  @Test(arguments: [["KITTY_WINDOW_ID": "1"], ["TERM": "xterm-kitty"]])
  func `kitty gets the picture in pieces`(_ environment: [String: String]) async throws {
    let folder = try Folder()
    let outcome = await render(
      "--preview", "-o", folder.path("a.png"), environment: environment, isTerminal: true)
    let pieces = outcome.diagnostics.dropLast().components(separatedBy: "\u{1B}\\").dropLast()
    try #require(pieces.count > 1)
    var encoded = ""
    for (index, piece) in pieces.enumerated() {
      let isLast = index == pieces.count - 1
      let start = "\u{1B}_G\(index == 0 ? "a=T,f=100," : "")m=\(isLast ? 0 : 1);"
      #expect(piece.hasPrefix(start))
      let data = piece.dropFirst(start.count)
      #expect(isLast ? (1...4096).contains(data.count) : data.count == 4096)
      encoded += data
    }
    #expect(Data(base64Encoded: encoded).map(Array.init) == (try folder.bytes("a.png")))
  }

  @Test(arguments: [
    ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "WezTerm"], ["LC_TERMINAL": "iTerm2"],
  ])
  func `iTerm and its like get the picture in one`(
    _ environment: [String: String]
  ) async throws {
    let folder = try Folder()
    let outcome = await render(
      "--preview", "-o", folder.path("a.png"), environment: environment, isTerminal: true)
    let encoded = Data(try folder.bytes("a.png")).base64EncodedString()
    #expect(outcome.diagnostics == "\u{1B}]1337;File=inline=1:\(encoded)\u{7}\n")
  }

  @Test func `a document is not shown, and quiet runs say nothing`() async throws {
    let folder = try Folder()
    let kitty = ["TERM": "xterm-kitty"]
    let path = folder.path("a.svg")
    let outcome = await render("--preview", "-o", path, environment: kitty, isTerminal: true)
    #expect(outcome.diagnostics == "The picture is in \(path).\n")
    let quiet = await render(
      "--preview", "--quiet", "-o", folder.path("a.png"), environment: kitty, isTerminal: true)
    #expect(quiet.diagnostics.isEmpty)
  }
}
