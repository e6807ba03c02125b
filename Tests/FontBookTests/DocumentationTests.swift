import BundledFonts
import DynamicType
import FontBook
import Testing

/// Runs the example of the module's documentation.
@Suite struct DocumentationTests {
  @Test func `the example prints what it says`() throws {
    let system = try FontManifest(contentsOf: try #require(BundledFonts.manifestPath))
    let fonts = FontBook(manifests: [], systemManifest: system)

    let choice = try fonts.resolve(FontRequest(.named("Lato-Bold")))
    #expect("\(choice.face.postScriptName) \(choice.match)" == "Lato-Bold postScriptName")
    #expect("\(choice.face.ascent(at: 17))" == "16.779")

    let wrong = try fonts.resolve(FontRequest(.named("Lato-Bolt")))
    #expect("\(wrong.match)" == "missing(nearest: Optional(\"Lato-Bold\"))")
    #expect(wrong.face.standsInFor ?? "" == "SF Pro")
  }
}
