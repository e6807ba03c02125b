/// A size and how it grows, in the terms of the command line, batch requests and configurations.
package struct FontSetting: Hashable, Sendable {
  /// What a size follows.
  package enum Growth: Sendable, Hashable {
    case fixed
    case relative(TextStyle)
  }

  package var style: TextStyle
  package var size: Double?
  package var relativeTo: Growth?

  package init(style: TextStyle, size: Double? = nil, relativeTo: Growth? = nil) {
    self.style = style
    self.size = size
    self.relativeTo = relativeTo
  }

  /// The description of a custom font, or of the system font without a name.
  ///
  /// As on the platform: a system style has the sizes of the ramp, a custom font grows from its size
  /// at the default category, and a system font of a given size stays as it is unless it is made
  /// relative to a style.
  package func description(of name: String?) throws(DynamicTypeError) -> FontDescription {
    guard let name else {
      guard let size else { return .system(style) }
      guard case .relative(let style)? = relativeTo else { return .system(size: size) }
      return try FontMetrics(forTextStyle: style).scaledFont(for: .system(size: size))
    }
    let usual = try TypeRamp.iOS.cell(of: style, at: .default).size
    let own = size ?? usual
    switch relativeTo ?? .relative(style) {
    case .fixed: return .custom(name, fixedSize: own)
    case .relative(let style): return .custom(name, size: own, relativeTo: style)
    }
  }
}
