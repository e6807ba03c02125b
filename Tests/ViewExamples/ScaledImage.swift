import SwiftUI

/// A picture that grows with its text, beside one that only decorates and stays.
struct ScaledAvatar: View {
  @ScaledMetric(relativeTo: .title) private var side: CGFloat = 48
  @ScaledMetric private var gap: CGFloat = 8

  var body: some View {
    VStack(spacing: gap) {
      Image("avatar")
        .resizable()
        .scaledToFit()
        .frame(width: side, height: side)
        .clipShape(Circle())
        .id("avatar")
      Image(decorative: "pattern")
        .resizable()
        .frame(width: 120, height: 24)
        .id("decoration")
      Text("Good morning").font(.title)
    }
  }
}
