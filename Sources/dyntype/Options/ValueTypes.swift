import AppProject
import ArgumentParsing
import DynamicType
import Previews
import TextLayout

// The values of this tool's options, and what is wrong with those that are refused.

extension ValueType where Value == TextStyle {
  /// A text style by any of its names.
  static var textStyle: ValueType {
    ValueType(describe: \.rawValue) { try TextStyle(parsing: $0) }
  }
}

extension ValueType where Value == FontSetting.Growth {
  /// A text style, or none.
  static var relativeStyle: ValueType {
    ValueType { text in
      text == "none" ? .fixed : .relative(try TextStyle(parsing: text))
    }
  }
}

extension ValueType where Value == [ContentSizeCategory] {
  /// A list of categories.
  static var categories: ValueType {
    ValueType(describe: { $0 == ContentSizeCategory.allCases ? "all" : Self.list($0) }) {
      try ContentSizeCategory.parseList($0)
    }
  }

  private static func list(_ categories: [ContentSizeCategory]) -> String {
    categories.map(\.shortName).joined(separator: ",")
  }
}

extension ValueType where Value == Device {
  /// A device by a forgiving name.
  static var device: ValueType {
    ValueType(describe: \.name) { try Device.named($0) }
  }
}

extension ValueType where Value == Platform {
  /// A platform by any of its names.
  static var platform: ValueType {
    ValueType(candidates: Platform.allCases.map(\.rawValue), describe: \.rawValue) {
      try Platform(parsing: $0)
    }
  }
}

extension ValueType where Value == Double {
  /// A number of points, of either sign, that is scaled.
  static var scaledNumber: ValueType {
    let limit = FontLimits.pointSize
    let limited = number.checked("A value lies between -\(Int(limit)) and \(Int(limit))") {
      $0.magnitude <= limit
    }
    return limited.explained { text in
      guard let style = try? TextStyle(parsing: text) else {
        return "A value is a number of points, such as 17 or 12.5"
      }
      return "A value is a number of points. Did you mean '--style \(style.rawValue)'?"
    }
  }

  /// A size of a font in points.
  static var pointSize: ValueType {
    number.checked("A point size is above 0 and at most \(Int(FontLimits.pointSize))") {
      $0 > 0 && $0 <= FontLimits.pointSize
    }
  }

  /// A width in points.
  static var width: ValueType { number.checked("A width is 0 or more points") { $0 >= 0 } }

  /// A factor by which a font may shrink.
  static var scaleFactor: ValueType {
    number.checked("A scale factor lies above 0 and is at most 1") { $0 > 0 && $0 <= 1 }
  }

  /// A part of the width that a line must fill.
  static var hyphenationFactor: ValueType {
    number.checked("A hyphenation factor is between 0 and 1") { (0...1).contains($0) }
  }

  /// The pixels a point of a display.
  static var displayScale: ValueType {
    number.checked("A display has between 1 and 10 pixels a point") { $0 >= 1 && $0 <= 10 }
  }
}

extension ValueType where Value == Set<SheetGuide> {
  /// A list of guides, or none.
  static var guides: ValueType {
    ValueType(describe: { $0.map(\.rawValue).sorted().joined(separator: ",") }) { text in
      if text == "none" { return [] }
      return try Set(
        text.split(separator: ",", omittingEmptySubsequences: false).map { word in
          guard let guide = SheetGuide(rawValue: String(word)) else {
            throw ArgumentParsingError.invalidValue(
              "'\(word)' is none of lines, baselines, ink and frame")
          }
          return guide
        })
    }
  }
}

extension ValueType where Value == Int {
  /// A number of columns.
  static var columns: ValueType {
    integer.checked("A sheet has between 1 and 12 columns") { (1...12).contains($0) }
  }

  /// A number of lines.
  static var lineLimit: ValueType {
    integer.checked("A line limit is 1 or more; leave it out for no limit") { $0 >= 1 }
  }
}

extension ValueType where Value == String {
  /// A language tag.
  static var locale: ValueType {
    ValueType { text in
      guard LayoutOptions.isLanguageTag(text) else {
        throw ArgumentParsingError.invalidValue("A language tag looks like de or zh-Hant")
      }
      return text
    }
  }
}

extension ValueType where Value == Set<String> {
  /// A list of language tags.
  static var localeList: ValueType {
    ValueType(describe: { $0.sorted().joined(separator: ",") }) { text in
      try Set(
        text.split(separator: ",", omittingEmptySubsequences: false).map { tag in
          guard LayoutOptions.isLanguageTag(String(tag)) else {
            throw ArgumentParsingError.invalidValue("A language tag looks like de or zh-Hant")
          }
          return String(tag)
        })
    }
  }
}

/// What one kind of placeholder is filled with.
struct PlaceholderSample: Hashable {
  let content: Placeholder.Content
  let text: String
}

extension ValueType where Value == PlaceholderSample {
  /// A placeholder and a text: `%@=Maximiliane`.
  static var sample: ValueType {
    ValueType(describe: { "\($0.content.rawValue)=\($0.text)" }) { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let content = Placeholder.Content(rawValue: String(parts[0])) else {
        let names = Placeholder.Content.allCases.map(\.rawValue).joined(separator: ", ")
        throw ArgumentParsingError.invalidValue(
          "A sample looks like %@=Maximiliane; placeholders are \(names)")
      }
      return PlaceholderSample(content: content, text: String(parts[1]))
    }
  }
}

/// Limits of sizes that make sense.
enum FontLimits {
  /// The largest point size that is measured.
  static let pointSize = 100_000.0
}
