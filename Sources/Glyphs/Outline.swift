/// A shape made of closed contours, filled where the winding number is not zero.
///
/// Units: those of its maker: font units with y upwards for glyphs, points or pixels with y
/// downwards for drawings.
package struct Outline: Hashable, Sendable {
  /// A place.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step of a contour.
  package enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(Point)
    case line(Point)
    /// A quadratic curve: control point, end.
    case quadratic(Point, Point)
    /// A cubic curve: two control points, end.
    case cubic(Point, Point, Point)
    /// Ends the contour with a line to its start.
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  /// Whether all coordinates are numbers.
  package var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }

  /// The box around all points, control points included; nil when there are none.
  package var controlBox: (minimum: Point, maximum: Point)? {
    var box: (minimum: Point, maximum: Point)?
    for element in elements {
      for point in element.points {
        let known = box ?? (point, point)
        box = (
          Point(x: min(known.minimum.x, point.x), y: min(known.minimum.y, point.y)),
          Point(x: max(known.maximum.x, point.x), y: max(known.maximum.y, point.y))
        )
      }
    }
    return box
  }

  /// The outline with every point moved.
  package func transformed(by transform: Transform) -> Outline {
    Outline(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(point))
        case .line(let point): .line(transform.apply(point))
        case .quadratic(let control, let end):
          .quadratic(transform.apply(control), transform.apply(end))
        case .cubic(let first, let second, let end):
          .cubic(transform.apply(first), transform.apply(second), transform.apply(end))
        case .close: .close
        }
      })
  }
}

extension Outline.Element {
  /// The points of the step, its end last.
  package var points: [Outline.Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1)

  package func apply(_ point: Outline.Point) -> Outline.Point {
    Outline.Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that applies `inner` first and this one after it.
  package func concatenating(inner: Transform) -> Transform {
    let origin = apply(Outline.Point(x: inner.tx, y: inner.ty))
    return Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: origin.x, ty: origin.y)
  }

  /// This map about another point than the origin.
  package func around(x: Double, y: Double) -> Transform {
    var moved = self
    moved.tx += x - a * x - c * y
    moved.ty += y - b * x - d * y
    return moved
  }

  /// The map back; nil when this one flattens the plane.
  package var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
