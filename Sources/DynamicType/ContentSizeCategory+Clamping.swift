extension ContentSizeCategory {
  /// The category within a range: the nearest end where it is outside.
  ///
  /// - Parameter range: The categories allowed.
  /// - Returns: The category, or the end of the range nearest to it.
  public func clamped(to range: ClosedRange<ContentSizeCategory>) -> ContentSizeCategory {
    min(max(self, range.lowerBound), range.upperBound)
  }

  /// The category, or the lower end of a range where that is larger.
  ///
  /// - Parameter range: The categories allowed.
  /// - Returns: The category within the range.
  public func clamped(to range: PartialRangeFrom<ContentSizeCategory>) -> ContentSizeCategory {
    max(self, range.lowerBound)
  }

  /// The category, or the upper end of a range where that is smaller.
  ///
  /// - Parameter range: The categories allowed.
  /// - Returns: The category within the range.
  public func clamped(to range: PartialRangeThrough<ContentSizeCategory>) -> ContentSizeCategory {
    min(self, range.upperBound)
  }

  /// The category that reaches a view through limits.
  ///
  /// - Parameter limits: The limits around the view, the one nearest to it last.
  /// - Returns: The category in the view.
  public func limited(by limits: some Sequence<ContentSizeLimit>) -> ContentSizeCategory {
    limits.reduce(self) { $1.category(for: $0) }
  }
}
