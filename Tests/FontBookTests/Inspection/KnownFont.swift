import Foundation
import Glyphs
import Testing

/// The face of a font file that comes with the package.
func bundledFace(_ file: String) throws -> Face {
  try Face(file: FontFile(path: try bundledFontPath(file)))
}

/// The names and numbers that another program read from the fonts of this package.
struct KnownFont: Decodable, CustomTestStringConvertible {
  let file: String
  let postScriptName: String
  let family: String
  let styleName: String
  let fullName: String
  let weight: Int
  let unitsPerEm: Int
  let ascent: Int
  let descent: Int
  let lineGap: Int
  let capHeight: Int
  let xHeight: Int
  let fsType: Int
  let glyphCount: Int
  let characterCount: Int
  let axes: [Axis]
  let instances: [Instance]

  struct Axis: Decodable {
    let tag: String
    let minimum: Double
    let `default`: Double
    let maximum: Double
  }

  struct Instance: Decodable {
    let name: String
    let postScriptName: String
    let coordinates: [Double]
  }

  var testDescription: String { file }

  static func all() throws -> [KnownFont] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appending(path: "Fixtures/bundled-fonts.json"))
    return try JSONDecoder().decode([KnownFont].self, from: data)
  }
}
