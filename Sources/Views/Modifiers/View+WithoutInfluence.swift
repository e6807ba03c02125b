// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

/// Modifiers that change nothing about where views lie or how text is set.
///
/// They are accepted so that an app's views compile unchanged, and pass the view on as it is.
extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func task(_ action: @escaping @Sendable () async -> Void) -> some View { self }
  public func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View {
    self
  }
  public func onChange<V: Equatable>(
    of value: V, _ action: @escaping (V, V) -> Void
  ) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public func blur(radius: CGFloat) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }
  public func keyboardType(_ type: KeyboardType) -> some View { self }
  public func textContentType(_ type: TextContentType?) -> some View { self }
  public func autocorrectionDisabled(_ disabled: Bool = true) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  public func textSelection(_ selection: TextSelectability) -> some View { self }
  public func sheet<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { self }
  public func fullScreenCover<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { self }
  public func previewDisplayName(_ name: String?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func drawingGroup() -> some View { self }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
}

/// Whether something is shown.
public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}

/// How changes move; without influence here.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static let linear = Animation()
  public static let spring = Animation()
  public static let bouncy = Animation()
  public static let smooth = Animation()
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
}

/// How views come and go; without influence here.
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
}

/// Which keyboard a field opens; without influence here.
public enum KeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numberPad, decimalPad, phonePad, emailAddress, URL
}

/// What a field asks for; without influence here.
public enum TextContentType: Hashable, Sendable {
  case name, username, password, emailAddress, telephoneNumber, oneTimeCode
}

/// What the return key says; without influence here.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let next = SubmitLabel()
  public static let search = SubmitLabel()
  public static let send = SubmitLabel()
}

/// Whether text can be selected; without influence here.
public struct TextSelectability: Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}

/// The size of a preview; without influence here.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// Runs changes that move; they are run at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Views that an app shows while it is written.
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
