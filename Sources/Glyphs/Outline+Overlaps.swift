extension Outline {
  /// Whether contours may cross or lie over each other, so that an edge of one may share a pixel with
  /// an edge of another and both be counted there.
  ///
  /// Judged by the polygons of all points, control points included: two contours that run the same
  /// way and whose boxes meet, or two sides that cross. Curves that do not cross may have sides that
  /// do; never the other way round but for a bulge that dips into another's.
  ///
  /// - Complexity: The square of the number of points at worst; sides far apart are passed over.
  var mayOverlap: Bool {
    let contours = polygons
    let sides = contours.enumerated().flatMap { number, points in
      points.indices.map { index in
        Side(
          contour: number, index: index, count: points.count, from: points[index],
          to: points[(index + 1) % points.count])
      }
    }.sorted { $0.left < $1.left }
    guard sides.count <= Self.sideLimit else { return true }
    return Self.contoursMeet(contours) || Self.sidesCross(sides)
  }

  /// Outlines with more sides are taken to overlap; those of letters have about a hundred.
  private static let sideLimit = 4096

  /// The points of each contour.
  private var polygons: [[Point]] {
    var result: [[Point]] = []
    var current: [Point] = []
    for element in elements {
      if case .move = element, !current.isEmpty {
        result.append(current)
        current = []
      }
      current += element.points
    }
    return current.isEmpty ? result : result + [current]
  }

  /// Whether the boxes of two contours of one direction meet.
  private static func contoursMeet(_ contours: [[Point]]) -> Bool {
    let known = contours.map { points in
      (box: Outline(points.map { .move($0) }).controlBox, isLeft: area(points) > 0)
    }
    for (index, first) in known.enumerated() {
      for second in known[(index + 1)...] where first.isLeft == second.isLeft {
        guard let a = first.box, let b = second.box else { continue }
        if a.minimum.x <= b.maximum.x && b.minimum.x <= a.maximum.x
          && a.minimum.y <= b.maximum.y && b.minimum.y <= a.maximum.y
        {
          return true
        }
      }
    }
    return false
  }

  /// Twice the area, positive for a polygon that runs counter-clockwise.
  private static func area(_ points: [Point]) -> Double {
    points.indices.reduce(0) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + a.x * b.y - b.x * a.y
    }
  }

  /// Whether any two sides cross that are not neighbours.
  private static func sidesCross(_ sides: [Side]) -> Bool {
    for (index, side) in sides.enumerated() {
      for other in sides[(index + 1)...] {
        if other.left > side.right { break }
        if side.crosses(other) { return true }
      }
    }
    return false
  }

  /// A side of a contour's polygon.
  private struct Side {
    let contour: Int
    let index: Int
    /// The sides of the contour.
    let count: Int
    let from: Point
    let to: Point

    var left: Double { min(from.x, to.x) }
    var right: Double { max(from.x, to.x) }

    func crosses(_ other: Side) -> Bool {
      guard max(from.y, to.y) > min(other.from.y, other.to.y),
        max(other.from.y, other.to.y) > min(from.y, to.y), !isNeighbour(of: other)
      else { return false }
      return turn(other.from) * turn(other.to) < 0 && other.turn(from) * other.turn(to) < 0
    }

    private func isNeighbour(of other: Side) -> Bool {
      guard contour == other.contour else { return false }
      let distance = (index - other.index).magnitude
      return distance <= 1 || distance == UInt(count - 1)
    }

    /// Positive for a point on the left of the side, negative on its right.
    private func turn(_ point: Point) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
  }
}
