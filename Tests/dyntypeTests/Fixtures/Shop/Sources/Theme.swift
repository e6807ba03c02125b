import SwiftUI

enum Spacing {
  static let small: CGFloat = 8
  static let medium = small * 2
}

extension Font {
  static let brandTitle = Font.custom("Lato-Bold", size: 24, relativeTo: .title2)
  static var brandCaption: Font { .system(size: 12, weight: .medium) }
}

struct CardModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding(Spacing.medium)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
  }
}

extension View {
  func card() -> some View { modifier(CardModifier()) }
}

struct PrimaryButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, 12)
      .frame(maxWidth: .infinity)
      .background(Color.accentColor, in: Capsule())
      .foregroundStyle(.white)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: PrimaryButtonStyle { .init() }
}
