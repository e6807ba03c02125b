public import Auditor
public import DynamicType
public import FontBook
import Previews
public import Testing
public import ViewLayout
public import Views

/// Audits a view at all text sizes and records an issue for each finding, with a picture.
///
/// ```swift
/// @Test func `the profile card works at every size`() async throws {
///   try await performDynamicTypeAudit(
///     of: ProfileCard(), on: [.iPhoneSE3, .iPhone16Pro], locales: ["en", "de"])
/// }
/// ```
///
/// - Parameters:
///   - view: The view; it is made anew for each environment.
///   - devices: The devices.
///   - locales: The languages as BCP 47 tags; the first is the one the app is written in.
///   - boldText: Whether Bold Text is on; both to look at either.
///   - orientations: How the devices are held.
///   - layoutDirections: In which directions views follow each other; nil is that of the language.
///   - categories: The text sizes.
///   - strings: The app's translations.
///   - pictures: The sizes of the app's pictures.
///   - fonts: The fonts; nil for those that come with this package.
///   - threshold: The least severity that is recorded.
///   - sourceLocation: Where issues are recorded.
///   - isIgnored: Says of a finding that it is known; it is not recorded then.
/// - Returns: All findings that were recorded.
/// - Throws: `ViewLayoutError` when the view cannot be laid out, `FontBookError` when there are no
///   fonts.
@discardableResult
public func performDynamicTypeAudit<Content: View>(
  of view: @autoclosure @escaping @Sendable () -> Content,
  on devices: [Device] = [.iPhoneSE3, .iPhone16], locales: [String] = ["en"],
  boldText: [Bool] = [false], orientations: [Device.Orientation] = [.portrait],
  layoutDirections: [ViewLayout.LayoutDirection?] = [nil],
  categories: [DynamicType.ContentSizeCategory] = DynamicType.ContentSizeCategory.allCases,
  strings: StringLookup = .none, pictures: PictureSizes = .none, fonts: FontBook? = nil,
  threshold: Severity = .moderate, sourceLocation: SourceLocation = #_sourceLocation,
  ignoring isIgnored: (Finding) -> Bool = { _ in false }
) async throws -> [Finding] {
  var matrix = ViewMatrix(devices: devices)
  matrix.locales = locales
  matrix.boldText = boldText
  matrix.orientations = orientations
  matrix.directions = layoutDirections
  matrix.categories = categories
  let fonts = try fonts ?? .forTests()
  let subject = ViewSubject("\(Content.self)") { environment in
    view().resolved(in: environment, strings: strings, pictures: pictures)
  }
  let outcome = await ViewAuditor(fonts: fonts, matrix: matrix).audit([subject])
  if let failure = outcome.failures.first { throw failure.error }
  let findings = outcome.result.findings.filter { finding in
    finding.outcome == .violation && finding.severity >= threshold && !isIgnored(finding)
  }
  for finding in findings {
    Issue.record(Comment(rawValue: finding.issueText), sourceLocation: sourceLocation)
    try finding.attachPicture(
      of: subject, matrix: matrix, fonts: fonts, sourceLocation: sourceLocation)
  }
  return findings
}

extension Finding {
  /// The finding as people read it in a list of issues.
  fileprivate var issueText: String {
    let file = place.file.map { file in place.line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
    return "\(file)\(message) [\(rule)]; \(advice)"
  }

  fileprivate func attachPicture(
    of subject: ViewSubject, matrix: ViewMatrix, fonts: FontBook, sourceLocation: SourceLocation
  ) throws {
    guard let environment = environments(in: matrix)?.failing else { return }
    let preview = try ViewPreview(
      in: environment, categories: [environment.category], fonts: fonts,
      make: { (environment) throws(ViewLayoutError) in subject.resolve(environment) })
    guard let screen = preview.screens.first else { return }
    Attachment.record(
      try screen.png(), named: "\(rule)-\(fingerprint.text)-\(environment.category.shortName).png",
      sourceLocation: sourceLocation)
  }
}
