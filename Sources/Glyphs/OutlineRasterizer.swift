import CFreeType
import Synchronization

/// Fills outlines of any kind with FreeType's smooth rasterizer: exact coverage, 256 grey levels.
///
/// Safe to use from any thread; one drawing waits for another.
package final class OutlineRasterizer: Sendable {
  private let library: Mutex<FreeTypeLibrary>

  /// - Throws: `GlyphsError` with `libraryFailure`.
  package init() throws(GlyphsError) { library = Mutex(try FreeTypeLibrary()) }

  /// The coverage of an outline.
  ///
  /// - Parameters:
  ///   - outline: In pixels, y downwards, after `transform`.
  ///   - transform: Applied to the outline first.
  ///   - box: Where to draw; what is outside is left out.
  /// - Returns: A mask of the part inside the box; empty when nothing is.
  /// - Throws: `GlyphsError` with `tooLarge` for an outline of more than 32767 points or a box with
  ///   too many pixels; `badGlyph` for numbers that are not finite or far out of any box.
  package func mask(
    of outline: Outline, transform: Transform = .identity, within box: PixelBox
  ) throws(GlyphsError) -> CoverageMask {
    let placed = transform == .identity ? outline : outline.transformed(by: transform)
    guard let bounds = placed.controlBox else { return .empty }
    let extremes = [bounds.minimum.x, bounds.minimum.y, bounds.maximum.x, bounds.maximum.y]
    guard extremes.allSatisfy({ $0.magnitude <= Self.reach }), placed.isFinite else {
      throw GlyphsError(
        .badGlyph, "has points that are not numbers or lie too far out", context: "an outline")
    }
    let area = box.intersection(
      PixelBox(
        left: Int(bounds.minimum.x.rounded(.down)), top: Int(bounds.minimum.y.rounded(.down)),
        right: Int(bounds.maximum.x.rounded(.up)), bottom: Int(bounds.maximum.y.rounded(.up))))
    guard !area.isEmpty else { return .empty }
    guard area.width * area.height <= CoverageMask.pixelLimit else {
      throw GlyphsError(
        .tooLarge, "would be \(area.width) × \(area.height) pixels; choose a smaller size or scale",
        context: "an outline")
    }
    let path = try FreeTypePath(placed, left: area.left, bottom: area.bottom)
    var rows = [UInt8](repeating: 0, count: area.width * area.height)
    let status = library.withLock { library in
      unsafe shim_render_path(
        library.pointer, path.points, path.tags, path.ends, Int32(path.points.count),
        Int32(path.ends.count), Int32(area.width), Int32(area.height), &rows)
    }
    guard status == 0 else {
      throw GlyphsError(
        .badGlyph, "cannot be drawn (FreeType error \(status))", context: "an outline")
    }
    return CoverageMask(
      left: area.left, top: area.top, width: area.width, height: area.height, coverage: rows)
  }

  /// How far out points may lie.
  ///
  /// Units: pixels. FreeType's rasterizer takes 24 bits of 26.6 coordinates.
  /// Source: FreeType, `gray_convert_glyph` and `ft_smooth_overlap_spans` in ftgrays.c, ftsmooth.c.
  private static let reach = 100_000.0
}

/// An outline in FreeType's form: points in 26.6 pixels, y upwards.
private struct FreeTypePath {
  var points: [FT_Vector] = []
  var tags: [UInt8] = []
  var ends: [UInt16] = []

  private let left: Double
  private let bottom: Double
  private var current = Outline.Point(x: 0, y: 0)

  init(_ outline: Outline, left: Int, bottom: Int) throws(GlyphsError) {
    self.left = Double(left)
    self.bottom = Double(bottom)
    for element in outline.elements {
      switch element {
      case .move(let point):
        endContour()
        add(point, tag: 1)
      case .line(let point): add(point, tag: 1)
      case .quadratic(let control, let end):
        add(control, tag: 0)
        add(end, tag: 1)
      case .cubic(let first, let second, let end): add(first, second, end)
      case .close: endContour()
      }
    }
    endContour()
    guard points.count <= Int(Int16.max) else {
      throw GlyphsError(
        .tooLarge, "has \(points.count) points; FreeType draws at most 32767",
        context: "an outline")
    }
  }

  /// Tags are those of FT_Outline: 1 on the curve, 0 control of a quadratic.
  private mutating func add(_ point: Outline.Point, tag: UInt8) {
    current = point
    points.append(
      FT_Vector(
        x: Int(((point.x - left) * 64).rounded()), y: Int(((bottom - point.y) * 64).rounded())))
    tags.append(tag)
  }

  /// Adds a cubic as lines that are nowhere further than a hundredth of a pixel from it.
  ///
  /// FreeType's own lines may be a tenth of a pixel off, which takes 0.6 % off a circle of 20 pixels.
  /// Source: the distance of a curve from its chord is at most an eighth of its greatest second
  /// derivative, which for cubics is 6 times the greater of the two second differences.
  private mutating func add(
    _ first: Outline.Point, _ second: Outline.Point, _ end: Outline.Point
  ) {
    let start = current
    func bend(_ a: Outline.Point, _ b: Outline.Point, _ c: Outline.Point) -> Double {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return x * x + y * y
    }
    let greatest = max(bend(start, first, second), bend(first, second, end)).squareRoot()
    let count = Int(min((0.75 * greatest / 0.01).squareRoot().rounded(.up), 64))
    for step in stride(from: 1, to: max(count, 1), by: 1) {
      let t = Double(step) / Double(count)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      add(
        Outline.Point(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y), tag: 1)
    }
    add(end, tag: 1)
  }

  private mutating func endContour() {
    let end = UInt16(truncatingIfNeeded: points.count &- 1)
    guard !points.isEmpty, ends.last != end else { return }
    ends.append(end)
  }
}
