import DynamicType
import Glyphs
import Rasterizer
import TextLayout
public import ViewLayout

extension ViewPreview {
  /// The screen with the large content viewer over it, as a PNG file.
  ///
  /// - Parameters:
  ///   - item: What a finger rests on.
  ///   - screen: The screen that the item is on.
  ///   - scale: Pixels a point.
  /// - Returns: The bytes of the file.
  /// - Throws: ``PreviewError``.
  public func largeContentViewer(
    for item: LargeContentItem, on screen: Screen, scale: Double = 2
  ) throws(PreviewError) -> [UInt8] {
    let box = try viewer(for: item, on: screen)
    do throws(RasterizerError) {
      let isDark = screen.environment.isDark
      let theme = isDark ? ViewTheme.dark : .light
      var canvas = try Canvas(
        width: screen.view.frame.width, height: screen.view.frame.height, scale: scale,
        background: theme.background, cache: try GlyphCache())
      try screen.draw(on: &canvas, at: .zero)
      let held = PointBox(item.frame, at: .zero)
      try canvas.stroke(held, width: 2, radius: 6, color: theme.tint)
      let origin = ViewLayout.Point(
        x: ((screen.view.frame.width - box.frame.width) / 2).rounded(),
        y: ((screen.view.frame.height - box.frame.height) / 2).rounded())
      let back = isDark ? RGBA(0x3A3A3C) : RGBA(0xE5E5EA)
      try canvas.fillRounded(PointBox(box.frame, at: origin), radius: 18, color: back)
      try ViewPainter(theme: theme).draw(box, on: &canvas, at: origin)
      return try encoded(canvas.picture)
    } catch {
      throw PreviewError(error)
    }
  }

  /// The viewer's box: the picture large, the title below.
  private func viewer(
    for item: LargeContentItem, on screen: Screen
  ) throws(PreviewError) -> LaidOutView {
    // A choice: the platform's viewer is about this large, its measures are not known.
    let width = min(280, screen.view.frame.width - 64)
    var title = TextContent(AttributedText(item.title, font: .system(size: 34, weight: .semibold)))
    title.text.paragraphStyle.alignment = .center
    title.lineLimit = 3
    var children: [ViewNode] = []
    if let image = item.image {
      let side = 96.0
      children.append(
        ViewNode(.image(image.resizable))
          .modified(.frame(width: side, height: side, alignment: .center)))
    }
    if !item.title.isEmpty { children.append(ViewNode(.text(title))) }
    let stack = ViewNode(.stack(StackContent(.vertical, spacing: 16, children: children)))
      .modified(.padding(ViewLayout.EdgeInsets(all: 24)))
      .modified(
        .flexibleFrame(FlexibleFrame(minWidth: width, maxWidth: width, minHeight: 160)))
    do throws(ViewLayoutError) {
      let offered = Size(width: width, height: screen.view.frame.height)
      let room = try LayoutSession(fonts: fonts).layOut(
        stack, in: screen.environment, size: offered)
      let size = room.children.first?.frame.size ?? offered
      return try LayoutSession(fonts: fonts).layOut(stack, in: screen.environment, size: size)
    } catch {
      throw PreviewError(error)
    }
  }
}

extension ImageContent {
  /// The picture at whatever size it is offered.
  fileprivate var resizable: ImageContent {
    switch self {
    case .picture(let name, let size, _): return .picture(name: name, size: size, isResizable: true)
    case .symbol(var symbol):
      symbol.isResizable = true
      return .symbol(symbol)
    }
  }
}
