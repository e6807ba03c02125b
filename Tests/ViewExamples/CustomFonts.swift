import SwiftUI

extension Font {
  /// The app's own styles: sizes at L, each growing with the platform's style of its role.
  static let brandTitle = Font.custom("Lato-Bold", size: 28, relativeTo: .title)
  static let brandBody = Font.custom("Lato-Regular", size: 17)
}

/// A modifier that scales an app's font, as it was written before fonts could do so themselves.
struct ScaledFont: ViewModifier {
  @Environment(\.sizeCategory) var sizeCategory
  @ScaledMetric private var size: CGFloat
  private let name: String

  init(name: String, size: CGFloat) {
    self.name = name
    _size = ScaledMetric(wrappedValue: size)
  }

  func body(content: Content) -> some View {
    content.font(.custom(name, fixedSize: size))
  }
}

extension View {
  func scaledFont(name: String, size: CGFloat) -> some View {
    modifier(ScaledFont(name: name, size: size))
  }
}

/// Fonts of the app in three ways.
struct BrandCard: View {
  @ScaledMetric(relativeTo: .body) private var padding: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: padding) {
      Text("Weekly plan").font(.brandTitle).id("title")
      Text("Three meals for two people, delivered on Monday.").font(.brandBody).id("body")
      Text("From 9.99 a box").scaledFont(name: "Lato-Regular", size: 17).id("price")
      Text("Fine print").font(.custom("Lato-Regular", fixedSize: 12)).id("fine")
    }
    .padding(padding)
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
  }
}
