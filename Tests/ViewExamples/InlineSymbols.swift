import SwiftUI

/// Symbols within text wrap with it; labels keep their icons beside.
struct InlineSymbolList: View {
  var body: some View {
    List {
      Section("Symbols") {
        Text("Tap \(Text(Image(systemName: "heart"))) to keep this place among your favourites")
        Text("Tap ") + Text(Image(systemName: "heart.fill")) + Text(" to keep this place")
        Label("Favourites", systemImage: "heart")
        Label("Recently deleted", systemImage: "trash")
      }
    }
  }
}
