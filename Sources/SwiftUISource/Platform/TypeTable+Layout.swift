import ViewLayout
import Views

extension HorizontalAlignment: PlatformValue {}
extension VerticalAlignment: PlatformValue {}
extension Views.Alignment: PlatformValue {}
extension Views.UnitPoint: PlatformValue {}
extension Views.EdgeInsets: PlatformValue {}
extension Views.Edge.Set: PlatformValue { static let sourceName = "Edge.Set" }
extension Views.Axis.Set: PlatformValue { static let sourceName = "Axis.Set" }
extension Views.ContentMode: PlatformValue {}
extension VerticalEdge: PlatformValue {}
extension GridItem: PlatformValue {}
extension GridItem.Size: PlatformValue { static let sourceName = "GridItem.Size" }
extension GeometryProxy: PlatformValue {}
extension CGSize: PlatformValue {}
extension CGPoint: PlatformValue {}

extension TypeTable {
  /// Alignments, edges and lengths.
  static let layout: [PlatformType] = [
    PlatformType(
      name: "HorizontalAlignment",
      constants: [
        "leading": HorizontalAlignment.leading, "center": HorizontalAlignment.center,
        "trailing": HorizontalAlignment.trailing,
      ]),
    PlatformType(
      name: "VerticalAlignment",
      constants: [
        "top": VerticalAlignment.top, "center": VerticalAlignment.center,
        "bottom": VerticalAlignment.bottom,
        "firstTextBaseline": VerticalAlignment.firstTextBaseline,
        "lastTextBaseline": VerticalAlignment.lastTextBaseline,
      ]),
    PlatformType(
      name: "Alignment",
      constants: [
        "topLeading": Views.Alignment.topLeading, "top": Views.Alignment.top,
        "topTrailing": Views.Alignment.topTrailing, "leading": Views.Alignment.leading,
        "center": Views.Alignment.center, "trailing": Views.Alignment.trailing,
        "bottomLeading": Views.Alignment.bottomLeading, "bottom": Views.Alignment.bottom,
        "bottomTrailing": Views.Alignment.bottomTrailing,
        "leadingFirstTextBaseline": Views.Alignment.leadingFirstTextBaseline,
        "centerFirstTextBaseline": Views.Alignment.centerFirstTextBaseline,
      ]),
    PlatformType(
      name: "UnitPoint",
      constants: [
        "zero": Views.UnitPoint.zero, "center": Views.UnitPoint.center,
        "top": Views.UnitPoint.top, "bottom": Views.UnitPoint.bottom,
        "leading": Views.UnitPoint.leading, "trailing": Views.UnitPoint.trailing,
        "topLeading": Views.UnitPoint.topLeading, "topTrailing": Views.UnitPoint.topTrailing,
        "bottomLeading": Views.UnitPoint.bottomLeading,
        "bottomTrailing": Views.UnitPoint.bottomTrailing,
      ]),
    PlatformType(name: "EdgeInsets", constants: ["zero": Views.EdgeInsets()]),
    PlatformType(name: "Edge.Set", constants: edges),
    PlatformType(name: "Edge", constants: edges),
    PlatformType(name: "Axis.Set", constants: axes),
    PlatformType(name: "Axis", constants: axes),
    PlatformType(
      name: "ContentMode",
      constants: ["fit": Views.ContentMode.fit, "fill": Views.ContentMode.fill]),
    PlatformType(
      name: "VerticalEdge",
      constants: ["top": VerticalEdge.top, "bottom": VerticalEdge.bottom]),
    PlatformType(
      name: "GridItem.Size", constants: ["flexible": GridItem.Size.flexible()],
      factories: [
        "fixed": { call in call.length(0).map { .native(GridItem.Size.fixed($0)) } },
        "flexible": { call in
          .native(
            GridItem.Size.flexible(
              minimum: call.length("minimum") ?? 10, maximum: call.length("maximum") ?? .infinity))
        },
        "adaptive": { call in
          .native(
            GridItem.Size.adaptive(
              minimum: call.length("minimum") ?? 10, maximum: call.length("maximum") ?? .infinity))
        },
      ]),
    PlatformType(
      name: "GeometryProxy",
      members: [
        "size": { value in (value as? GeometryProxy).map { .native($0.size) } },
        "safeAreaInsets": { value in (value as? GeometryProxy).map { .native($0.safeAreaInsets) } },
      ]),
    PlatformType(
      name: "CGSize", constants: ["zero": CGSize.zero],
      members: [
        "width": { value in (value as? CGSize).map { .number(Double($0.width)) } },
        "height": { value in (value as? CGSize).map { .number(Double($0.height)) } },
      ]),
    PlatformType(
      name: "CGPoint", constants: ["zero": CGPoint.zero],
      members: [
        "x": { value in (value as? CGPoint).map { .number(Double($0.x)) } },
        "y": { value in (value as? CGPoint).map { .number(Double($0.y)) } },
      ]),
    PlatformType(
      name: "CGFloat",
      constants: ["infinity": CGFloat.infinity, "zero": CGFloat.zero, "pi": CGFloat.pi]),
    PlatformType(name: "Double", constants: ["infinity": CGFloat.infinity, "pi": CGFloat.pi]),
  ]

  private static let edges: [String: any Sendable] = [
    "top": Views.Edge.Set.top, "leading": Views.Edge.Set.leading,
    "bottom": Views.Edge.Set.bottom, "trailing": Views.Edge.Set.trailing,
    "horizontal": Views.Edge.Set.horizontal, "vertical": Views.Edge.Set.vertical,
    "all": Views.Edge.Set.all,
  ]

  private static let axes: [String: any Sendable] = [
    "horizontal": Views.Axis.Set.horizontal, "vertical": Views.Axis.Set.vertical,
  ]
}
