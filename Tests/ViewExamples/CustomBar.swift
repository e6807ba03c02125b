import SwiftUI

/// A bar of the app's own, whose items do not grow but show themselves large to a resting finger.
struct CustomTabBar: View {
  private struct Item: Identifiable {
    let id: String
    let symbol: String
  }

  private let items = [
    Item(id: "Home", symbol: "house"), Item(id: "Library", symbol: "books.vertical"),
    Item(id: "Search", symbol: "magnifyingglass"),
  ]

  var body: some View {
    HStack {
      ForEach(items) { item in
        Button {
        } label: {
          VStack(spacing: 2) {
            Image(systemName: item.symbol)
            Text(verbatim: item.id).font(.caption2)
          }
          .frame(maxWidth: .infinity, minHeight: 44)
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .accessibilityShowsLargeContentViewer {
          Label("Show", systemImage: item.symbol)
        }
        .id(item.id)
      }
    }
    .background(.bar)
  }
}
