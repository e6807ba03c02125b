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
}

extension Picture {
  /// The box of all pixels.
  var box: PixelBox { PixelBox(left: 0, top: 0, right: width, bottom: height) }

  /// Blends one colour over a box of whole pixels.
  mutating func fill(_ box: PixelBox, color: RGBA) {
    let area = box.intersection(self.box)
    guard !area.isEmpty else { return }
    let source = Self.packed(color)
    for row in area.top..<area.bottom {
      let columns = (row * width + area.left)..<(row * width + area.right)
      if color.alpha == 255 {
        pixels.replaceSubrange(columns, with: repeatElement(source, count: columns.count))
        continue
      }
      for index in columns {
        pixels[index] = Blend.over(source, pixels[index])
      }
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
    for row in area.top..<area.bottom {
      var from = (row - top) * mask.width + area.left - left
      for index in (row * width + area.left)..<(row * width + area.right) {
        let coverage = mask.coverage[from]
        from += 1
        if coverage == 0 { continue }
        let covered = coverage == 255 ? source : Blend.scaled(source, by: UInt32(coverage))
        pixels[index] = Blend.over(covered, pixels[index])
      }
    }
  }

  /// Blends another picture, its top left at a place.
  mutating func blend(_ other: Picture, column: Int, row: Int, clip: PixelBox) {
    let area = clip.intersection(box).intersection(
      PixelBox(left: column, top: row, right: column + other.width, bottom: row + other.height))
    guard !area.isEmpty else { return }
    for y in area.top..<area.bottom {
      var from = (y - row) * other.width + area.left - column
      for index in (y * width + area.left)..<(y * width + area.right) {
        pixels[index] = Blend.over(other.pixels[from], pixels[index])
        from += 1
      }
    }
  }
}
