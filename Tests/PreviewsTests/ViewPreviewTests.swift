import DynamicType
import FontBook
import Glyphs
import Previews
import SwiftUI
import Testing
import ViewLayout

/// Views as they were looked at and found good.
@Suite struct ViewPreviewTests {
  /// Controls in their states, what is cut, and what stands in for pictures.
  private struct Gallery: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 12) {
        Text("**Strong** and *slanted* text").font(.title3)
        Text("A heading that does not fit on its line").font(.headline).lineLimit(1)
        Label("Favourites", systemImage: "heart")
        HStack {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false)).disabled(true)
        }
        Slider(value: .constant(0.25))
        ProgressView(value: 0.75)
        HStack {
          Button("Save") {}.buttonStyle(.bordered)
          Image("cover").resizable().frame(width: 44, height: 44)
          Ellipse().fill(Color.orange).frame(width: 60, height: 30)
          Circle().stroke(Color.green, lineWidth: 3).frame(width: 30)
        }
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      }
      .padding()
    }
  }

  private func preview<V: View>(
    _ view: V, isDark: Bool = false, locale: String = "en"
  ) throws -> ViewPreview {
    let environment = ViewEnvironment(
      device: try Device.named("se3"), locale: locale, isDark: isDark)
    return try ViewPreview(
      in: environment, categories: [.large, .accessibilityLarge], fonts: try bundledFonts()
    ) { view.resolved(in: $0) }
  }

  @Test(arguments: [false, true])
  func `controls look as they did`(isDark: Bool) throws {
    let sheet = try preview(Gallery(), isDark: isDark).sheet(title: "Controls", columns: 2)
    try expectPicture(
      Picture(png: sheet, context: "a sheet"), isDark ? "controls-dark" : "controls-light")
  }

  @Test func `a mirrored screen looks as it did`() throws {
    let sheet = try preview(Gallery(), locale: "ar").sheet(title: "Controls", columns: 2)
    try expectPicture(Picture(png: sheet, context: "a sheet"), "controls-right-to-left")
  }

  @Test func `a page escapes what an app calls its views`() throws {
    let preview = try preview(Text(verbatim: "<b>&\"").lineLimit(1).frame(width: 10))
    let page = try ViewPage(title: "<script>", previews: [preview]).html()
    #expect(!page.contains("<script>\""))
    #expect(page.contains("<h1>&lt;script&gt;</h1>"))
    #expect(page.contains("“&lt;b&gt;&amp;&quot;”"))
  }
}
