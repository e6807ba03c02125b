import AppProject
import Auditor
import DynamicType
import FontBook
import OutputFormats
import Previews
import TextLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws texts that are cut: the smallest size at which they are, beside the last at which they fit.
struct AuditPictures {
  let groups: [StringGroup]
  let fonts: FontBook

  /// A page with more pictures than this would be too large to open.
  static let limit = 200

  /// The pictures of findings as elements of a web page, by fingerprint.
  ///
  /// - Throws: `ToolError` when a picture cannot be made.
  func elements(for findings: [Finding]) async throws(ToolError) -> [String: String] {
    var elements: [String: String] = [:]
    for finding in findings where elements.count < Self.limit {
      guard let string = string(of: finding), let cut = string.firstCut else { continue }
      let good = string.results.last { $0.category < cut.category && !$0.isCut }
      let sizes = [good?.category, cut.category].compactMap(\.self)
      elements[finding.fingerprint.text] = try await element(string, sizes)
    }
    return elements
  }

  /// The text that a finding is about: of those of its key, the one that it quotes.
  private func string(of finding: Finding) -> MeasuredString? {
    guard case .text(let text)? = finding.facts.first(where: { $0.name == "text" })?.value else {
      return nil
    }
    return groups.first { group in
      group.key == finding.place.stringKey
        && group.strings.contains { $0.file == finding.place.file }
    }?.strings.first { $0.text == text && $0.firstCut != nil }
  }

  private func element(
    _ string: MeasuredString, _ sizes: [ContentSizeCategory]
  ) async throws(ToolError) -> String {
    let sheet: ContactSheet
    let measurements: [TextMeasurement]
    do throws(TextLayoutError) {
      let typesetter = try Typesetter(fonts: fonts, locale: string.string.locale)
      let paragraph = try typesetter.paragraph(string.text, font: string.constraint.font)
      measurements = try paragraph.measurements(at: sizes, in: string.constraint.container)
      sheet = try ContactSheet(
        entries: [
          ContactSheet.Entry(
            title: string.string.locale, details: [string.constraint.room],
            measurements: measurements)
        ], columns: 2, typesetter: try Typesetter(fonts: fonts))
    } catch {
      throw ToolError(error)
    }
    let picture = try await PictureFile(sheet, as: .png, scale: 2)
    let words = measurements.map { measurement in
      "\(measurement.category.shortName): \(measurement.layout.shownText)"
    }
    return "<img loading=\"lazy\" width=\"\(Int(sheet.width.rounded(.up)))\" "
      + "alt=\"\(HTMLText.escaped(words.joined(separator: "; ")))\" "
      + "src=\"data:image/png;base64,\(Data(picture.bytes).base64EncodedString())\">"
  }
}
