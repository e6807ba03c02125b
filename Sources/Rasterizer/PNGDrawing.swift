package import Glyphs

/// Draws a picture in strips and writes it as a PNG, on all cores, without holding all of its pixels.
package struct PNGDrawing: Sendable {
  private let width: Double
  private let height: Double
  private let scale: Double
  private let background: RGBA
  private let cache: GlyphCache

  /// The arguments are those of a canvas.
  package init(
    width: Double, height: Double, scale: Double, background: RGBA, cache: GlyphCache
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.background = background
    self.cache = cache
  }

  /// Draws each strip and compresses it.
  ///
  /// - Parameter draw: Draws everything; called once a strip, on canvases of which a strip shows.
  /// - Returns: The file, which is the same however many cores there are, and what fonts asked for
  ///   and was not drawn.
  /// - Throws: `RasterizerError`; that of the topmost strip with one.
  package func png(
    _ draw: @escaping @Sendable (inout Canvas) throws(RasterizerError) -> Void
  ) async throws(RasterizerError) -> (bytes: [UInt8], limitations: [GlyphLimitation]) {
    let size = try Canvas.pixelSize(width: width, height: height, scale: scale)
    var file = try drawing { () throws(GlyphsError) in
      try PNGFile(width: size.width, height: size.height, hasAlpha: background.alpha < 255)
    }
    let strips = file.strips
    let drawn = await withTaskGroup(of: (Int, Result<Strip, RasterizerError>).self) { group in
      for (index, rows) in strips.enumerated() {
        group.addTask {
          (
            index,
            Result { () throws(RasterizerError) in
              try strip(rows, isLast: index == strips.count - 1, draw)
            }
          )
        }
      }
      var results = [Result<Strip, RasterizerError>?](repeating: nil, count: strips.count)
      for await (index, result) in group { results[index] = result }
      return results.compactMap(\.self)
    }
    var limitations: [GlyphLimitation] = []
    for result in drawn {
      let strip = try result.get()
      file.append(strip.compressed)
      limitations += strip.limitations.filter { !limitations.contains($0) }
    }
    return (try drawing { () throws(GlyphsError) in try file.bytes() }, limitations)
  }

  private struct Strip: Sendable {
    let compressed: PNGStrip
    let limitations: [GlyphLimitation]
  }

  private func strip(
    _ rows: Range<Int>, isLast: Bool, _ draw: (inout Canvas) throws(RasterizerError) -> Void
  ) throws(RasterizerError) -> Strip {
    var canvas = try Canvas(
      width: width, height: height, scale: scale, background: background, rows: rows,
      cache: cache)
    try draw(&canvas)
    let compressed = try drawing { () throws(GlyphsError) in
      try PNGStrip(canvas.picture, hasAlpha: background.alpha < 255, isLast: isLast)
    }
    return Strip(compressed: compressed, limitations: canvas.limitations)
  }
}
