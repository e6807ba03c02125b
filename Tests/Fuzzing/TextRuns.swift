/// Texts of any characters, measured and drawn.
struct TextRuns {
  let folder: Folder

  func runs(of texts: [String], _ dice: inout Dice) throws -> [Run] {
    let requests = texts.map { text in
      Request(
        text: text, font: dice.pick([nil, "Lato-Regular", "Abel-Regular", "Nothing"]),
        locale: dice.pick(["en", "ar", "th", "ja", "ko", "de", "tr"]),
        width: dice.pick([0.001, 20, 160, 343, 100_000]), lineLimit: dice.pick([nil, 1, 2, 5]),
        truncation: dice.pick(["tail", "head", "middle", "clip", "character"]),
        strategy: dice.pick(["standard", "none", "push-out", "hangul-word-priority"]),
        categories: ["L", "AX5"])
    }
    let batch = try folder.write(lines: requests, to: "requests.jsonl")
    let file = try folder.write(Array(dice.pick(texts).utf8), to: "text.txt")
    return [
      Run(words: ["measure", "--batch", "-"], input: batch, lines: texts.count),
      Run(words: [
        "measure", "--file", file, "--width", "100", "--line-limit", "2",
        "--minimum-scale-factor", "0.5", "--allows-tightening",
      ]),
      Run(words: [
        "render", "--file", file, "--width", "100", "--height", "300", "--line-limit", "2",
        "--categories", "XS,AX5", "--quiet", "--output", "\(folder.path)/sheet.png",
      ]),
    ]
  }
}
