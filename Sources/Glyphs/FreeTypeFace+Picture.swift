import CFreeType

extension FreeTypeFace {
  /// Whether the largest strike has a picture of the glyph.
  func hasPicture(_ glyph: UInt32) -> Bool {
    guard let strike = strike(for: GlyphSize.maximum) else { return false }
    return unsafe FT_Select_Size(pointer, strike.index) == 0
      && FT_Load_Glyph(pointer, glyph, shim_load_picture) == 0
      && pointer.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_BITMAP
  }

  /// The picture of a glyph in the strike that suits a size best; nil when that has none.
  func picture(of glyph: UInt32, size: GlyphSize) throws(GlyphsError) -> GlyphPicture? {
    guard let strike = strike(for: size.pixelsPerEm) else { return nil }
    let status = unsafe FT_Select_Size(pointer, strike.index)
    guard status == 0 else {
      throw glyphError(.badGlyph, glyph, "has no strike of that size (FreeType error \(status))")
    }
    try load(glyph, flags: shim_load_picture)
    guard let slot = unsafe pointer.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard width * height <= CoverageMask.pixelLimit else {
      throw glyphError(.tooLarge, glyph, "has a picture of \(width) × \(height) pixels")
    }
    guard unsafe bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue) else { return nil }
    return unsafe GlyphPicture(
      picture: picture(bitmap, width: width, height: height),
      left: Int(slot.pointee.bitmap_left), top: -Int(slot.pointee.bitmap_top),
      pixelsPerEm: strike.pixelsPerEm)
  }

  /// Blue, green, red, alpha, with alpha multiplied in: FT_PIXEL_MODE_BGRA.
  private func picture(_ bitmap: FT_Bitmap, width: Int, height: Int) -> Picture {
    var picture = Picture(width: width, height: height)
    let pitch = unsafe Int(bitmap.pitch)
    guard let buffer = unsafe bitmap.buffer else { return picture }
    for row in 0..<height {
      for column in 0..<width {
        let place = row * pitch + column * 4
        unsafe picture.pixels[row * width + column] = Picture.packed(
          red: buffer[place + 2], green: buffer[place + 1], blue: buffer[place],
          alpha: buffer[place + 3])
      }
    }
    return picture
  }

  /// The smallest strike that is at least as large as wanted, or the largest.
  private func strike(for pixelsPerEm: Double) -> (index: Int32, pixelsPerEm: Double)? {
    var best: (index: Int32, pixelsPerEm: Double)?
    let count = unsafe pointer.pointee.num_fixed_sizes
    for index in 0..<count {
      let size = unsafe Double(shim_strike_size(pointer, index)) / 64
      guard size > 0 else { continue }
      let known = best?.pixelsPerEm ?? 0
      let isBetter = known < pixelsPerEm ? size > known : size >= pixelsPerEm && size < known
      if isBetter { best = (index, size) }
    }
    return best
  }
}
