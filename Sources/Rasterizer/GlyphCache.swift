import Glyphs
import Synchronization

/// Keeps drawn glyphs and the faces they are drawn with, up to a number of bytes.
///
/// Safe to use from any thread, and best shared by all canvases of a program. What is drawn does
/// not depend on what is kept.
package final class GlyphCache: Sendable {
  /// The most bytes that glyphs may take.
  package let byteLimit: Int
  /// What fills outlines that are no glyphs.
  let outlines: OutlineRasterizer

  private let state = Mutex(State())

  /// Glyphs in two generations: when the young one has half of the bytes, it becomes the old one,
  /// and what was not used since the last time is let go.
  private struct State {
    var young: [Key: GlyphImage] = [:]
    var old: [Key: GlyphImage] = [:]
    var youngBytes = 0
    var oldBytes = 0
    var faces: [ObjectIdentifier: GlyphRasterizer] = [:]
  }

  private struct Key: Hashable {
    /// Stays valid as long as the face is kept; glyphs go when faces do.
    var face: ObjectIdentifier
    var glyph: UInt32
    var size: GlyphSize
    var quarter: UInt8
    /// Of faces with colours of their own, whose glyphs may use the text's as well.
    var color: RGBA?
  }

  /// More faces than this are not kept open.
  private static let faceLimit = 256

  /// Makes an empty cache.
  ///
  /// - Parameter byteLimit: The most bytes that glyphs may take.
  /// - Throws: `RasterizerError` with `libraryFailure`.
  package init(byteLimit: Int = 32 << 20) throws(RasterizerError) {
    self.byteLimit = byteLimit
    outlines = try drawing { () throws(GlyphsError) in try OutlineRasterizer() }
  }

  /// The bytes that glyphs take now.
  package var byteCount: Int { state.withLock { $0.youngBytes + $0.oldBytes } }

  /// A face opened for drawing.
  func rasterizer(for face: Face) throws(RasterizerError) -> GlyphRasterizer {
    let key = ObjectIdentifier(face)
    if let known = state.withLock({ $0.faces[key] }) { return known }
    let opened = try drawing { () throws(GlyphsError) in try GlyphRasterizer(face: face) }
    return state.withLock { state in
      // Another thread may have been faster: everyone gets the same object.
      if let known = state.faces[key] { return known }
      if state.faces.count >= Self.faceLimit { state = State() }
      state.faces[key] = opened
      return opened
    }
  }

  /// A glyph, kept or drawn.
  ///
  /// - Throws: `RasterizerError` with `font` or `size`.
  func image(
    of glyph: UInt32, face: Face, size: GlyphSize, quarter: Int, color: RGBA
  ) throws(RasterizerError) -> GlyphImage {
    let key = Key(
      face: ObjectIdentifier(face), glyph: glyph, size: size, quarter: UInt8(quarter),
      color: face.hasColorTables ? color : nil)
    if let kept = kept(key) { return kept }
    let rasterizer = try rasterizer(for: face)
    let painter = ColorGlyphPainter(
      rasterizer: rasterizer, outlines: outlines, size: size, quarter: quarter, foreground: color)
    let image = try drawing { () throws(GlyphsError) in try painter.image(of: glyph) }
    keep(image, key)
    return image
  }

  private func kept(_ key: Key) -> GlyphImage? {
    state.withLock { state in
      if let image = state.young[key] { return image }
      guard let image = state.old.removeValue(forKey: key) else { return nil }
      state.oldBytes -= image.byteCount
      add(image, key, to: &state)
      return image
    }
  }

  private func keep(_ image: GlyphImage, _ key: Key) {
    state.withLock { state in
      // A face that was let go meanwhile may not be named by a key.
      guard state.faces[key.face] != nil, state.young[key] == nil else { return }
      add(image, key, to: &state)
    }
  }

  private func add(_ image: GlyphImage, _ key: Key, to state: inout State) {
    let bytes = image.byteCount
    guard bytes <= byteLimit / 2 else { return }
    if state.youngBytes + bytes > byteLimit / 2 {
      (state.old, state.oldBytes) = (state.young, state.youngBytes)
      (state.young, state.youngBytes) = ([:], 0)
    }
    state.young[key] = image
    state.youngBytes += bytes
  }
}

extension Face {
  /// Whether glyphs may have colours of their own.
  var hasColorTables: Bool {
    description.tables.contains { $0 == "COLR" || $0 == "CBDT" || $0 == "sbix" || $0 == "SVG " }
  }
}
