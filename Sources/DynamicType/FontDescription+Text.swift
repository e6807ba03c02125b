extension FontDescription: CustomStringConvertible {
  /// The font as a line of Swift that makes it, such as `.custom("Charter", size: 17).bold()`.
  public var description: String {
    var text = source
    if weight != nil, case .custom = base { text += modifier("weight", weight?.rawValue) }
    if isBold { text += ".bold()" }
    if isItalic { text += ".italic()" }
    if hasMonospacedDigits { text += ".monospacedDigit()" }
    if leadingVariant != .standard { text += modifier("leading", leadingVariant.rawValue) }
    text += modifier("contentSizeCategory", categoryOverride?.uiKitName)
    return text
  }

  /// What makes the font, without modifiers.
  private var source: String {
    let design = design == .default ? "" : ", design: .\(design.rawValue)"
    let weight = weight.map { ", weight: .\($0.rawValue)" } ?? ""
    switch base {
    case .systemStyle(let style):
      return scaledText(".system(.\(style.swiftUIName)\(design)\(weight))")
    case .systemSize(let size):
      return scaledText(".system(size: \(Self.number(size))\(weight)\(design))")
    case .custom(let name, let size):
      guard let metrics else { return ".custom(\"\(name)\", fixedSize: \(Self.number(size)))" }
      guard maximumPointSize <= 0 else {
        return scaledText(".custom(\"\(name)\", fixedSize: \(Self.number(size)))")
      }
      let style = metrics.textStyle
      let relative = style == .body ? "" : ", relativeTo: .\(style.swiftUIName)"
      return ".custom(\"\(name)\", size: \(Self.number(size))\(relative))"
    case .ramp(let name, _, let style):
      return ".custom(\(name.map { "\"\($0)\"" } ?? "nil"), style: .\(style.rawValue), ramp: …)"
    }
  }

  /// A font inside the call that scales it.
  private func scaledText(_ font: String) -> String {
    guard let metrics else { return font }
    let most =
      maximumPointSize > 0 ? ", maximumPointSize: \(Self.number(maximumPointSize))" : ""
    let scaler = "FontMetrics(forTextStyle: .\(metrics.textStyle.rawValue))"
    return "\(scaler).scaledFont(for: \(font)\(most))"
  }

  /// A modifier with an enum case; nothing where there is none.
  private func modifier(_ name: String, _ value: String?) -> String {
    value.map { ".\(name)(.\($0))" } ?? ""
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
