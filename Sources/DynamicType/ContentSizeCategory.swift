/// One of the twelve text sizes a person can choose.
public enum ContentSizeCategory: Int, CaseIterable, Hashable, Sendable {
  case extraSmall
}
