import ArgumentParsing
import Auditor
import DynamicType
import FontBook
import OutputFormats
import Previews
import ViewLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Draws views with something wrong: the smallest size at which it is, beside the last at which all
/// is well.
struct ViewPictures {
  let subjects: [ViewSubject]
  let matrix: ViewMatrix
  let fonts: FontBook

  /// The pictures of findings as elements of a web page, by fingerprint.
  ///
  /// - Throws: `ToolError` when a picture cannot be made.
  func elements(for findings: [Finding]) throws(ToolError) -> [String: String] {
    let known = Dictionary(subjects.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var elements: [String: String] = [:]
    for finding in findings where elements.count < AuditPictures.limit {
      guard let subject = finding.place.symbol.flatMap({ known[$0] }),
        let environments = finding.environments(in: matrix)
      else { continue }
      elements[finding.fingerprint.text] = try element(
        finding, subject, [environments.good, environments.failing].compactMap(\.self))
    }
    return elements
  }

  private func element(
    _ finding: Finding, _ subject: ViewSubject, _ environments: [ViewEnvironment]
  ) throws(ToolError) -> String {
    guard let first = environments.last else { return "" }
    let preview: ViewPreview
    do throws(ViewLayoutError) {
      preview = try ViewPreview(
        in: first, categories: environments.map(\.category), fonts: fonts,
        make: { (environment) throws(ViewLayoutError) in subject.resolve(environment) })
    } catch {
      throw ToolError(.dataError, "\(subject.name): \(error)")
    }
    let bytes: [UInt8]
    do throws(PreviewError) {
      bytes = try preview.sheet(title: subject.name, columns: 2)
    } catch {
      throw ToolError(.software, error.description)
    }
    let sizes = environments.map(\.category.shortName).joined(separator: " beside ")
    return "<img loading=\"lazy\" alt=\"\(HTMLText.escaped("\(subject.name) at \(sizes)"))\" "
      + "src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\">"
  }
}
