import Glyphs

/// Source-over blending of pixels with alpha multiplied in, each component rounded to the nearest.
///
/// Source: Porter and Duff, "Compositing Digital Images", 1984.
enum Blend {
  /// A pixel with all components multiplied by `factor ÷ 255`.
  ///
  /// Two components at a time; each product stays below 65536 and so in its half.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    var low = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
    low = (low &+ (low >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
    var high = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
    high = (high &+ (high >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    return low | high
  }

  /// A pixel over another.
  @inline(__always)
  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let alpha = source >> 24
    if alpha == 255 { return source }
    return source &+ scaled(destination, by: 255 &- alpha)
  }

  /// One pixel over others, as far as each is covered: 255 for all of it.
  ///
  /// Most of a mask is nothing or all; eight pixels of nothing are passed over at once.
  static func over(
    _ source: UInt32, _ coverage: UnsafeBufferPointer<UInt8>,
    _ pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    let bytes = UnsafeRawBufferPointer(coverage)
    var index = 0
    while index < pixels.count {
      if index + 8 <= pixels.count,
        unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0
      {
        index += 8
        continue
      }
      let end = min(index + 8, pixels.count)
      while index < end {
        let share = unsafe coverage[index]
        if share > 0 {
          let covered = share == 255 ? source : scaled(source, by: UInt32(share))
          unsafe pixels[index] = over(covered, pixels[index])
        }
        index += 1
      }
    }
  }
}

extension Picture {
  /// The box of all pixels.
  var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// Blends one colour over a box of whole pixels.
  mutating func fill(_ box: PixelBox, color: RGBA) {
    let area = box.intersection(self.box)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let source = Self.packed(color)
    unsafe withRows(of: area) { row, _ in
      if color.alpha == 255 { return unsafe row.update(repeating: source) }
      for column in row.indices { unsafe row[column] = Blend.over(source, row[column]) }
    }
  }

  /// Blends one colour through a mask that is moved by whole pixels.
  mutating func blend(
    _ mask: CoverageMask, color: RGBA, column: Int = 0, row: Int = 0, clip: PixelBox
  ) {
    let (left, top) = (mask.left + column, mask.top + row)
    let area = clip.intersection(box).intersection(
      PixelBox(left: left, top: top, right: left + mask.width, bottom: top + mask.height))
    guard !area.isEmpty, color.alpha > 0 else { return }
    let source = Self.packed(color)
    unsafe mask.coverage.withUnsafeBufferPointer { coverage in
      unsafe withRows(of: area) { row, y in
        let start = (y - top) * mask.width + area.left - left
        let shares = unsafe UnsafeBufferPointer(
          rebasing: coverage[start..<(start + row.count)])
        unsafe Blend.over(source, shares, row)
      }
    }
  }

  /// Blends another picture, its top left at a place; all of it made clearer by an alpha.
  mutating func blend(
    _ other: Picture, column: Int, row: Int, alpha: UInt8 = 255, clip: PixelBox
  ) {
    let area = clip.intersection(box).intersection(
      PixelBox(left: column, top: row, right: column + other.width, bottom: row + other.height))
    guard !area.isEmpty else { return }
    unsafe other.pixels.withUnsafeBufferPointer { source in
      unsafe withRows(of: area) { target, y in
        let start = (y - row) * other.width + area.left - column
        for index in target.indices {
          let pixel = unsafe Blend.scaled(source[start + index], by: UInt32(alpha))
          unsafe target[index] = Blend.over(pixel, target[index])
        }
      }
    }
  }

  /// Goes through the rows of a box that lies inside of the picture, with the number of each.
  @inline(__always)
  private mutating func withRows(
    of area: PixelBox, _ body: (UnsafeMutableBufferPointer<UInt32>, Int) -> Void
  ) {
    let width = width
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for y in area.top..<area.bottom {
        let columns = (y * width + area.left)..<(y * width + area.right)
        unsafe body(UnsafeMutableBufferPointer(rebasing: pixels[columns]), y)
      }
    }
  }
}
