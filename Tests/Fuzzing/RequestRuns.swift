/// Damaged requests of a batch.
struct RequestRuns {
  let folder: Folder

  private static let seed = """
    {"id":7,"text":"Lend a book \\u00e9","locale":"de","font":"Lato-Bold","size":17,\
    "relativeTo":"body","width":160,"lineLimit":2,"truncation":"middle","strategy":"push-out",\
    "categories":["L","AX1..AX5"]}
    """

  private static let mutator = ByteMutator(words: [
    "{", "}", "[", "]", "\"", "\\", "\\ud800", "\\u0000", ":", ",", "null", "true", "\"text\":",
    "\"id\":", "\"font\":\"/dev/zero\"", "\"size\":", "\"style\":\"title\"", "\u{FEFF}", "\n", "😀",
    "\"relativeTo\":\"none\"", "\"categories\":\"all\"",
  ])

  func runs(_ dice: inout Dice) throws -> [Run] {
    var bytes: [UInt8] = []
    for _ in 0..<400 {
      var line = Array(Self.seed.utf8)
      Self.mutator.mutate(&line, &dice)
      bytes += line + [0x0A]
    }
    let batch = try folder.write(bytes, to: "requests.jsonl")
    let blank: Set<UInt8> = [0x20, 0x09, 0x0D]
    let lines = bytes.split(separator: 0x0A).count { !$0.allSatisfy(blank.contains) }
    return [
      Run(words: ["measure", "--batch", "-"], input: batch, lines: lines),
      Run(words: ["measure", "--batch", batch, "--output", "\(folder.path)/answers.jsonl"]),
    ]
  }
}
