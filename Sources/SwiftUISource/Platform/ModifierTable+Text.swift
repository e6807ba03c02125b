import DynamicType
import Views

extension ModifierTable {
  /// Modifiers of how texts are set.
  static let text: [String: Platform.Modifier] = [
    "font": { view, call in
      guard let value = call.value(0) else { return view }
      if case .null = value { return AnyView(view.font(nil)) }
      return call.native(value, as: Font.self).map { AnyView(view.font($0)) }
    },
    "fontWeight": { view, call in
      AnyView(view.fontWeight(call.native(0, as: Font.Weight.self)))
    },
    "fontDesign": { view, call in
      AnyView(view.fontDesign(call.native(0, as: Font.Design.self)))
    },
    "bold": { view, call in AnyView(view.bold(call.boolean(0) ?? true)) },
    "italic": { view, call in AnyView(view.italic(call.boolean(0) ?? true)) },
    "monospaced": { view, _ in AnyView(view.fontDesign(.monospaced)) },
    "monospacedDigit": { view, _ in AnyView(view.monospacedDigit()) },
    "underline": { view, call in AnyView(view.underline(call.boolean(0) ?? true)) },
    "strikethrough": { view, call in AnyView(view.strikethrough(call.boolean(0) ?? true)) },
    "tracking": { view, call in AnyView(view.tracking(call.length(0) ?? 0)) },
    "kerning": { view, call in AnyView(view.kerning(call.length(0) ?? 0)) },
    "baselineOffset": { view, call in AnyView(view.baselineOffset(call.length(0) ?? 0)) },
    "lineLimit": { view, call in lineLimit(view, call) },
    "truncationMode": { view, call in
      AnyView(view.truncationMode(call.native(0, as: Text.TruncationMode.self) ?? .tail))
    },
    "minimumScaleFactor": { view, call in
      AnyView(view.minimumScaleFactor(call.length(0) ?? 1))
    },
    "allowsTightening": { view, call in AnyView(view.allowsTightening(call.boolean(0) ?? true)) },
    "lineSpacing": { view, call in AnyView(view.lineSpacing(call.length(0) ?? 0)) },
    "multilineTextAlignment": { view, call in
      AnyView(view.multilineTextAlignment(call.native(0, as: TextAlignment.self) ?? .leading))
    },
    "textCase": { view, call in AnyView(view.textCase(call.native(0, as: Text.Case.self))) },
    "imageScale": { view, call in
      AnyView(view.imageScale(call.native(0, as: Image.Scale.self) ?? .medium))
    },
    "dynamicTypeSize": { view, call in dynamicTypeSize(view, call) },
    "foregroundColor": { view, call in AnyView(view.foregroundColor(call.color(0))) },
    "foregroundStyle": { view, call in
      func styled<Style: ShapeStyle>(_ style: Style) -> AnyView {
        AnyView(view.foregroundStyle(style))
      }
      return call.style(0).map { styled($0) } ?? view
    },
    "tint": { view, call in AnyView(view.tint(call.style(0) as? Color)) },
    "accentColor": { view, call in AnyView(view.tint(call.color(0))) },
  ]

  private static func lineLimit(_ view: AnyView, _ call: Call) -> AnyView {
    switch call.value(0) {
    case .range(let lower, let upper, _)?:
      let first = lower.flatMap(call.evaluator.integer)
      let last = upper.flatMap(call.evaluator.integer)
      if let first, let last { return AnyView(view.lineLimit(first...max(first, last))) }
      if let first { return AnyView(view.lineLimit(first...)) }
      return AnyView(view.lineLimit(last))
    case .null?, nil: return AnyView(view.lineLimit(nil))
    case let value?:
      guard let limit = call.evaluator.integer(value) else { return view }
      return call.boolean("reservesSpace") == true
        ? AnyView(view.lineLimit(limit, reservesSpace: true)) : AnyView(view.lineLimit(limit))
    }
  }

  private static func dynamicTypeSize(_ view: AnyView, _ call: Call) -> AnyView? {
    guard let value = call.value(0) else { return nil }
    guard case .range(let lower, let upper, let isClosed) = value else {
      return call.native(value, as: ContentSizeCategory.self).map {
        AnyView(view.dynamicTypeSize($0))
      }
    }
    let first = call.native(lower, as: ContentSizeCategory.self) ?? .extraSmall
    var last =
      call.native(upper, as: ContentSizeCategory.self) ?? .accessibilityExtraExtraExtraLarge
    if !isClosed {
      last = ContentSizeCategory.allCases.last { $0 < last } ?? last
    }
    return AnyView(view.dynamicTypeSize(first...max(first, last)))
  }
}
