extension FontDescription {
  /// The font at a content size category.
  ///
  /// - Parameters:
  ///   - category: The system's category; the font's own category takes its place.
  ///   - boldText: Whether the person has switched on Bold Text, to which system fonts react.
  ///   - ramp: The ramp of the platform.
  /// - Returns: The font at its size.
  /// - Throws: ``DynamicTypeError/Code/noValue`` where the platform has no size for the style, or
  ///   how a custom font grows there is not known; ``DynamicTypeError/Code/invalidValue`` for a
  ///   size that is not finite or not above zero.
  public func resolved(
    at category: ContentSizeCategory, boldText: Bool = false, ramp: TypeRamp = .iOS
  ) throws(DynamicTypeError) -> ResolvedFont {
    let category = categoryOverride ?? category
    let pointSize = try pointSize(at: category, ramp: ramp)
    let request = request
    let cell = try systemCell(at: category, ramp: ramp)
    var weight = weight
    if case .system = request {
      let plain = systemWeight(of: cell)
      weight = boldText ? plain.withBoldText : plain
    }
    let tableLeading = metrics == nil ? cell?.leading.map { $0 + leadingChange(ramp) } : nil
    return ResolvedFont(
      request: request,
      pointSize: pointSize,
      weight: weight,
      wantsBoldFace: request.isCustom && isBold,
      isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits,
      tableLeading: tableLeading,
      leading: Self.leading(tableLeading, pointSize: pointSize, on: ramp.platform))
  }

  /// Which font is asked for.
  private var request: ResolvedFont.Request {
    switch base {
    case .custom(let name, _), .ramp(.some(let name), _, _): .named(name)
    case .systemStyle, .systemSize, .ramp(.none, _, _): .system(design)
    }
  }

  /// The cell of the platform's ramp for a system style; nil for other fonts.
  private func systemCell(
    at category: ContentSizeCategory, ramp: TypeRamp
  ) throws(DynamicTypeError) -> TypeRamp.Cell? {
    guard case .systemStyle(let style) = base else { return nil }
    return try ramp.cell(of: style, at: category)
  }
}

// MARK: - Size

extension FontDescription {
  /// The size at a category, in points.
  private func pointSize(
    at category: ContentSizeCategory, ramp: TypeRamp
  ) throws(DynamicTypeError) -> Double {
    let size: Double
    switch base {
    case .systemStyle(let style): size = try ramp.cell(of: style, at: category).size
    case .systemSize(let given), .custom(_, let given): size = given
    case .ramp(_, let table, let style): return try table.size(of: style, at: category)
    }
    guard size.isFinite, size > 0 else {
      throw DynamicTypeError(
        .invalidValue, reason: "the size of a font must be above zero, not \(size)",
        context: description)
    }
    guard let metrics, ramp.scaling != .fixed else { return size }
    guard ramp.platform == .iOS || category == .default else {
      throw DynamicTypeError(
        .noValue,
        reason: "how a custom font grows at \(category.shortName) on \(ramp.platform.rawValue) is "
          + "not known; resolve it for iOS, or give it a fixed size",
        context: description)
    }
    return try metrics.scaledPointSize(
      for: size, maximumPointSize: maximumPointSize, compatibleWith: category)
  }
}

// MARK: - Weight and leading

extension FontDescription {
  /// The weight of the system font before Bold Text.
  ///
  /// Bold turns a style into its emphasised weight. Where a weight was given first, or there is no
  /// style, it is at least ``FontWeight/bold``.
  private func systemWeight(of cell: TypeRamp.Cell?) -> FontWeight {
    // Where a platform has several weights for a style, the lightest stands for them.
    let usual = weight ?? cell?.weights.first ?? .regular
    guard isBold else { return usual }
    if weight == nil, let emphasized = cell?.emphasizedWeight { return emphasized }
    return max(usual, .bold)
  }

  /// By how much a tight or loose leading differs from the usual one, in points.
  private func leadingChange(_ ramp: TypeRamp) -> Double {
    switch leadingVariant {
    case .standard: 0
    case .tight: -(ramp.leadingStep ?? 0)
    case .loose: ramp.leadingStep ?? 0
    }
  }

  /// What stands between two lines besides their heights, in points.
  private static func leading(
    _ tableLeading: Double?, pointSize: Double, on platform: Platform
  ) -> Double {
    guard let tableLeading, let metrics = SystemFontMetrics.metrics(on: platform) else { return 0 }
    return tableLeading - metrics.naturalLineHeight(at: pointSize)
  }
}

// MARK: - Requests

extension ResolvedFont.Request {
  /// Whether a custom font is asked for.
  var isCustom: Bool {
    if case .named = self { true } else { false }
  }
}
