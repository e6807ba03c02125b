import ArgumentParsing
import Testing

/// What holds for every command line, however little sense it makes.
@Suite struct AnyWordsTests {
  private static let words = [
    "", "-", "--", "---", "-=", "--=", "=", "-b", "-bs", "-bw", "-w", "-w=", "-w=3", "--width",
    "--width=", "--width=x", "--width=3", "3", "-3", "x", "measure", "m", "place", "catalog",
    "list", "help", "--offset=1", "--offset", "--edge", "top", "--color", "--no-color", "--no-",
    "--no-no-color", "-v", "--verbose=1", "--config", "--version",
    "--generate-completion-script", "bash", "\u{301}", "-\u{301}", "--\u{301}=", "👩‍👩‍👧",
    "-👩‍👩‍👧", "\u{0}", "-\n", "add", "-x", "--hex-output",
  ]

  private func lines(_ count: Int, _ words: [String]) -> [[String]] {
    var generator = Generator(state: 20)
    return (0..<count).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
        words.randomElement(using: &generator)
      }
    }
  }

  @Test(arguments: [SampleTool.program, SampleTool.simple, SampleTool.math])
  func `there is always an answer, and a mistake has a message and a usage`(program: Program) {
    for words in lines(1000, Self.words) {
      guard case .failure(let error) = program.parse(words) else { continue }
      let text = program.render(error)
      #expect(text.hasPrefix("Error: \(error.reason)\n"))
      #expect(!error.reason.isEmpty)
      #expect(!error.context.command.isEmpty)
      #expect(text.lowercased().contains("usage: "))
    }
  }

  @Test(arguments: ["--help", "-h", "--help-hidden"])
  func `help wins wherever it stands before two dashes`(request: String) {
    for line in lines(200, Self.words.filter { $0 != "--" }) {
      for place in 0...line.count {
        var asking = line
        asking.insert(request, at: place)
        guard case .help(let help) = SampleTool.program.parse(asking) else {
          Issue.record("no help for \(asking)")
          continue
        }
        #expect(help.includesHidden == (request == "--help-hidden"))
        #expect(!SampleTool.program.render(help).isEmpty)
      }
    }
  }
}

/// A generator with a known start, so that a failure can be repeated.
///
/// Source: Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
