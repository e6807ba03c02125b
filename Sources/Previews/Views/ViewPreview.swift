public import DynamicType
public import FontBook
import Glyphs
import Rasterizer
import TextLayout
public import ViewLayout

/// A view at several text sizes on one device, to be looked at.
public struct ViewPreview {
  /// The view at one size.
  public struct Screen {
    /// The environment, with the text size.
    public let environment: ViewEnvironment
    /// The screen with its views.
    public let view: LaidOutView
    /// What cannot be read or reached.
    public let problems: [ViewProblem]
  }

  /// The view at each size, in order.
  public let screens: [Screen]
  let fonts: FontBook

  /// Lays a view out at several sizes.
  ///
  /// - Parameters:
  ///   - environment: Everything but the text size.
  ///   - categories: The text sizes; all twelve unless said otherwise.
  ///   - fonts: Where fonts come from.
  ///   - make: Resolves the view for an environment.
  /// - Throws: `ViewLayoutError`.
  public init(
    in environment: ViewEnvironment,
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, fonts: FontBook,
    make: (ViewEnvironment) throws(ViewLayoutError) -> ViewNode
  ) throws(ViewLayoutError) {
    let session = LayoutSession(fonts: fonts)
    var screens: [Screen] = []
    for category in categories {
      var environment = environment
      environment.category = category
      let view = try session.layOut(try make(environment), in: environment)
      screens.append(
        Screen(environment: environment, view: view, problems: view.problems()))
    }
    self.screens = screens
    self.fonts = fonts
  }
}

/// Why a preview could not be drawn.
public struct PreviewError: Error, CustomStringConvertible {
  /// What a person should read.
  public let description: String

  init(_ error: RasterizerError) { description = error.description }
  init(_ error: ViewLayoutError) { description = error.description }
  init(_ error: TextLayoutError) { description = error.description }
  init(_ error: GlyphsError) { description = String(describing: error) }
}

extension ViewPreview.Screen {
  /// The screen as a PNG file.
  ///
  /// - Parameter scale: Pixels a point.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PreviewError`` when a font or a size cannot be drawn.
  public func png(scale: Double = 2) throws(PreviewError) -> [UInt8] {
    do throws(RasterizerError) {
      let theme = environment.isDark ? ViewTheme.dark : .light
      var canvas = try Canvas(
        width: view.frame.width, height: view.frame.height, scale: scale,
        background: theme.background, cache: try GlyphCache())
      try draw(on: &canvas, at: ViewLayout.Point.zero)
      return try encoded(canvas.picture)
    } catch {
      throw PreviewError(error)
    }
  }

  /// Whether a list in cards fills the screen, whose grey then goes on under the bars.
  private var showsList: Bool {
    view.allViews().contains { view in
      guard case .list(let list) = view.node.content else { return false }
      return !list.style.isPlain && view.frame.width == self.view.frame.width
    }
  }

  func draw<Surface: DrawingSurface>(
    on surface: inout Surface, at origin: ViewLayout.Point
  ) throws(RasterizerError) {
    let theme = environment.isDark ? ViewTheme.dark : .light
    let painter = ViewPainter(theme: theme)
    let screen = PointBox(view.frame, at: origin)
    try surface.fill(screen, color: showsList ? theme.groupedBackground : theme.background)
    try painter.draw(view, on: &surface, at: origin)
    for problem in problems {
      try painter.mark(problem, on: &surface, at: origin, screen: view.frame)
    }
  }
}

/// The bytes of a PNG file.
func encoded(_ picture: Picture) throws(RasterizerError) -> [UInt8] {
  do throws(GlyphsError) {
    return try picture.png()
  } catch {
    throw RasterizerError(.size, error.reason, context: "a picture")
  }
}

extension ViewPainter {
  /// Marks a problem: a dashed frame in the colour of loss, an arrow of it at the screen's edge.
  func mark<Surface: DrawingSurface>(
    _ problem: ViewProblem, on surface: inout Surface, at origin: ViewLayout.Point, screen: Rect
  ) throws(RasterizerError) {
    let sheet = theme.isDark ? SheetTheme.dark : .light
    guard let visible = problem.frame.intersection(screen) else {
      // Nothing of it is seen: a bar at the edge beyond which it lies.
      let isBelow = problem.frame.minY >= screen.maxY
      let isAbove = problem.frame.maxY <= screen.minY
      let edge =
        isBelow || isAbove
        ? PointBox(
          x: origin.x, y: origin.y + (isBelow ? screen.maxY - 4 : 0), width: screen.width,
          height: 4)
        : PointBox(
          x: origin.x + (problem.frame.minX >= screen.maxX ? screen.maxX - 4 : 0), y: origin.y,
          width: 4, height: screen.height)
      return try surface.fill(edge, color: sheet.loss)
    }
    let box = PointBox(visible, at: origin)
    if problem.kind == .overlapping { try surface.fill(box, color: sheet.ghost) }
    let corners = [
      (box.x, box.y, box.right, box.y), (box.right, box.y, box.right, box.bottom),
      (box.right, box.bottom, box.x, box.bottom), (box.x, box.bottom, box.x, box.y),
    ]
    for (x, y, right, bottom) in corners {
      try surface.line(
        from: Outline.Point(x: x, y: y), to: Outline.Point(x: right, y: bottom), width: 1.5,
        dash: (4, 3), color: sheet.loss)
    }
  }
}
