package import Glyphs

/// A name by which an app can ask for a font, as `UIFont.fontNames(forFamilyName:)` lists it.
package struct FontName: Hashable, Sendable {
  package let postScriptName: String
  package let styleName: String
  /// 1 to 1000; 400 is regular.
  package let weight: Int
  package let isItalic: Bool
  /// Whether the name is that of an instance of a variable font.
  package let isInstance: Bool

  /// The names of a face: its own, or of a variable font those of its instances.
  package static func names(of face: FaceDescription) -> [FontName] {
    let instances = face.instances.filter { !$0.postScriptName.isEmpty }
    guard !instances.isEmpty else {
      return [
        FontName(
          postScriptName: face.postScriptName, styleName: face.styleName,
          weight: face.weightClass, isItalic: face.isItalic, isInstance: false)
      ]
    }
    let weightAxis = face.axes.firstIndex { $0.tag == "wght" }
    return instances.map { instance in
      let weight = weightAxis.flatMap { axis in
        axis < instance.coordinates.count ? Int(instance.coordinates[axis].rounded()) : nil
      }
      return FontName(
        postScriptName: instance.postScriptName, styleName: instance.name,
        weight: weight ?? face.weightClass,
        isItalic: face.isItalic || instance.name.hasSuffix("Italic"), isInstance: true)
    }
  }

  /// The line of SwiftUI that uses the font and lets it grow as the body style does.
  package var swiftUILine: String {
    "Font.custom(\"\(literal)\", size: 17, relativeTo: .body)"
  }

  /// The line of UIKit that finds the font; `UIFontMetrics` then scales it.
  package var uiKitLine: String {
    "UIFont(name: \"\(literal)\", size: 17)"
  }

  private var literal: String {
    postScriptName.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
