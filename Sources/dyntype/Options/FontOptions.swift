import ArgumentParsing
import BundledFonts
import DynamicType
import FontBook
import TextLayout

/// The options that choose fonts and sizes.
enum FontOptions {
  static let font = Option(
    repeating: "font", valueName: "name|file", as: .path,
    help: ArgumentHelp(
      "A font by PostScript name, or a font file. Repeat it to compare fonts.",
      discussion: "A face of a collection is named file.ttc#index or file.ttc#PostScriptName. "
        + "Without this option the system font is measured."))
  static let fonts = Option(
    repeating: "fonts", valueName: "manifest", as: .path,
    help: "A property list with UIAppFonts, such as an Info.plist, whose fonts can be named.")
  static let systemFont = Option(
    "system-font", valueName: "file", as: .path,
    help: "A font file to use as the system font, such as your copy of SF Pro.")
  static let style = Option(
    "style", as: .textStyle, default: .body,
    help: "The text style that gives the size, or that a custom font follows.")
  static let size = Option(
    "size", valueName: "pt", as: .pointSize, help: "The size of the font at the default category.")
  static let relativeTo = Option(
    "relative-to", valueName: "style|none", as: .relativeStyle,
    help: "The text style by whose curve --size grows; none keeps it fixed.")
  static let boldText = Flag("bold-text", help: "Measure with the Bold Text setting on.")

  static let group = OptionGroup(
    "Fonts", [font, fonts, systemFont, style, size, relativeTo, boldText])

  /// The fonts that the options name.
  static func book(_ arguments: ParsedArguments) throws -> FontBook {
    do throws(FontBookError) {
      var manifests: [FontManifest] = []
      for path in arguments[fonts] { manifests.append(try FontManifest(contentsOf: path)) }
      return FontBook(
        manifests: manifests, systemManifest: try systemManifest(),
        systemFont: arguments[systemFont])
    } catch {
      throw ToolError(error)
    }
  }

  /// The fonts of an app's folder.
  static func book(files: [String], systemFont: String?) throws -> FontBook {
    do throws(FontBookError) {
      return FontBook(
        fontFiles: files, systemManifest: try systemManifest(), systemFont: systemFont)
    } catch {
      throw ToolError(error)
    }
  }

  private static func systemManifest() throws(FontBookError) -> FontManifest {
    guard let path = BundledFonts.manifestPath else {
      throw FontBookError.bundledFontsMissing
    }
    return try FontManifest(contentsOf: path)
  }

  /// The descriptions of the fonts that the options ask for, in order.
  static func descriptions(_ arguments: ParsedArguments) throws -> [FontDescription] {
    let names = arguments[font]
    let size = arguments[size]
    let request = FontSetting(
      style: arguments[style], size: size, relativeTo: arguments[relativeTo])
    if size == nil, case .fixed? = arguments[relativeTo] {
      throw ArgumentParsingError.invalidUse("'--relative-to none' needs a --size to keep")
    }
    do throws(DynamicTypeError) {
      guard !names.isEmpty else { return [try request.description(of: nil)] }
      var descriptions: [FontDescription] = []
      for name in names { descriptions.append(try request.description(of: name)) }
      return descriptions
    } catch {
      throw ToolError(error)
    }
  }
}
