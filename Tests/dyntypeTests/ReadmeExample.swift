import BundledFonts
import DynamicType
import FontBook
import TextLayout

/// The Swift example of the README; `ReadmeTests` compares it line by line.
struct ReadmeExample {
  /// What the example prints.
  private(set) var lines: [String] = []

  mutating func run() throws {
    // The example begins.
    // swift-format-ignore: NeverForceUnwrap, in an example that says what matters
    let fonts = FontBook(systemManifest: try FontManifest(contentsOf: BundledFonts.manifestPath!))
    let typesetter = try Typesetter(fonts: fonts, locale: "de")
    let paragraph = try typesetter.paragraph("Jetzt anmelden", font: .custom("Lato-Bold", size: 17))
    for result in try paragraph.measurements(in: TextContainer(width: 160, lineLimit: 1)) {
      print(result.category, result.requiredLineCount, result.layout.shownText)
    }
    // The example ends.
  }

  /// Takes the place of the standard library's function.
  private mutating func print(_ items: Any...) {
    lines.append(items.map { "\($0)" }.joined(separator: " "))
  }
}
