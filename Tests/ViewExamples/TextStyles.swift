import SwiftUI

/// The built-in text styles, which all grow by themselves.
struct TextStyleList: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text("Large Title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
