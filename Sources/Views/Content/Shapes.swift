// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are those of SwiftUI; what is said of them here is what differs.

package import ViewLayout

/// An outline that can be filled.
public protocol Shape: View {
  /// The outline as layout and drawing know it.
  var outline: ShapeOutline { get }
}

/// The outlines that are drawn.
public struct ShapeOutline: Hashable, Sendable {
  package let outline: ShapeContent.Outline
}

extension Shape {
  /// The outline filled with a style.
  public func fill<S: ShapeStyle>(_ style: S) -> some View {
    FilledShape(outline: outline, fill: style, stroke: nil, lineWidth: 0)
  }

  /// A line along the outline.
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    FilledShape(outline: outline, fill: nil, stroke: style, lineWidth: Double(lineWidth))
  }

  /// A line inside the outline.
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    FilledShape(outline: outline, fill: nil, stroke: style, lineWidth: Double(lineWidth))
  }
}

struct FilledShape: PrimitiveView {
  let outline: ShapeOutline
  let fill: (any ShapeStyle)?
  let stroke: (any ShapeStyle)?
  let lineWidth: Double

  func resolve(in values: EnvironmentValues) -> ViewNode {
    var shape = ShapeContent(outline.outline, fill: fill?.color(in: values).value)
    shape.stroke = stroke?.color(in: values).value
    shape.lineWidth = lineWidth
    return ViewNode(.shape(shape))
  }
}

/// A shape that becomes a node by itself, in the colour of the foreground.
package protocol PrimitiveShape: Shape, PrimitiveView {}

extension PrimitiveShape {
  package func resolve(in values: EnvironmentValues) -> ViewNode {
    let fill = (values.foreground ?? Color.primary).color(in: values).value
    return ViewNode(.shape(ShapeContent(outline.outline, fill: fill)))
  }
}

public struct Rectangle: PrimitiveShape, Sendable {
  public init() {}
  public var outline: ShapeOutline { ShapeOutline(outline: .rectangle) }
}

public struct RoundedRectangle: PrimitiveShape, Sendable {
  private let radius: CGFloat

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    radius = cornerRadius
  }

  public var outline: ShapeOutline {
    ShapeOutline(outline: .roundedRectangle(radius: Double(radius)))
  }
}

public struct Capsule: PrimitiveShape, Sendable {
  public init(style: RoundedCornerStyle = .continuous) {}
  public var outline: ShapeOutline { ShapeOutline(outline: .capsule) }
}

public struct Circle: PrimitiveShape, Sendable {
  public init() {}
  public var outline: ShapeOutline { ShapeOutline(outline: .circle) }
}

public struct Ellipse: PrimitiveShape, Sendable {
  public init() {}
  public var outline: ShapeOutline { ShapeOutline(outline: .ellipse) }
}

/// How corners are rounded; drawn as circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
