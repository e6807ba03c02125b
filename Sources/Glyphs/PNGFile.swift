import CPNG

/// A PNG file that is put together of strips: eight bits a component, sRGB.
///
/// Strips are as high as the width of the picture says, so that the bytes of a file do not depend on
/// who compresses them when.
package struct PNGFile {
  private let width: Int
  private let height: Int
  private let hasAlpha: Bool
  /// A zlib stream, without the checksum at its end.
  private var stream: [UInt8] = streamHeader
  /// The checksum of no bytes is 1.
  private var checksum: UInt32 = 1

  /// Deflate with a window of 32 KB, compressed fast.
  ///
  /// Source: RFC 1950, section 2.2.
  private static let streamHeader: [UInt8] = [0x78, 0x5E]

  /// - Throws: `GlyphsError` with `tooLarge` for a picture without pixels or with too many.
  package init(width: Int, height: Int, hasAlpha: Bool) throws(GlyphsError) {
    try Picture.checkSize(width: width, height: height, context: "a PNG")
    self.width = width
    self.height = height
    self.hasAlpha = hasAlpha
  }

  /// The rows of each strip, from the top.
  package var strips: [Range<Int>] {
    let rows = max(Self.stripPixels / width, 1)
    return stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
  }

  /// About as many pixels as stay in a processor's cache; 32 times what deflate looks back upon.
  private static let stripPixels = 1 << 18

  /// Adds the next strip.
  package mutating func append(_ strip: PNGStrip) {
    stream += strip.bytes
    checksum = shim_png_checksum(checksum, strip.checksum, strip.length)
  }

  /// The file, once all strips are added.
  ///
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package func bytes() throws(GlyphsError) -> [UInt8] {
    let data = stream + (0..<4).map { UInt8(truncatingIfNeeded: checksum >> (24 - 8 * $0)) }
    var failure: String?
    // The signature and the other chunks take less than a hundred bytes.
    let file = unsafe [UInt8](unsafeUninitializedCapacity: data.count + 256) { buffer, count in
      var output = unsafe shim_png_output()
      unsafe (output.bytes, output.capacity) = (buffer.baseAddress, buffer.count)
      let isWritten = unsafe shim_png_write(
        UInt32(width), UInt32(height), hasAlpha, data, data.count, &output)
      count = unsafe isWritten ? output.count : 0
      failure = unsafe isWritten ? nil : Picture.message(output.message)
    }
    if let failure { throw GlyphsError(.libraryFailure, failure, context: "png_write_chunk") }
    return file
  }
}

/// Rows of a PNG, compressed apart from the others: strips can be made at the same time.
package struct PNGStrip: Sendable {
  /// A part of a deflate stream.
  let bytes: [UInt8]
  /// The Adler-32 checksum of what was compressed.
  let checksum: UInt32
  /// The number of bytes that were compressed.
  let length: Int

  /// Compresses rows of a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - rows: The rows; all unless said otherwise.
  ///   - hasAlpha: Whether alpha is written, for all strips of a file or none.
  ///   - isLast: Whether the file ends here.
  /// - Throws: `GlyphsError` with `libraryFailure`.
  package init(
    _ picture: Picture, rows: Range<Int>? = nil, hasAlpha: Bool, isLast: Bool
  ) throws(GlyphsError) {
    let rows = rows ?? 0..<picture.height
    let width = picture.width
    let pixels = picture.pixels[(rows.lowerBound * width)..<(rows.upperBound * width)]
    let straight = hasAlpha ? pixels.map(Self.straight)[...] : pixels
    length = rows.count * (picture.width * (hasAlpha ? 4 : 3) + 1)
    // Deflate adds 5 bytes to 16 KB at most; the rest is for its end.
    let capacity = length + length / 1024 + 64
    var sum: UInt32 = 1
    let compressed = unsafe withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: capacity
    ) { buffer -> [UInt8]? in
      var output = unsafe shim_png_output()
      unsafe (output.bytes, output.capacity) = (buffer.baseAddress, capacity)
      let isDone = unsafe straight.withUnsafeBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return false }
        return unsafe shim_png_compress(
          start, UInt32(picture.width), UInt32(rows.count), hasAlpha, isLast, &sum, &output)
      }
      return unsafe isDone ? Array(UnsafeBufferPointer(rebasing: buffer[..<output.count])) : nil
    }
    guard let compressed else {
      throw GlyphsError(.libraryFailure, "pixels cannot be compressed", context: "deflate")
    }
    bytes = compressed
    checksum = sum
  }

  /// A pixel with alpha divided out, in the order of its bytes.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let color = Picture.color(pixel)
    return Picture.packed(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
