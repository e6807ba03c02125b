import ArgumentParsing
import Testing

@Suite struct ScaleCommandErrorsTests {
  private typealias ExitStatus = ArgumentParsing.ExitStatus

  @Test(arguments: [
    (
      "17pt",
      "The value '17pt' is invalid for '<value>': A value is a number of points, such as 17 or 12.5"
    ),
    (
      "title",
      "The value 'title' is invalid for '<value>': A value is a number of points. "
        + "Did you mean '--style title1'?"
    ),
    ("1e6", "The value '1e6' is invalid for '<value>': A value lies between -100000 and 100000"),
    ("-4", "Unknown option '-4'. Did you mean '-- -4'?"),
    ("17 --max 40", "'--max' limits sizes of fonts; add '--font-size'"),
    ("--font-size", "'--font-size' needs a value to scale"),
    ("--font-size -- 17 -4", "The size of a font is above 0, not -4"),
    ("--font-size 0", "The size of a font is above 0, not 0"),
    (
      "17 --style bdoy",
      "The value 'bdoy' is invalid for '--style <style>': 'bdoy' is not a text style; "
        + "did you mean 'body'?"
    ),
    (
      "17 --platform iso",
      "The value 'iso' is invalid for '--platform <platform>': 'iso' is not a platform; "
        + "did you mean 'iOS'?"
    ),
    (
      "--platform watchOS --style callout",
      "watchOS has no text style callout; it has largeTitle, title1, title2, title3, headline, "
        + "body, caption1, caption2, footnote"
    ),
    (
      "17 --scale 0",
      "The value '0' is invalid for '--scale <n>': A display has between 1 and 10 pixels a point"
    ),
    (
      "17 --format yaml",
      "The value 'yaml' is invalid for '--format <format>'. "
        + "Please provide one of 'text', 'json', 'csv' or 'markdown'."
    ),
  ])
  func `a wrong value is explained`(line: String, message: String) async {
    let outcome = await dyntype(["scale"] + line.split(separator: " ").map(String.init))
    #expect(outcome.status == ExitStatus.usage.rawValue)
    #expect(outcome.output.isEmpty)
    #expect(outcome.diagnostics.hasPrefix("Error: \(message)\n"))
    #expect(outcome.diagnostics.contains("\nUsage: dyntype scale "))
  }

  @Test func `a file that cannot be written is an error`() async {
    let outcome = await dyntype("scale", "--output", "/nonexistent/ramp.txt")
    #expect(outcome.status == ExitStatus.noInput.rawValue)
    #expect(outcome.diagnostics.hasPrefix("Error: "))
  }
}
