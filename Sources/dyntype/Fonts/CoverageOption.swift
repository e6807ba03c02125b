import AppProject
import ArgumentParsing
import FontBook

/// The value of `--coverage`: languages, or a file with texts.
enum CoverageOption {
  /// The targets that a value stands for.
  ///
  /// A value with a dot or a slash in it is a file, anything else a list of language tags.
  ///
  /// - Throws: `ToolError` for a file that cannot be read; `ArgumentParsingError` for an unknown
  ///   language.
  static func targets(_ values: [String]) throws -> [CoverageTarget] {
    try values.flatMap { value in
      value.contains(".") || value.contains("/") ? try texts(value) : try languages(value)
    }
  }

  private static func languages(_ value: String) throws -> [CoverageTarget] {
    try value.split(separator: ",").map { tag in
      do throws(FontBookError) {
        return try CoverageTarget(locale: String(tag))
      } catch {
        throw ArgumentParsingError.invalidUse(
          "The value '\(tag)' is invalid for '--coverage': it \(error.reason)")
      }
    }
  }

  private static func texts(_ path: String) throws -> [CoverageTarget] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    do throws(AppProjectError) {
      return try TextSamples.read(path).map { samples in
        CoverageTarget(
          texts: samples.texts, name: samples.locale.map { "\(name) (\($0))" } ?? name,
          language: samples.locale ?? "en")
      }
    } catch {
      throw ToolError(error)
    }
  }
}
