import DynamicType
import TextLayout
import ViewLayout

/// Texts in the system font at a size that never changes.
struct ScaleFixedSize: ViewRule {
  let rule = Rule(
    id: "scale-fixed-size", severity: .serious,
    title: "A text has a fixed size",
    why: """
      Who sets a larger text size gets it in other apps, and here the same small letters. A size in \
      points never follows the setting.
      """,
    guideline:
      "WCAG 2.2, 1.4.4 Resize Text; Apple, Human Interface Guidelines, Typography: support "
      + "Dynamic Type",
    advice: "use the text style of the same size",
    failing: "Text(\"Total\").font(.system(size: 17, weight: .semibold))",
    mended: "Text(\"Total\").font(.headline)")

  func findings(in screen: AuditedScreen) -> [Finding] {
    screen.fixedTexts { $0.customName == nil }.map { failure, font in
      let size = font.givenSize ?? 0
      let style = TextStyle.nearest(to: size, weight: font.weight)
      return Finding(
        rule, at: failure.place(in: screen),
        message: "\(failure.quoted) stays at \(Wording.length(size)) pt at every size",
        facts: [
          Fact("pointSize", .points(size)), Fact("style", .text(font.description)),
          Fact("nearestStyle", .text(style.swiftUIName)),
        ],
        advice: "use .\(style.swiftUIName)\(style.sizeWords)")
    }
  }
}

extension AuditedScreen {
  /// Texts whose size in points is the same at all sizes although nothing around them caps it.
  func fixedTexts(_ isWanted: (FontDescription) -> Bool) -> [(ViewFailure, FontDescription)] {
    guard categories.count > 1 else { return [] }
    return histories(of: .text).compactMap { history in
      let own = history.sightings(in: 0)
      guard let first = own.first, let last = own.last, first.category < last.category,
        first.view.bar == nil, !first.isPlatformPart, !first.isSymbolic,
        last.view.category == last.category, let font = first.content?.font, isWanted(font),
        font.givenSize != nil, !font.isScaled, font == last.content?.font,
        let failure = ViewFailure(history, where: { _ in true })
      else { return nil }
      return (failure, font)
    }
  }
}

extension ViewSighting {
  /// Whether the text is a sign rather than words: one character that is no letter.
  var isSymbolic: Bool {
    guard let text = content?.text.text else { return false }
    return text.count <= 1 && !text.contains { $0.isLetter }
  }
}

extension TextStyle {
  /// The style nearest to a size at L, the one of the weight where two are alike.
  static func nearest(to size: Double, weight: FontWeight?) -> TextStyle {
    let ramp = TypeRamp.iOS
    let wanted = weight ?? .regular
    func distance(_ style: TextStyle) -> (Double, Int) {
      let points = ramp.size(of: style, at: .large) ?? .infinity
      let own = ramp.weight(of: style, at: .large) ?? .regular
      return (abs(points - size), abs(own.openTypeWeight - wanted.openTypeWeight))
    }
    let phone = TextStyle.allCases.filter { $0 != .extraLargeTitle && $0 != .extraLargeTitle2 }
    return phone.min { distance($0) < distance($1) } ?? .body
  }

  /// The size at L in words: ` (17 pt at L)`.
  var sizeWords: String {
    TypeRamp.iOS.size(of: self, at: .large).map { " (\(Wording.length($0)) pt at L)" } ?? ""
  }
}
