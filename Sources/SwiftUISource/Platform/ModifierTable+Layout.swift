import ViewLayout
import Views

/// How modifiers of the platform change views.
enum ModifierTable {}

extension ModifierTable {
  /// Modifiers of where views lie.
  static let layout: [String: Platform.Modifier] = [
    "padding": { view, call in padding(view, call) },
    "frame": { view, call in frame(view, call) },
    "containerRelativeFrame": { view, _ in AnyView(view.frame(maxWidth: .infinity)) },
    "fixedSize": { view, call in
      guard call.has("horizontal") || call.has("vertical") else { return AnyView(view.fixedSize()) }
      return AnyView(
        view.fixedSize(
          horizontal: call.boolean("horizontal") ?? false,
          vertical: call.boolean("vertical") ?? false))
    },
    "layoutPriority": { view, call in call.number(0).map { AnyView(view.layoutPriority($0)) } },
    "aspectRatio": { view, call in
      let mode = call.native("contentMode", as: Views.ContentMode.self) ?? .fit
      return AnyView(view.aspectRatio(call.length(0), contentMode: mode))
    },
    "scaledToFit": { view, _ in AnyView(view.scaledToFit()) },
    "scaledToFill": { view, _ in AnyView(view.scaledToFill()) },
    "offset": { view, call in
      if let size = call.native(0, as: CGSize.self) { return AnyView(view.offset(size)) }
      return AnyView(view.offset(x: call.length("x") ?? 0, y: call.length("y") ?? 0))
    },
    "position": { view, call in
      if let point = call.native(0, as: CGPoint.self) { return AnyView(view.position(point)) }
      return AnyView(view.position(x: call.length("x") ?? 0, y: call.length("y") ?? 0))
    },
    "overlay": { view, call in
      let alignment = call.native("alignment", as: Views.Alignment.self) ?? .center
      return AnyView(view.overlay(alignment: alignment) { drawn(call) })
    },
    "background": { view, call in background(view, call) },
    "border": { view, call in
      func bordered<Style: ShapeStyle>(_ style: Style) -> AnyView {
        AnyView(view.border(style, width: call.length("width") ?? 1))
      }
      return call.style(0).map { bordered($0) } ?? view
    },
    "safeAreaInset": { view, call in
      AnyView(
        view.safeAreaInset(
          edge: call.native("edge", as: VerticalEdge.self) ?? .bottom,
          alignment: call.native("alignment", as: HorizontalAlignment.self) ?? .center,
          spacing: call.length("spacing")
        ) { call.content() })
    },
    "safeAreaPadding": { view, call in
      guard let edges = call.edges(call.value(0)) else {
        return AnyView(view.safeAreaPadding(.all, call.length(0)))
      }
      return AnyView(view.safeAreaPadding(edges, call.length(1)))
    },
    "ignoresSafeArea": { view, call in
      AnyView(view.ignoresSafeArea(edges: call.edges(call["edges"] ?? call.value(0)) ?? .all))
    },
    "edgesIgnoringSafeArea": { view, call in
      AnyView(view.ignoresSafeArea(edges: call.edges(call.value(0)) ?? .all))
    },
    "hidden": { view, _ in AnyView(view.hidden()) },
    "clipped": { view, _ in AnyView(view.clipped()) },
    "clipShape": { view, call in
      func clipped<Outline: Shape>(_ shape: Outline) -> AnyView { AnyView(view.clipShape(shape)) }
      return call.shape(call.value(0)).map { clipped($0) } ?? AnyView(view.clipped())
    },
    "cornerRadius": { view, call in AnyView(view.cornerRadius(call.length(0) ?? 0)) },
    "opacity": { view, call in AnyView(view.opacity(call.number(0) ?? 1)) },
    "zIndex": { view, call in AnyView(view.zIndex(call.number(0) ?? 0)) },
    "alignmentGuide": { view, call in alignmentGuide(view, call) },
    "gridCellColumns": { view, call in call.integer(0).map { AnyView(view.gridCellColumns($0)) } },
    "gridColumnAlignment": { view, call in
      call.native(0, as: HorizontalAlignment.self).map { AnyView(view.gridColumnAlignment($0)) }
    },
    "gridCellAnchor": { view, call in
      call.native(0, as: Views.UnitPoint.self).map { AnyView(view.gridCellAnchor($0)) }
    },
    "gridCellUnsizedAxes": { view, call in
      call.axes(call.value(0)).map { AnyView(view.gridCellUnsizedAxes($0)) }
    },
    "id": { view, call in AnyView(view.id(call.evaluator.text(call.value(0) ?? .null).text)) },
    "tag": { view, call in AnyView(view.tag(call.tag(call.value(0)))) },
  ]

