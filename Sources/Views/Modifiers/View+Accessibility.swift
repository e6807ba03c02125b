// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

import TextLayout
import ViewLayout

extension View {
  private func accessibility(
    _ change: @escaping (inout AccessibilityChange, EnvironmentValues) -> Void
  ) -> some View {
    modified { values in
      var accessibility = AccessibilityChange()
      change(&accessibility, values)
      return .accessibility(accessibility)
    }
  }

  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.content(in: $1).text.text }
  }

  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { change, _ in change.isHidden = hidden }
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { change, _ in change.element = children.mode }
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { change, _ in change.addedTraits = traits.traits }
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self
  }
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// A name by which tests and callers find the view's frame.
  public func accessibilityIdentifier(_ identifier: String) -> some View { named(identifier) }

  /// Shows the view large while a finger rests on it, at accessibility sizes.
  public func accessibilityShowsLargeContentViewer() -> some View {
    accessibility { change, _ in change.largeContent = .own }
  }

  /// Shows other views large while a finger rests on this one, at accessibility sizes.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View {
    let view = content()
    return accessibility { $0.largeContent = .views([view.node(in: $1)]) }
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    accessibility { change, _ in change.isTappable = true }
  }
}

/// How a view with parts is told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let mode: AccessibilityChange.ElementMode
  public static let ignore = AccessibilityChildBehavior(mode: .ignore)
  public static let combine = AccessibilityChildBehavior(mode: .combine)
  public static let contain = AccessibilityChildBehavior(mode: .contain)
}

/// What a view is to a person.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: Set<AccessibilityChange.Trait>

  public init() { traits = [] }
  init(_ trait: AccessibilityChange.Trait) { traits = [trait] }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isLink = AccessibilityTraits(.link)
  public static let isImage = AccessibilityTraits(.image)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isToggle = AccessibilityTraits(.toggle)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    member.traits.isSubset(of: traits)
  }
  public func union(_ other: Self) -> Self { with(traits.union(other.traits)) }
  public func intersection(_ other: Self) -> Self { with(traits.intersection(other.traits)) }
  public func symmetricDifference(_ other: Self) -> Self {
    with(traits.symmetricDifference(other.traits))
  }
  public mutating func formUnion(_ other: Self) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: Self) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: Self) {
    traits.formSymmetricDifference(other.traits)
  }
  public mutating func insert(
    _ member: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(member)
    formUnion(member)
    return (isNew, member)
  }
  public mutating func remove(_ member: Self) -> Self? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }
  public mutating func update(with member: Self) -> Self? { insert(member).inserted ? nil : member }

  private func with(_ traits: Set<AccessibilityChange.Trait>) -> Self {
    var changed = Self()
    changed.traits = traits
    return changed
  }
}
