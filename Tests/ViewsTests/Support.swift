import BundledFonts
import DynamicType
import FontBook
import Testing
import Views

@testable import ViewLayout

enum Fixture {
  /// The bundled fonts.
  static let fonts = Result {
    let path = try #require(BundledFonts.manifestPath)
    return FontBook(systemManifest: try FontManifest(contentsOf: path))
  }

  static func environment(
    _ category: DynamicType.ContentSizeCategory = .large, locale: String = "en"
  ) throws -> ViewEnvironment {
    ViewEnvironment(
      category: category, device: try Device.named("iPhone 16"), locale: locale)
  }

  /// A view laid out on a phone.
  static func layOut<V: View>(
    _ view: V, at category: DynamicType.ContentSizeCategory = .large, locale: String = "en"
  ) throws -> LaidOutView {
    let environment = try environment(category, locale: locale)
    return try LayoutSession(fonts: fonts.get())
      .layOut(view.resolved(in: environment), in: environment)
  }
}
