import DynamicType
import FontBook
import Previews
import SwiftUI
import ViewLayout

struct PersonRow: View {
  @Environment(\.dynamicTypeSize) var size

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout {
      Text("Anna Haro").font(.headline)
      Button("Call") {}.buttonStyle(.bordered).id("call")
    }
  }
}

/// The example of views in the README; `ReadmeViewsTests` compares it line by line.
struct ReadmeViews {
  let fonts: FontBook

  /// What the example finds.
  var frame: Rect?
  var problems: [ViewProblem] = []
  var elements: [AccessibilityElement] = []
  var large: [LargeContentItem] = []
  var sheet: [UInt8] = []
  var page = ""

  mutating func run() throws {
    // The example begins.
    let device = try Device.named("se3")
    let environment = ViewEnvironment(category: .accessibilityLarge, device: device)
    let screen = try LayoutSession(fonts: fonts)
      .layOut(PersonRow().resolved(in: environment), in: environment)

    frame = screen.view(id: "call")?.frame  // where the button is, in points
    problems = screen.problems()  // texts that are cut, overlap or lie off the screen
    elements = screen.accessibilityElements()  // what VoiceOver stops at
    large = screen.largeContentItems()  // what the large content viewer shows

    let preview = try ViewPreview(in: environment, fonts: fonts) { PersonRow().resolved(in: $0) }
    sheet = try preview.sheet(title: "A person")  // twelve screens as one PNG
    page = try ViewPage(title: "A person", previews: [preview]).html()  // one page with a slider
    // The example ends.
  }
}
