import Auditor
import FontBook
import Glyphs
import OutputFormats

/// Writes what `dyntype fonts` found as JSON.
enum FontsJSON {
  /// One object; lengths are points rounded to thousandths.
  static func bytes(of result: FontsResult) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { document in
      document.field("schemaVersion", 1)
      document.array("families") { array in
        for family in result.report.families { array.object { write(family, to: &$0) } }
      }
      document.array("unusable") { array in
        for file in result.unusable {
          array.object { object in
            object.field("file", file.file)
            object.field("reason", file.reason)
          }
        }
      }
      document.field("problems", result.problems)
      document.array("coverage") { array in
        for face in result.coverage { array.object { write(face, to: &$0) } }
      }
      document.array("audits") { array in
        for audit in result.audits { array.object { write(audit, to: &$0) } }
      }
    }
    return writer.takeBytes()
  }

  private static func write(_ family: FontFamilyReport, to object: inout JSONObject) {
    object.field("name", family.name)
    object.array("faces") { array in
      for face in family.faces { array.object { write(face, to: &$0) } }
    }
  }

  private static func write(_ face: FontFaceReport, to object: inout JSONObject) {
    let description = face.description
    object.field("file", face.file)
    object.field("index", face.index)
    object.field("postScriptName", description.postScriptName)
    object.field("fullName", description.fullName)
    object.field("styleName", description.styleName)
    object.field("legacyFamily", description.legacyFamily)
    object.field("weight", description.weightClass)
    object.field("width", description.widthClass)
    object.field("isItalic", description.isItalic)
    object.field("isMonospaced", description.isMonospaced)
    object.field("glyphCount", description.glyphCount)
    object.field("characterCount", face.characterCount)
    object.array("fontNames") { array in
      for name in face.fontNames { array.object { write(name, to: &$0) } }
    }
    object.array("axes") { array in
      for axis in description.axes { array.object { write(axis, to: &$0) } }
    }
    object.array("instances") { array in
      for instance in description.instances {
        array.object { object in
          object.field("name", instance.name)
          object.field("postScriptName", instance.postScriptName)
          object.field("coordinates", instance.coordinates)
        }
      }
    }
    object.object("metrics") { write(face.metrics, to: &$0) }
    object.object("licence") { object in
      object.field("fsType", face.licence.bits)
      object.field("permission", face.licence.permission.rawValue)
      object.field("words", face.licence.words)
    }
    object.object("languages") { object in
      object.field("covered", face.languages.covered)
      object.array("nearlyCovered") { array in
        for gap in face.languages.nearlyCovered {
          array.object { object in
            object.field("language", gap.language)
            object.field("missing", gap.missing)
          }
        }
      }
    }
  }

  private static func write(_ name: FontName, to object: inout JSONObject) {
    object.field("postScriptName", name.postScriptName)
    object.field("styleName", name.styleName)
    object.field("weight", name.weight)
    object.field("isItalic", name.isItalic)
    object.field("isInstance", name.isInstance)
    object.field("swiftUI", name.swiftUILine)
    object.field("uiKit", name.uiKitLine)
  }

  private static func write(_ axis: VariationAxis, to object: inout JSONObject) {
    object.field("tag", axis.tag)
    object.field("name", axis.name)
    object.field("minimum", axis.minimum)
    object.field("default", axis.defaultValue)
    object.field("maximum", axis.maximum)
    object.field("isHidden", axis.isHidden)
  }

  private static func write(_ metrics: MetricsInPoints, to object: inout JSONObject) {
    object.field("pointSize", metrics.pointSize)
    lengths(metrics, to: &object)
    object.object("systemFont") { lengths(FontsWording.system, to: &$0) }
  }

  private static func lengths(_ metrics: MetricsInPoints, to object: inout JSONObject) {
    object.field("ascent", rounded(metrics.ascent))
    object.field("descent", rounded(metrics.descent))
    object.field("lineGap", rounded(metrics.lineGap))
    object.field("lineHeight", rounded(metrics.lineHeight))
    object.field("capHeight", rounded(metrics.capHeight))
    object.field("xHeight", metrics.xHeight.map(rounded))
    object.field("capitalOffset", rounded(metrics.capitalOffset))
  }

  private static func rounded(_ length: Double) -> Double { Number.rounded(length, places: 3) }

  private static func write(_ face: FontsResult.FaceCoverage, to object: inout JSONObject) {
    object.field("target", face.coverage.target)
    object.field("postScriptName", face.postScriptName)
    object.field("file", face.file)
    object.field("characterCount", face.coverage.itemCount)
    object.field("textCount", face.coverage.textCount)
    object.field("affectedTextCount", face.coverage.affectedTextCount)
    object.array("missing") { array in
      for gap in face.coverage.gaps {
        array.object { object in
          object.field("text", gap.text)
          object.field("codePoints", gap.codePoints)
          object.field("form", gap.form.rawValue)
        }
      }
    }
  }

  private static func write(_ audit: FontsResult.ProjectAudit, to object: inout JSONObject) {
    object.field("folder", audit.prefix)
    object.array("findings") { array in
      for finding in audit.audit.findings { array.object { finding.write(to: &$0) } }
    }
    object.array("checks") { array in
      for check in audit.audit.checks { array.object { check.write(to: &$0) } }
    }
  }
}
