import AppProject
import Auditor
import FontBook
import Glyphs

/// What `dyntype fonts` found.
struct FontsResult {
  /// A file that cannot be used as a font.
  struct Unusable {
    let file: String
    let reason: String
    /// Whether the file is there and readable, and only its content is wrong.
    let isMalformed: Bool
    /// Whether the user named the very file.
    let isNamed: Bool
  }

  /// What a face lacks of a language or of texts.
  struct FaceCoverage {
    let postScriptName: String
    let file: String
    let coverage: Coverage
  }

  let report: FontReport
  let unusable: [Unusable]
  /// Folders and files that could not be looked at, each in one line.
  let problems: [String]
  let coverage: [FaceCoverage]
  /// One for each project; empty without `--check`.
  let audits: [ProjectAudit]
  let fontFileCount: Int

  /// What the rules say about one project.
  struct ProjectAudit {
    let prefix: String
    let audit: FontAudit
  }

  /// Opens all fonts and compares them.
  ///
  /// - Parameters:
  ///   - inputs: The projects.
  ///   - targets: What the fonts should be able to draw.
  ///   - usedNames: The names that the app asks for; nil where they are not known.
  ///   - checks: Whether to apply the rules.
  /// - Throws: `ToolError`.
  init(
    _ inputs: FontInputs, coverage targets: [CoverageTarget], usedNames: [String]?, checks: Bool
  ) throws {
    let names = usedNames?.map { UsedFontName($0) }
    var faces: [(face: Face, file: String)] = []
    var unusable: [Unusable] = []
    var problems: [String] = []
    var audits: [ProjectAudit] = []
    var allFonts: [OpenedFont] = []
    for (prefix, project) in inputs.projects.map({ ($0.prefix, $0.project) }) {
      let fonts = project.openFonts()
      allFonts += fonts
      for font in fonts {
        faces += font.faces.map { ($0, prefix + font.file.path) }
        guard let failure = font.failure else { continue }
        unusable.append(
          Unusable(
            file: prefix + font.file.path, reason: failure.reason,
            isMalformed: failure.code != .unreadable && failure.code != .notAFile,
            isNamed: project.origin == .files))
      }
      problems += project.problems.map { prefix + $0.description }
      guard checks else { continue }
      let input = FontAuditInput(
        project: project, fonts: fonts, usedNames: names, coverage: targets)
      audits.append(
        ProjectAudit(prefix: prefix, audit: FontAudit(RuleRegistry.fontRules, on: input)))
    }
    if checks, let project = inputs.projects.first?.project {
      // A name may be found in any of the projects.
      let input = FontAuditInput(project: project, fonts: allFonts, usedNames: names)
      audits.insert(
        ProjectAudit(prefix: "", audit: FontAudit(RuleRegistry.fontNameRules, on: input)), at: 0)
    }
    do throws(FontBookError) {
      report = try FontReport(faces, languages: try LanguageTable())
      self.coverage = try Self.coverage(of: faces, targets)
    } catch {
      throw ToolError(error)
    }
    self.unusable = unusable
    self.problems = problems
    self.audits = audits
    fontFileCount = allFonts.count
  }

  private static func coverage(
    of faces: [(face: Face, file: String)], _ targets: [CoverageTarget]
  ) throws(FontBookError) -> [FaceCoverage] {
    var found: [FaceCoverage] = []
    for target in targets {
      for (face, file) in faces {
        found.append(
          FaceCoverage(
            postScriptName: face.description.postScriptName, file: file,
            coverage: try target.coverage(of: face)))
      }
    }
    return found
  }
}
