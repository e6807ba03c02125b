import AppProject
import ArgumentParsing
import Auditor
import DynamicType
import FontBook
import OutputFormats
import Synchronization
import TextLayout

/// What `dyntype strings` is asked to measure.
struct StringsInputs {
  private let tables: [StringTable]
  private let problems: [AppProjectError]
  private let configuration: Configuration
  /// What all keys are shown in; nil where the configuration decides.
  private let constraint: TextConstraint?
  private let fonts: FontBook

  /// Reads the files and, unless a box is given, the configuration.
  ///
  /// - Throws: `ToolError` for a configuration that is missing or wrong; `ArgumentParsingError` for
  ///   options at odds with each other.
  init(_ arguments: ParsedArguments) throws {
    let paths = arguments[StringsCommand.catalogs]
    guard arguments[FontOptions.font].count <= 1 else {
      throw ArgumentParsingError.invalidUse("'dyntype strings' takes one '--font'")
    }
    let hasBox = arguments.contains(LayoutOptions.width) || arguments.contains(LayoutOptions.device)
    configuration = try Self.configuration(paths[0], isNeeded: !hasBox, arguments)
    constraint = hasBox ? try Self.constraint(arguments) : nil
    if !hasBox { try Self.refuseBoxOptions(arguments) }
    fonts = try FontOptions.book(arguments)
    var tables: [StringTable] = []
    var problems: [AppProjectError] = []
    for path in paths {
      do throws(AppProjectError) {
        let files = try Self.files(path)
        if files.isEmpty {
          throw AppProjectError(.unreadable, "has no string tables in it", context: path)
        }
        for file in files {
          do throws(AppProjectError) {
            let table = try StringTable(file, language: configuration.sourceLanguage ?? "en")
            problems += table.problems
            tables.append(table)
          } catch {
            problems.append(error)
          }
        }
      } catch {
        problems.append(error)
      }
    }
    (self.tables, self.problems) = (tables, problems)
  }

  private static func files(_ path: String) throws(AppProjectError) -> [ProjectFile] {
    guard try InputKind(path) == .folder else {
      return [ProjectFile(path: path, location: path)]
    }
    let prefix = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
    return try FolderWalker(path).walk(wanted: StringTable.isTable).files.map { file in
      ProjectFile(path: prefix + file.path, location: file.location)
    }
  }

  private static func constraint(_ arguments: ParsedArguments) throws -> TextConstraint {
    TextConstraint(
      font: try FontOptions.descriptions(arguments)[0],
      container: try LayoutOptions.container(arguments))
  }

  /// Refuses options that the constraints of the configuration stand in for.
  private static func refuseBoxOptions(_ arguments: ParsedArguments) throws {
    let isUsed =
      arguments.contains(LayoutOptions.lineLimit) || arguments.contains(LayoutOptions.height)
      || arguments.contains(FontOptions.font) || arguments.contains(FontOptions.style)
      || arguments.contains(FontOptions.size)
    if isUsed {
      throw ArgumentParsingError.invalidUse(
        "the font and the lines of all keys need '--width' or '--device' as well")
    }
  }

  private static func configuration(
    _ path: String, isNeeded: Bool, _ arguments: ParsedArguments
  ) throws -> Configuration {
    var configuration = Configuration()
    if isNeeded {
      let isFolder = (try? InputKind(path)) == .folder
      let folder = isFolder ? path : path.split(separator: "/").dropLast().joined(separator: "/")
      let start = path.hasPrefix("/") && !isFolder ? "/" + folder : folder
      guard let found = ProjectSearch(Configuration.fileName, upFrom: start.isEmpty ? "." : start)
      else {
        throw ArgumentParsingError.invalidUse(
          "give '--width' or '--device', or constraints in a dyntype.json")
      }
      do throws(AppProjectError) {
        configuration = try Configuration(contentsOf: found.location)
      } catch {
        throw ToolError(error)
      }
      guard !configuration.constraints.isEmpty else {
        throw ToolError(.dataError, "\(found.location): has no \"constraints\"")
      }
    }
    if let locales = arguments[StringsCommand.locales] { configuration.locales = locales }
    if arguments.contains(LayoutOptions.categories) || !isNeeded {
      configuration.categories = arguments[LayoutOptions.categories]
    }
    let samples = Dictionary(grouping: arguments[StringsCommand.samples], by: \.content)
    for (content, samples) in samples {
      configuration.samples.set(samples.map(\.text), for: content)
    }
    return configuration
  }

  /// Measures everything, and shows how far it is.
  func result(_ arguments: ParsedArguments, _ console: Console) async -> StringsResult {
    let subjects = StringSubject.subjects(
      of: tables, sourceLanguage: configuration.sourceLanguage, locales: configuration.locales
    ) { [constraint, configuration] key in constraint ?? configuration.constraint(for: key) }
    let keys = Set(tables.flatMap { table in table.strings.map { [table.name, $0.key] } })
    let measurer = StringMeasurer(
      fonts: fonts, categories: configuration.categories, samples: configuration.samples,
      boldText: arguments[FontOptions.boldText])
    let progress = MeasuringProgress(
      console.progressLine(isQuiet: arguments[OutputOptions.quiet]))
    let outcome = await measurer.measure(subjects) { progress.show($0, of: subjects.count) }
    progress.erase()
    return StringsResult(
      groups: outcome.groups, tables: tables, unmeasuredCount: keys.count - subjects.count,
      problems: problems + outcome.problems, categories: measurer.categories)
  }
}
