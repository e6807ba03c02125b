public import DynamicType
public import FontBook
public import Testing
import TextLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Compares line counts and heights of texts at all sizes with those of a recorded file.
///
/// The file lies in the folder `__Metrics__` beside the test. It is written where there is none, and
/// anew with `RECORD_SNAPSHOTS=1`; a run that writes it records an issue. A difference is shown line
/// by line. Use it to see what a new version of a font file changes:
///
/// ```swift
/// try assertTextMetrics(of: ["Sign in", "Continue"], font: .custom("Lato-Bold", size: 17),
///   width: 280, named: "buttons", fonts: .forTests(files: ["Fonts/Lato-Bold.ttf"]))
/// ```
///
/// - Parameters:
///   - texts: The texts.
///   - font: The font.
///   - width: The width of the box in points.
///   - lineLimit: The most lines; nil for as many as it takes.
///   - name: The name of the file, without an ending.
///   - categories: The text sizes.
///   - locale: The language of the texts as a BCP 47 tag.
///   - fonts: The fonts; nil for those that come with this package.
///   - filePath: The file of the test.
///   - sourceLocation: Where an issue is recorded.
/// - Throws: `TextLayoutError` for a font or length that is wrong, `FontBookError`, or an error of
///   the file system.
public func assertTextMetrics(
  of texts: [String], font: FontDescription = .system(.body), width: Double,
  lineLimit: Int? = nil, named name: String,
  categories: [ContentSizeCategory] = ContentSizeCategory.allCases, locale: String = "en",
  fonts: FontBook? = nil, filePath: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let typesetter = try Typesetter(fonts: try fonts ?? .forTests(), locale: locale)
  let container = TextContainer(width: width, lineLimit: lineLimit)
  var table = TextMetricsTable(font: font, width: width, lineLimit: lineLimit, locale: locale)
  for text in texts {
    let paragraph = try typesetter.paragraph(text, font: font)
    table.add(
      text, face: paragraph.style.font.face.postScriptName,
      try paragraph.measurements(at: categories.sorted(), in: container))
  }
  let file = MetricsFile(name: name, filePath: "\(filePath)")
  if let problem = try file.problem(with: table.text) {
    Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
  }
}
