import SwiftUI

/// A row that becomes a column at accessibility sizes.
struct ContactRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    let layout =
      dynamicTypeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      Image(systemName: "person.crop.circle")
        .font(.largeTitle)
        .accessibilityHidden(true)
      VStack(alignment: .leading) {
        Text("Anna Haro").font(.headline)
        Text("Last seen yesterday in Cupertino").foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Button("Call") {}
        .buttonStyle(.bordered)
        .id("call")
    }
    .padding()
  }
}

/// The same decision by the older name of the text size.
struct LegacyRow: View {
  @Environment(\.sizeCategory) var sizeCategory

  var body: some View {
    if sizeCategory < .accessibilityMedium {
      HStack {
        Text("Title").id("title")
        Spacer()
        Text("Detail").id("detail")
      }
    } else {
      VStack(alignment: .leading) {
        Text("Title").id("title")
        Text("Detail").id("detail")
      }
    }
  }
}
