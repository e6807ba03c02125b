import SwiftUI

struct Product: Identifiable {
  let id: UUID
  let name: String
  let subtitle: String?
  let price: Decimal
  let tags: [String]
}

/// A card with a price and a button.
struct ProductCard: View {
  let product: Product
  var onBuy: () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title2) private var side: CGFloat = 64

  var body: some View {
    let layout =
      typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    VStack(alignment: .leading, spacing: Spacing.small) {
      layout {
        Image("cover").resizable().frame(width: side, height: side)
        VStack(alignment: .leading) {
          Text(product.name).font(.brandTitle).lineLimit(1)
          if let subtitle = product.subtitle {
            Text(subtitle).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      HStack {
        Text(product.price.formatted(.currency(code: "EUR"))).font(.brandCaption)
        Spacer()
        Button("shop.buy", action: onBuy).buttonStyle(.primary).frame(width: 140)
      }
    }
    .card()
  }
}

#Preview("Winter jacket") {
  ProductCard(
    product: Product(
      id: UUID(), name: "Winter jacket with a hood", subtitle: "Warm and light", price: 129.9,
      tags: ["new"])
  ) {}
  .padding()
}
