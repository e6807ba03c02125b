package import Glyphs

extension Outline {
  /// A rectangle, clockwise as seen.
  package static func rectangle(_ box: PointBox) -> Outline {
    Outline([
      .move(Point(x: box.x, y: box.y)), .line(Point(x: box.right, y: box.y)),
      .line(Point(x: box.right, y: box.bottom)), .line(Point(x: box.x, y: box.bottom)), .close,
    ])
  }

  /// A rectangle with round corners, clockwise as seen.
  ///
  /// A radius that is more than half of a side is taken as half of it.
  package static func roundedRectangle(_ box: PointBox, radius: Double) -> Outline {
    let r = max(0, min(radius, box.width / 2, box.height / 2))
    guard r > 0 else { return rectangle(box) }
    let k = r * (1 - quarterCircle)
    let (left, top, right, bottom) = (box.x, box.y, box.right, box.bottom)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Outline([
      .move(at(left + r, top)), .line(at(right - r, top)),
      .cubic(at(right - k, top), at(right, top + k), at(right, top + r)),
      .line(at(right, bottom - r)),
      .cubic(at(right, bottom - k), at(right - k, bottom), at(right - r, bottom)),
      .line(at(left + r, bottom)),
      .cubic(at(left + k, bottom), at(left, bottom - k), at(left, bottom - r)),
      .line(at(left, top + r)),
      .cubic(at(left, top + k), at(left + k, top), at(left + r, top)),
      .close,
    ])
  }

  /// The largest ellipse in a rectangle, clockwise as seen.
  package static func ellipse(_ box: PointBox) -> Outline {
    let (across, down) = (box.width / 2, box.height / 2)
    let (x, y) = (box.x + across, box.y + down)
    let (h, v) = (across * quarterCircle, down * quarterCircle)
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return Outline([
      .move(at(x, box.y)),
      .cubic(at(x + h, box.y), at(box.right, y - v), at(box.right, y)),
      .cubic(at(box.right, y + v), at(x + h, box.bottom), at(x, box.bottom)),
      .cubic(at(x - h, box.bottom), at(box.x, y + v), at(box.x, y)),
      .cubic(at(box.x, y - v), at(x - h, box.y), at(x, box.y)),
      .close,
    ])
  }

  /// A frame inside the sides of a rectangle with round corners; all of it when nothing is left
  /// inside.
  static func frame(_ box: PointBox, width: Double, radius: Double) -> Outline {
    let outer = roundedRectangle(box, radius: radius)
    guard 2 * width < min(box.width, box.height) else { return outer }
    return outer.subtracting(
      roundedRectangle(box.inset(by: width), radius: max(0, radius - width)))
  }

  /// A line of a width with flat ends; nothing for a line without length.
  package static func line(from start: Point, to end: Point, width: Double) -> Outline {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return Outline() }
    let (nx, ny) = (-dy / length * width / 2, dx / length * width / 2)
    return Outline([
      .move(Point(x: start.x - nx, y: start.y - ny)), .line(Point(x: end.x - nx, y: end.y - ny)),
      .line(Point(x: end.x + nx, y: end.y + ny)), .line(Point(x: start.x + nx, y: start.y + ny)),
      .close,
    ])
  }

  /// The shape with a hole of another one cut out; both are convex and run the same way.
  package func subtracting(_ hole: Outline) -> Outline {
    Outline(elements + hole.reversed.elements)
  }

  /// The same shape, run through the other way.
  private var reversed: Outline {
    var result: [Element] = []
    var contour: [Element] = []
    for element in elements {
      contour.append(element)
      if element == .close {
        result += Self.reversed(contour: contour)
        contour = []
      }
    }
    return Outline(result)
  }

  private static func reversed(contour: [Element]) -> [Element] {
    let steps = contour.dropLast()
    guard let last = steps.last?.points.last else { return [] }
    var result: [Element] = [.move(last)]
    for index in steps.indices.dropFirst().reversed() {
      guard let to = steps[index - 1].points.last else { continue }
      switch steps[index] {
      case .quadratic(let control, _): result.append(.quadratic(control, to))
      case .cubic(let first, let second, _): result.append(.cubic(second, first, to))
      default: result.append(.line(to))
      }
    }
    return result + [.close]
  }

  /// How far along a tangent the control points of a cubic lie that comes nearest to a quarter of a
  /// circle of radius 1: `4 ÷ 3 × (√2 − 1)`.
  private static let quarterCircle = 4.0 / 3.0 * (2.0.squareRoot() - 1)
}
