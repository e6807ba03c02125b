import Foundation
import Glyphs
import Rasterizer
import Testing

/// Compares a picture, pixel by pixel, with the file that was recorded for it.
///
/// The file is written only with `RECORD_SNAPSHOTS=1`, and a run that records fails. After a
/// difference the picture lies beside the file, with `.actual` after its name.
///
/// Tolerance: a component may differ by 2, which rounding does; by more, at most one component of
/// a thousand may, and by no more than 40. Other versions of FreeType and HarfBuzz round outlines
/// otherwise at the edges of glyphs; a glyph at another place, of another font or colour changes
/// more than that.
func expectPicture(
  _ picture: Picture, _ name: String, filePath: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let test = URL(filePath: "\(filePath)")
  let folder = test.deletingLastPathComponent()
    .appending(path: "Snapshots/\(test.deletingPathExtension().lastPathComponent)")
  let file = folder.appending(path: name + ".png")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(picture.png()).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let recorded = try Picture(png: Array(try Data(contentsOf: file)), context: name)
  let difference = PictureDifference(picture, recorded)
  guard !difference.isTolerable else { return }
  try Data(picture.png()).write(to: folder.appending(path: name + ".actual"))
  Issue.record(
    "\(name): \(difference); see \(name).actual beside it", sourceLocation: sourceLocation)
}

/// How far two pictures are apart.
struct PictureDifference: CustomStringConvertible {
  /// The sizes when they differ.
  private var sizes: String?
  /// The components that differ by more than rounding.
  private(set) var count = 0
  /// The largest difference of a component.
  private(set) var largest = 0
  /// The components compared.
  private(set) var total = 0

  init(_ first: Picture, _ second: Picture) {
    guard first.width == second.width && first.height == second.height else {
      sizes = "\(first.width) × \(first.height) pixels, not \(second.width) × \(second.height)"
      return
    }
    total = first.pixels.count * 4
    for (left, right) in zip(first.pixels, second.pixels) where left != right {
      for shift in [UInt32(0), 8, 16, 24] {
        let distance = abs(Int(left >> shift & 0xFF) - Int(right >> shift & 0xFF))
        largest = max(largest, distance)
        if distance > 2 { count += 1 }
      }
    }
  }

  var isTolerable: Bool { sizes == nil && count * 1000 <= total && largest <= 40 }

  var description: String {
    sizes ?? "\(count) of \(total) components differ, by \(largest) at most"
  }
}
