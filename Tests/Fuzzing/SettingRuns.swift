/// Damaged configurations, and damaged reports of audits that are read again.
struct SettingRuns {
  let folder: Folder

  private static let settings = """
    {"sourceLanguage":"en","locales":["de"],"categories":"L..AX5","devices":["se3","iphone-16"],
    "constraints":{"*.title":{"role":"control","font":"Lato-Bold","width":120,"lines":1,"size":20,
    "relativeTo":"title2","italic":true,"uppercase":true,"minimumScale":0.5,"stackedWidth":200,
    "shownElsewhere":true,"height":40},"*":{"inset":16,"style":"headline"}},"samples":{"%@":["Max"]},
    "rules":{"fit-tight":"off"},"exclude":["**/a/*"],"failOn":"minor","suppressions":[
    {"rule":"fit-*","key":"a.*","reason":"seen","path":"*","locale":"de","fingerprint":"0"}]}
    """

  private static let report = """
    {"schemaVersion":1,"folder":".","failOn":"serious","findings":[{"rule":"fit-truncated",
    "ruleVersion":1,"severity":"serious","outcome":"violation","place":{"file":"a.strings","line":1,
    "column":1},"occurrences":[],"message":"cut","facts":{},"advice":"more","fingerprint":"00"}],
    "suppressed":[],"hiddenByBaseline":[],"deadBaselineEntries":[],"unusedSuppressions":[],
    "checks":[],"problems":[]}
    """

  private static let baseline = """
    # Audit baseline of dyntype: findings that are known.
    607cf6839ed9d06d serious fit-truncated en.lproj/A.strings a.title en
    """

  private static let mutator = ByteMutator(words: [
    "{", "}", "[", "]", "\"", "\\", ":", ",", "null", "true", "\"width\":", "\"lines\":-1", "**",
    "*", "\"constraints\":{", "\"findings\":[", "\"../..\"", "\"fingerprint\":", "\u{FEFF}",
  ])

  func runs(_ dice: inout Dice) throws -> [Run] {
    try (0..<20).flatMap { index in
      let app = "\(folder.path)/\(index)"
      try folder.write(
        Array("\"a.title\" = \"Lend %@ of 3 books\";".utf8), to: "\(index)/en.lproj/A.strings")
      _ = try write(Self.settings, to: "\(index)/dyntype.json", &dice)
      let report = try write(Self.report, to: "\(index)-report.json", &dice)
      let baseline = try write(Self.baseline, to: "\(index)-baseline", &dice)
      return [
        Run(words: ["audit", app]), Run(words: ["strings", app]),
        Run(words: ["audit", app, "--baseline", baseline]),
        Run(words: ["audit", "merge", report, "--format", "html"]),
      ]
    }
  }

  private func write(_ seed: String, to name: String, _ dice: inout Dice) throws -> String {
    var bytes = Array(seed.utf8)
    Self.mutator.mutate(&bytes, &dice)
    return try folder.write(bytes, to: name)
  }
}
