import DynamicType
import FontBook
import OutputFormats
import Previews
import TextLayout

/// Makes a contact sheet of measured texts.
struct SheetMaker {
  let fonts: FontBook

  func sheet(
    of results: [MeasureResult], columns: Int?, theme: SheetTheme, guides: Set<SheetGuide>
  ) throws(ToolError) -> ContactSheet {
    do throws(TextLayoutError) {
      return try ContactSheet(
        entries: results.map(entry), columns: columns, theme: theme, guides: guides,
        typesetter: try Typesetter(fonts: fonts))
    } catch {
      throw ToolError(error)
    }
  }

  private func entry(_ result: MeasureResult) -> ContactSheet.Entry {
    let face = result.font.face
    let replaced = face.standsInFor.map { ", in place of \($0)" } ?? ""
    var details = [
      "\(face.postScriptName) from \(face.file)\(replaced)",
      "\(result.request.font) · \(result.box)",
    ]
    details += result.warnings
    return ContactSheet.Entry(
      title: Self.title(result.request.text), details: details, measurements: result.measurements)
  }

  /// The text without its own line ends; the sheet wraps it, and cuts nothing of it.
  private static func title(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
