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
  /// A picture without a pixel that shows through is written without alpha, which takes half of the
  /// time. Source: zlib 1.2.13, a sheet of text: 8 ns a pixel and not 14.
  ///
  /// - Throws: `GlyphsError` with `libraryFailure`, or `tooLarge` for a picture without pixels.
  package func png() throws(GlyphsError) -> [UInt8] {
    try Self.checkSize(width: width, height: height, context: "a PNG")
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    let bytes = isOpaque ? opaqueBytes : straightBytes
    var image = unsafe shim_png_image()
    defer { unsafe png_image_free(&image) }
    unsafe image.width = UInt32(width)
    unsafe image.height = UInt32(height)
    unsafe image.format = isOpaque ? shim_png_rgb : shim_png_rgba
    unsafe image.flags = shim_png_fast
    // More than the encoder can need: each row has a byte for its filter; deflate adds 5 bytes to
    // 16 KB at most, chunks 12 bytes to 8 KB, and the header a few hundred.
    let raw = (width * 4 + 1) * height
    var isWritten: Int32 = 0
    // Not filled with zeros first: most of it stays unused.
    let file = unsafe [UInt8](unsafeUninitializedCapacity: raw + raw / 256 + 4096) { file, count in
      count = file.count
      isWritten = unsafe png_image_write_to_memory(
        &image, file.baseAddress, &count, 0, bytes, 0, nil)
      if isWritten == 0 { count = 0 }
    }
    guard isWritten != 0 else {
      throw GlyphsError(
        .libraryFailure, unsafe Self.message(image), context: "png_image_write_to_memory")
    }
    return file
  }

  /// Red, green, blue of each pixel.
  private var opaqueBytes: [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { bytes, count in
      for index in pixels.indices {
        let pixel = pixels[index]
        unsafe bytes[index * 3] = UInt8(truncatingIfNeeded: pixel)
        unsafe bytes[index * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        unsafe bytes[index * 3 + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
      }
      count = pixels.count * 3
    }
  }

  /// Red, green, blue, alpha of each pixel, alpha divided out.
  private var straightBytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 4)
    for index in pixels.indices {
      let color = Self.color(pixels[index])
      bytes[index * 4] = color.red
      bytes[index * 4 + 1] = color.green
      bytes[index * 4 + 2] = color.blue
      bytes[index * 4 + 3] = color.alpha
    }
    return bytes
  }

  private static func decoded(
    _ file: UnsafeRawBufferPointer, context: String
  ) throws(GlyphsError) -> (width: Int, height: Int, rgba: [UInt8]) {
    var image = unsafe shim_png_image()
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
      throw GlyphsError(
        .badPicture, "is not a PNG that can be read (\(unsafe message(image)))", context: context)
    }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    try checkSize(width: width, height: height, context: context)
    unsafe image.format = shim_png_rgba
    unsafe image.flags |= shim_png_deep_srgb
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    guard unsafe png_image_finish_read(&image, nil, &rgba, 0, nil) != 0 else {
      throw GlyphsError(
        .badPicture, "is damaged (\(unsafe message(image)))", context: context)
    }
    return (width, height, rgba)
  }

  /// What libpng says of a failure.
  private static func message(_ image: png_image) -> String {
    let text = unsafe image.message
    return unsafe withUnsafeBytes(of: text) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
