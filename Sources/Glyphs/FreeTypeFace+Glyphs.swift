import CFreeType

extension FreeTypeFace {
  /// Places a variable font in its design space.
  ///
  /// - Throws: `GlyphsError` with `libraryFailure`.
  func set(variations: [FontVariation], axes: [VariationAxis]) throws(GlyphsError) {
    guard !axes.isEmpty else { return }
    var coordinates = axes.map { axis in
      let value = variations.first { $0.tag == axis.tag }?.value ?? axis.defaultValue
      return FT_Fixed((value * 65536).rounded())
    }
    let status = unsafe FT_Set_Var_Design_Coordinates(
      pointer, UInt32(coordinates.count), &coordinates)
    guard status == 0 else {
      throw GlyphsError(
        .libraryFailure, "the axes cannot be set (FreeType error \(status))",
        context: "FT_Set_Var_Design_Coordinates")
    }
  }

  /// The outline of a glyph in font units, y upwards.
  ///
  /// Loaded at one pixel a font unit, so that the fractions that variations bring are kept.
  func outline(of glyph: UInt32, unitsPerEm: Int) throws(GlyphsError) -> Outline {
    try setSize(fixed: unitsPerEm * 64, glyph: glyph)
    try load(glyph, flags: shim_load_outline)
    guard unsafe pointer.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
      return Outline()
    }
    return try decomposed(glyph: glyph)
  }

  /// The coverage of a glyph, shifted to the right by quarters of a pixel.
  ///
  /// `hasOverlaps` is for contours that lie over each other; drawing takes several times as long.
  func mask(
    of glyph: UInt32, size: GlyphSize, quarter: Int, hasOverlaps: Bool
  ) throws(GlyphsError) -> CoverageMask {
    try setSize(fixed: size.fixed, glyph: glyph)
    try load(glyph, flags: shim_load_outline)
    let slot = unsafe pointer.pointee.glyph
    guard let slot = unsafe slot,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE,
      unsafe slot.pointee.outline.n_points > 0
    else { return .empty }
    if hasOverlaps { unsafe shim_mark_overlap(&slot.pointee.outline) }
    unsafe FT_Outline_Translate(&slot.pointee.outline, quarter * 16, 0)
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let (width, height) = ((box.xMax - box.xMin) / 64 + 2, (box.yMax - box.yMin) / 64 + 2)
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow && area <= CoverageMask.pixelLimit else {
      throw glyphError(.tooLarge, glyph, "would be \(width) × \(height) pixels")
    }
    let status = unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL)
    guard status == 0 else {
      throw glyphError(.badGlyph, glyph, "cannot be drawn (FreeType error \(status))")
    }
    return unsafe copiedMask(slot.pointee)
  }

  private func copiedMask(_ slot: FT_GlyphSlotRec) -> CoverageMask {
    let bitmap = unsafe slot.bitmap
    let (width, height) = unsafe (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0 && height > 0, let buffer = unsafe bitmap.buffer else { return .empty }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for row in 0..<height {
      unsafe coverage.append(
        contentsOf: UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width))
    }
    return unsafe CoverageMask(
      left: Int(slot.bitmap_left), top: -Int(slot.bitmap_top), width: width, height: height,
      coverage: coverage)
  }

  func setSize(fixed: Int, glyph: UInt32) throws(GlyphsError) {
    let status = unsafe FT_Set_Char_Size(pointer, 0, fixed, 72, 72)
    guard status == 0 else {
      throw glyphError(.badGlyph, glyph, "has no outline at that size (FreeType error \(status))")
    }
  }

  func load(_ glyph: UInt32, flags: FT_Int32) throws(GlyphsError) {
    let status = unsafe FT_Load_Glyph(pointer, glyph, flags)
    guard status == 0 else {
      throw glyphError(.badGlyph, glyph, "cannot be read (FreeType error \(status)); it is damaged")
    }
  }

  func glyphError(_ code: GlyphsError.Code, _ glyph: UInt32, _ reason: String) -> GlyphsError {
    GlyphsError(code, "glyph \(glyph) \(reason)", context: path)
  }

  /// The outline in the glyph slot.
  private func decomposed(glyph: UInt32) throws(GlyphsError) -> Outline {
    var collector = OutlineCollector()
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, user in unsafe OutlineCollector.collect(user, { unsafe $0.move(to) }) },
      line_to: { to, user in unsafe OutlineCollector.collect(user, { unsafe $0.line(to) }) },
      conic_to: { control, to, user in
        unsafe OutlineCollector.collect(user, { unsafe $0.quadratic(control, to) })
      },
      cubic_to: { first, second, to, user in
        unsafe OutlineCollector.collect(user, { unsafe $0.cubic(first, second, to) })
      },
      shift: 0, delta: 0)
    let status = unsafe withUnsafeMutablePointer(to: &collector) { collector in
      unsafe FT_Outline_Decompose(
        &pointer.pointee.glyph.pointee.outline, &functions, collector)
    }
    guard status == 0 else {
      throw glyphError(.badGlyph, glyph, "has a broken outline (FreeType error \(status))")
    }
    return collector.outline
  }
}

/// Takes the steps of FT_Outline_Decompose, in 26.6 font units.
private struct OutlineCollector {
  private var elements: [Outline.Element] = []

  var outline: Outline { Outline(elements.isEmpty ? [] : elements + [.close]) }

  static func collect(
    _ user: UnsafeMutableRawPointer?, _ step: (inout OutlineCollector) -> Void
  ) -> Int32 {
    guard let user = unsafe user else { return 1 }
    unsafe step(&user.assumingMemoryBound(to: OutlineCollector.self).pointee)
    return 0
  }

  mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    if !elements.isEmpty { elements.append(.close) }
    unsafe elements.append(.move(point(to)))
  }

  mutating func line(_ to: UnsafePointer<FT_Vector>?) { unsafe elements.append(.line(point(to))) }

  mutating func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    unsafe elements.append(.quadratic(point(control), point(to)))
  }

  mutating func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
    _ to: UnsafePointer<FT_Vector>?
  ) {
    unsafe elements.append(.cubic(point(first), point(second), point(to)))
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Outline.Point {
    let vector = unsafe vector?.pointee ?? FT_Vector()
    return Outline.Point(x: Double(vector.x) / 64, y: Double(vector.y) / 64)
  }
}
