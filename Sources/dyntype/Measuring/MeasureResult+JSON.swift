import DynamicType
import FontBook
import OutputFormats
import TextLayout

extension MeasureResult {
  /// Writes the members of a result; the README documents them.
  func write(to object: inout JSONObject) {
    object.field("text", request.text)
    object.field("locale", request.locale)
    object.object("font") { writeFont(to: &$0) }
    if request.container.width.isFinite {
      object.field("width", request.container.width)
    } else {
      object.null("width")
    }
    object.field("lineLimit", request.container.lineLimit)
    object.field("truncationMode", request.container.truncation.rawValue)
    object.field("scale", request.displayScale)
    object.array("categories") { categories in
      for measurement in measurements { categories.object { measurement.write(to: &$0) } }
    }
  }

  private func writeFont(to object: inout JSONObject) {
    object.field("postScriptName", font.face.postScriptName)
    object.field("family", font.face.family)
    object.field("file", font.face.file)
    object.field("isStandIn", font.face.isStandIn)
    object.field("requested", font.requestedName)
    object.field("match", font.match.name)
    object.field("nearest", font.match.nearest)
    object.array("fallbacks") { fallbacks in
      for fallback in paragraph.fallbacks {
        fallbacks.object { object in
          object.field("postScriptName", fallback.font.postScriptName)
          object.array("ranges") { ranges in
            for range in fallback.ranges { ranges.value([range.lowerBound, range.upperBound]) }
          }
        }
      }
    }
  }
}

extension FontChoice.Match {
  /// A word for how a font was found.
  var name: String {
    switch self {
    case .system: "system"
    case .postScriptName: "postScriptName"
    case .instance: "instance"
    case .fullName: "fullName"
    case .family: "family"
    case .file: "file"
    case .missing: "missing"
    }
  }

  /// The name that was perhaps meant by one that no font has; nil otherwise.
  var nearest: String? {
    guard case .missing(let nearest) = self else { return nil }
    return nearest
  }
}

extension TextMeasurement {
  /// Writes the members of one category.
  func write(to object: inout JSONObject) {
    object.field("category", category.shortName)
    object.field("pointSize", pointSize)
    object.field("lineCount", lineCount)
    object.field("requiredLineCount", requiredLineCount)
    object.field("isTruncated", isTruncated)
    object.field("isUncertain", isUncertain)
    object.field("width", Self.rounded(width))
    object.field("height", Self.rounded(height))
    object.field("slack", layout.slack.isFinite ? Self.rounded(layout.slack) : nil)
    object.field("shownText", layout.shownText)
    object.field("missingCharacters", layout.paragraph.missingCharacters)
    object.object("inkOverflow") { overflow in
      overflow.field("top", Self.rounded(inkOverflow.top))
      overflow.field("bottom", Self.rounded(inkOverflow.bottom))
      overflow.field("left", Self.rounded(inkOverflow.left))
      overflow.field("right", Self.rounded(inkOverflow.right))
    }
    object.array("lines") { lines in
      for line in layout.lines {
        lines.object { object in
          object.field("range", [line.range.lowerBound, line.range.upperBound])
          object.field("text", layout.text(of: line))
          object.field("width", Self.rounded(line.width))
          object.field("ascent", Self.rounded(line.ascent))
          object.field("descent", Self.rounded(line.descent))
          object.field("baseline", Self.rounded(line.baseline))
          object.field("leading", Self.rounded(line.leading))
          object.field("ending", line.ending.rawValue)
        }
      }
    }
  }

  /// A length with a ten-thousandth of a point: finer differences are noise.
  private static func rounded(_ points: Double) -> Double { Number.rounded(points, places: 4) }
}
