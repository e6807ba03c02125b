import SwiftUI

/// What goes wrong: fixed frames, one line, sizes that never grow.
struct BrokenCard: View {
  var body: some View {
    HStack(spacing: 8) {
      Image("cover").resizable().frame(width: 80, height: 80)
      VStack(alignment: .leading) {
        Text("The complete guide to gardening").font(.headline).lineLimit(1).id("title")
        Text("Chapter 4: Pruning roses in early spring").font(.subheadline).id("chapter")
        Text("12 min left").font(.system(size: 11)).id("time")
      }
      .frame(height: 80)
      Button("Play") {}.frame(width: 60, height: 30).id("play")
    }
    .padding()
  }
}
