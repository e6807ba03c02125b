import BundledFonts
import DynamicType
import FontBook
import SwiftUI
import Testing
import ViewLayout

@testable import Auditor

/// The bundled fonts, and Lato as the font of an app.
let appFonts = Result {
  let path = try #require(BundledFonts.manifestPath)
  let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  let files = ["Lato-Regular.ttf", "Lato-Light.ttf", "Lato-Italic.ttf", "Abel-Regular.ttf"]
  return FontBook(
    fontFiles: files.map { "\(folder)/Files/\($0)" },
    systemManifest: try FontManifest(contentsOf: path))
}

extension ViewMatrix {
  /// Views on one small phone.
  static func small(
    locales: [String] = ["en"], boldText: [Bool] = [false]
  ) throws -> ViewMatrix {
    var matrix = ViewMatrix(devices: [try Device.named("iPhone SE (3rd generation)")])
    matrix.locales = locales
    matrix.boldText = boldText
    return matrix
  }
}

/// A view with its translations, as an audit takes it.
func subject<V: View>(
  _ name: String = "Example", strings: [String: [String: String]] = [:],
  @ViewBuilder _ view: @escaping @Sendable () -> V
) -> ViewSubject {
  let lookup = StringLookup { key, _, locale in strings[locale]?[key] }
  return ViewSubject(name) { view().resolved(in: $0, strings: lookup) }
}

/// What one rule finds in a view.
func findings(
  _ rule: some ViewRule, in subject: ViewSubject, matrix: ViewMatrix? = nil
) async throws -> [Finding] {
  let auditor = ViewAuditor(
    fonts: try appFonts.get(), matrix: try matrix ?? .small(), rules: [rule])
  return try rule.findings(in: try await auditor.layOut(subject))
}

/// What all rules find in a view.
func audit(_ subject: ViewSubject, matrix: ViewMatrix? = nil) async throws -> [Finding] {
  let auditor = ViewAuditor(fonts: try appFonts.get(), matrix: try matrix ?? .small())
  return await auditor.audit([subject]).result.findings
}

extension Finding {
  /// The value of a fact as text.
  func fact(_ name: String) -> String? {
    switch facts.first(where: { $0.name == name })?.value {
    case .text(let text): text
    case .count(let count): "\(count)"
    case .points(let points): "\(points)"
    case .ratio(let ratio): "\(ratio)"
    case .list(let list): list.joined(separator: "; ")
    case nil: nil
    }
  }
}
