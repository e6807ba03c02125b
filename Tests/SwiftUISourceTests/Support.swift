import BundledFonts
import DynamicType
import FontBook
import FoundationEssentials
import SwiftUISource
import Testing
import TextLayout
import ViewLayout

enum Fixture {
  /// The bundled fonts.
  static let fonts = Result {
    let path = try #require(BundledFonts.manifestPath)
    return FontBook(systemManifest: try FontManifest(contentsOf: path))
  }

  static func environment(
    _ category: ContentSizeCategory = .large, locale: String = "en"
  ) throws -> ViewEnvironment {
    ViewEnvironment(category: category, device: try Device.named("iPhone 16"), locale: locale)
  }

  static func layOut(
    _ node: ViewNode, at category: ContentSizeCategory = .large, locale: String = "en"
  ) throws -> LaidOutView {
    let environment = try environment(category, locale: locale)
    return try LayoutSession(fonts: fonts.get()).layOut(node, in: environment)
  }

  /// The folder of this package's tests.
  static let tests = "/" + #filePath.split(separator: "/").dropLast(2).joined(separator: "/")

  /// A file of the tests, as source.
  static func file(_ path: String) throws -> SwiftUIProject.File {
    let data = try Data(contentsOf: URL(filePath: tests + "/" + path))
    return SwiftUIProject.File(path: path, text: String(decoding: data, as: UTF8.self))
  }

  /// The tree of one view in a source.
  static func node(
    _ source: String, _ name: String, at category: ContentSizeCategory = .large,
    locale: String = "en"
  ) throws -> ViewNode {
    let project = SwiftUIProject(files: [.init(path: "View.swift", text: source)])
    let view = try #require(project.views.first { $0.name == name })
    return view.resolve(in: try environment(category, locale: locale))
  }

  /// The layout of one view in a source, as lines.
  static func lines(
    _ source: String, _ name: String = "Screen", at category: ContentSizeCategory = .large,
    locale: String = "en"
  ) throws -> [String] {
    try layOut(node(source, name, at: category, locale: locale), at: category, locale: locale)
      .description.split(separator: "\n").map(String.init)
  }

  /// The texts of one view in a source, as they are shown.
  static func texts(
    _ source: String, _ name: String = "Screen", at category: ContentSizeCategory = .large,
    locale: String = "en"
  ) throws -> [String] {
    try layOut(node(source, name, at: category, locale: locale), at: category, locale: locale)
      .allViews().compactMap { $0.text?.shownText }
  }
}