  private static func padding(_ view: AnyView, _ call: Call) -> AnyView {
    if let insets = call.native(0, as: Views.EdgeInsets.self) {
      return AnyView(view.padding(insets))
    }
    if let edges = call.edges(call.value(0)) {
      return AnyView(view.padding(edges, call.length(1)))
    }
    return AnyView(view.padding(.all, call.length(0)))
  }

  private static func frame(_ view: AnyView, _ call: Call) -> AnyView {
    let alignment = call.native("alignment", as: Views.Alignment.self) ?? .center
    let limits = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
    guard limits.contains(where: call.has) else {
      return AnyView(
        view.frame(
          width: call.length("width"), height: call.length("height"), alignment: alignment))
    }
    return AnyView(
      view.frame(
        minWidth: call.length("minWidth"), idealWidth: call.length("idealWidth"),
        maxWidth: call.length("maxWidth"), minHeight: call.length("minHeight"),
        idealHeight: call.length("idealHeight"), maxHeight: call.length("maxHeight"),
        alignment: alignment))
  }

  /// What is drawn in front or behind: a view, or a style that fills.
  private static func drawn(_ call: Call) -> AnyView {
    guard let value = call.value(0) else { return call.content() }
    if case .native(let native) = value, native is any View { return call.view(value) }
    func filling<Style: ShapeStyle>(_ style: Style) -> AnyView {
      AnyView(Rectangle().fill(style))
    }
    return call.style(value).map { filling($0) } ?? call.view(value)
  }

  private static func background(_ view: AnyView, _ call: Call) -> AnyView {
    let alignment = call.native("alignment", as: Views.Alignment.self) ?? .center
    let value = call.value(0)
    if let shape = call.shape(call["in"]) {
      func filled<Outline: Shape, Style: ShapeStyle>(
        _ shape: Outline, _ style: Style
      ) -> AnyView { AnyView(view.background(style, in: shape)) }
      let style: any ShapeStyle = call.style(value) ?? Material.bar
      return filled(shape, style)
    }
    if case .native(let native)? = value, native is any View {
      return AnyView(view.background(call.view(.native(native)), alignment: alignment))
    }
    if let style = call.style(value) {
      func filled<Style: ShapeStyle>(_ style: Style) -> AnyView {
        AnyView(view.background(style, ignoresSafeAreaEdges: .all))
      }
      return filled(style)
    }
    if let value, call.evaluator.isView(value) {
      return AnyView(view.background(call.view(value), alignment: alignment))
    }
    return AnyView(view.background(alignment: alignment) { call.content() })
  }

  private static func alignmentGuide(_ view: AnyView, _ call: Call) -> AnyView? {
    guard let compute = call.arguments.last?.value, case .closure = compute else { return nil }
    // A guide is computed while a layout goes on: what depends on the view's size is not followed.
    guard
      let number = call.evaluator.number(
        call.apply { $0([.unknown(UnknownValue(name: "dimensions"))]) } ?? .null),
      case .symbol(let symbol)? = call.value(0), let name = symbol.links.first?.name
    else { return nil }
    let length = CGFloat(number)
    if case .native(let guide as VerticalAlignment)? = Platform.shared.constant(
      name, of: "VerticalAlignment")
    {
      return AnyView(view.alignmentGuide(guide) { _ in length })
    }
    guard
      case .native(let guide as HorizontalAlignment)? = Platform.shared.constant(
        name, of: "HorizontalAlignment")
    else { return nil }
    return AnyView(view.alignmentGuide(guide) { _ in length })
  }
}
