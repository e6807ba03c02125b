import Glyphs
import OutputFormats

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values as SVG writes them.
enum SVG {
  /// A coordinate, to a ten-thousandth.
  static func number(_ value: Double) -> String { Number.trimmed(value, places: 4) }

  /// A factor of a transform, which is multiplied by thousands of units.
  static func factor(_ value: Double) -> String { Number.trimmed(value, places: 12) }

  /// The sides of a rectangle as attributes.
  static func box(_ box: PointBox) -> String {
    "x=\"\(number(box.x))\" y=\"\(number(box.y))\" width=\"\(number(box.width))\" "
      + "height=\"\(number(box.height))\""
  }

  /// A colour as attributes of what is filled.
  static func fill(_ color: RGBA) -> String {
    let opacity = color.alpha == 255 ? "" : " fill-opacity=\"\(share(color.alpha))\""
    return "fill=\"\(hex(color))\"" + opacity
  }

  /// A colour without its alpha, such as `#ff8800`.
  static func hex(_ color: RGBA) -> String {
    let digits = Array("0123456789abcdef")
    let bytes = [color.red, color.green, color.blue]
    return "#" + String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// A byte as a part of one.
  static func share(_ byte: UInt8) -> String { number(Double(byte) / 255) }

  /// An outline as the data of a path.
  static func path(_ outline: Outline) -> String {
    var data = ""
    func at(_ points: Outline.Point...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    for element in outline.elements {
      switch element {
      case .move(let point): data += "M\(at(point))"
      case .line(let point): data += "L\(at(point))"
      case .quadratic(let control, let end): data += "Q\(at(control, end))"
      case .cubic(let first, let second, let end): data += "C\(at(first, second, end))"
      case .close: data += "Z"
      }
    }
    return data
  }

  /// A transform as SVG has it.
  static func matrix(_ transform: Transform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "matrix(" + numbers.map { Number.trimmed($0, places: 8) }.joined(separator: " ") + ")"
  }

  /// A picture as an element that carries its PNG.
  static func image(_ picture: Picture, attributes: String) throws(RasterizerError) -> String {
    let png = try drawing { () throws(GlyphsError) in try picture.png() }
    let data = Data(png).base64EncodedString()
    return "<image \(attributes) preserveAspectRatio=\"none\" "
      + "href=\"data:image/png;base64,\(data)\"/>"
  }
}
