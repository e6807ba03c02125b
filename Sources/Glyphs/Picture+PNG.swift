import CPNG

extension Picture {
  /// The largest PNG that is read, in bytes.
  package static let pngByteLimit = 256 << 20

  /// Reads a PNG of any kind.
  ///
  /// Colours are converted to sRGB as the file's own colour space says. The size in the header is
  /// checked before anything of that size is allocated.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - context: How errors name the picture, such as its path.
  /// - Throws: `GlyphsError` with `badPicture` or `tooLarge`.
  package init(png: [UInt8], context: String = "a PNG") throws(GlyphsError) {
    guard png.count <= Self.pngByteLimit else {
      throw GlyphsError(
        .tooLarge, "is larger than \(Self.pngByteLimit >> 20) MB", context: context)
    }
    let bytes = try unsafe png.span.withUnsafeBytes { file throws(GlyphsError) in
      try unsafe Self.decoded(file, context: context)
    }
    self.init(width: bytes.width, height: bytes.height)
    for index in pixels.indices {
      let place = index * 4
      pixels[index] = Self.packed(
        RGBA(
          red: bytes.rgba[place], green: bytes.rgba[place + 1], blue: bytes.rgba[place + 2],
          alpha: bytes.rgba[place + 3]))
    }
  }

  /// The picture as a PNG file: eight bits a component, sRGB, the same bytes each time.
  ///
  /// A picture without a pixel that shows through is written without alpha.
  ///
  /// - Throws: `GlyphsError` with `libraryFailure`, or `tooLarge` for a picture without pixels.
  package func png() throws(GlyphsError) -> [UInt8] {
    let hasAlpha = pixels.reduce(.max, &) >> 24 < 255
    var file = try PNGFile(width: width, height: height, hasAlpha: hasAlpha)
    for rows in file.strips {
      let isLast = rows.upperBound == height
      file.append(try PNGStrip(self, rows: rows, hasAlpha: hasAlpha, isLast: isLast))
    }
    return try file.bytes()
  }

  private static func decoded(
    _ file: UnsafeRawBufferPointer, context: String
  ) throws(GlyphsError) -> (width: Int, height: Int, rgba: [UInt8]) {
    var image = unsafe shim_png_image()
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
      throw GlyphsError(
        .badPicture, "is not a PNG that can be read (\(unsafe message(image.message)))",
        context: context)
    }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    try checkSize(width: width, height: height, context: context)
    unsafe image.format = shim_png_rgba
    unsafe image.flags |= shim_png_deep_srgb
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(&image, nil, &rgba, 0, nil) != 0 else {
      throw GlyphsError(
        .badPicture, "is damaged (\(unsafe message(image.message)))", context: context)
    }
    return (width, height, rgba)
  }

  /// What libpng says of a failure, in the form of a C string.
  static func message(_ text: some BitwiseCopyable) -> String {
    unsafe withUnsafeBytes(of: text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
