import AppProject
import Auditor
import DynamicType
import FontBook
import OutputFormats
import TextLayout

/// Writes what strings are cut as JSON; the README documents it.
enum StringsJSON {
  static func bytes(of result: StringsResult) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { document in
      document.field("schemaVersion", 1)
      document.field("files", result.tables.map(\.file.path))
      document.field("categories", result.categories.map(\.shortName))
      document.field("locales", result.locales)
      document.field("keyCount", result.groups.count)
      document.field("unmeasuredKeyCount", result.unmeasuredCount)
      document.array("cut") { array in
        for key in result.cut { array.object { write(key, to: &$0) } }
      }
      document.field("problems", result.problems.map(\.description))
    }
    return writer.takeBytes()
  }

  private static func write(_ key: CutKey, to object: inout JSONObject) {
    object.field("table", key.group.table)
    object.field("key", key.group.key)
    object.field("sourceText", key.sourceText)
    object.field("width", key.group.constraint.container.width)
    object.field("lineLimit", key.group.constraint.container.lineLimit)
    object.field("worstLocale", key.strings[0].string.locale)
    if let budget = key.group.budget {
      object.object("budget") { object in
        object.field("widthAtL", Number.rounded(budget.widthAtDefault, places: 3))
        object.field("longestFittingTranslation", budget.longestFitting)
      }
    }
    object.array("locales") { array in
      for string in key.strings { array.object { write(string, to: &$0) } }
    }
  }

  private static func write(_ string: MeasuredString, to object: inout JSONObject) {
    object.field("locale", string.string.locale)
    object.field("file", string.file)
    object.field("line", string.place.line)
    object.field("variations", string.string.variations.map(\.description))
    object.field("text", string.text)
    object.field("samples", string.samples)
    object.field("font", string.font.face.postScriptName)
    object.field("isStandIn", string.font.face.isStandIn)
    object.field("outcome", string.fitOutcome.name)
    object.field("severity", string.firstCut.map { string.severity(from: $0).rawValue })
    object.field("firstFailingCategory", string.firstCut?.category.shortName)
    object.field("linesNeeded", string.largestNeed)
    object.field(
      "widthNeeded", string.remedies?.extraWidth.map { $0 + string.constraint.container.width })
    object.field("fittingText", string.remedies?.fittingPrefix)
    object.array("categories") { array in
      for result in string.results {
        array.object { object in
          object.field("category", result.category.shortName)
          object.field("pointSize", Number.rounded(result.pointSize, places: 3))
          object.field("lineCount", result.lineCount)
          object.field("requiredLineCount", result.requiredLineCount)
          object.field("isCut", result.isCut)
          object.field("lostText", string.lostText(at: result))
        }
      }
    }
  }
}
