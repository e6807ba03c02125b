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
    let audit: AuditResult
  }

  /// Opens all fonts and compares them.
  ///
  /// - Parameters:
  ///   - inputs: The projects.
  ///   - targets: What the fonts should be able to draw.
  ///   - usedNames: The names that the app asks for; nil where they are not known.
  ///   - checks: Whether to apply the rules.
  ///   - progress: Is told at every step what is being done, in a few words.
  /// - Throws: `ToolError`.
  init(
    _ inputs: FontInputs, coverage targets: [CoverageTarget], usedNames: [String]?, checks: Bool,
    progress: (String) -> Void = { _ in }
  ) throws {
    let opened = Self.open(inputs.projects, progress)
    let faces = opened.flatMap { project, fonts in
      fonts.flatMap { font in
        font.faces.map { (face: $0, file: project.prefix + font.file.path) }
      }
    }
    unusable = opened.flatMap { project, fonts in
      fonts.compactMap { Unusable($0, in: project) }
    }
    problems = inputs.projects.flatMap { project in
      project.project.problems.map { project.prefix + $0.description }
    }
    fontFileCount = opened.reduce(0) { $0 + $1.fonts.count }
    do throws(FontBookError) {
      let languages = try LanguageTable()
      report = try FontReport(faces, languages: languages) { done in
        progress("Comparing languages: \(done) of \(faces.count) faces")
      }
      coverage = try Self.coverage(of: faces, targets, progress)
    } catch {
      throw ToolError(error)
    }
    guard checks else {
      audits = []
      return
    }
    progress("Checking \(fontFileCount) files")
    audits = Self.audits(
      of: opened, usedNames: usedNames?.map { UsedFontName($0) }, coverage: targets)
  }

  private typealias OpenedProject = (project: FontInputs.Project, fonts: [OpenedFont])

  private static func open(
    _ projects: [FontInputs.Project], _ progress: (String) -> Void
  ) -> [OpenedProject] {
    let total = projects.reduce(0) { $0 + $1.project.fontFiles.count }
    var done = 0
    return projects.map { project in
      let fonts = project.project.fontFiles.map { file in
        progress("Reading fonts: \(done) of \(total) files")
        done += 1
        return OpenedFont(file)
      }
      return (project, fonts)
    }
  }

  /// What the rules say: about the names that are asked for, which may be found in any of the
  /// projects, and about each project.
  private static func audits(
    of opened: [OpenedProject], usedNames: [UsedFontName]?, coverage: [CoverageTarget]
  ) -> [ProjectAudit] {
    guard let first = opened.first else { return [] }
    let everything = FontAuditInput(
      project: first.project.project, fonts: opened.flatMap(\.fonts), usedNames: usedNames)
    let names = AuditResult(RuleRegistry.fontNameRules, on: everything)
    return [ProjectAudit(prefix: "", audit: names)]
      + opened.map { project, fonts in
        let input = FontAuditInput(
          project: project.project, fonts: fonts, usedNames: usedNames, coverage: coverage)
        return ProjectAudit(
          prefix: project.prefix, audit: AuditResult(RuleRegistry.fontRules, on: input))
      }
  }

  private static func coverage(
    of faces: [(face: Face, file: String)], _ targets: [CoverageTarget],
    _ progress: (String) -> Void
  ) throws(FontBookError) -> [FaceCoverage] {
    let total = targets.count * faces.count
    var found: [FaceCoverage] = []
    for target in targets {
      for (face, file) in faces {
        progress("Looking for characters: \(found.count) of \(total) faces")
        found.append(
          FaceCoverage(
            postScriptName: face.description.postScriptName, file: file,
            coverage: try target.coverage(of: face)))
      }
    }
    return found
  }
}

extension FontsResult.Unusable {
  /// A file that cannot be opened, or not all of whose faces can; nil for one that can be used.
  init?(_ font: OpenedFont, in project: FontInputs.Project) {
    guard let failure = font.failure else { return nil }
    self.init(
      file: project.prefix + font.file.path, reason: failure.reason,
      isMalformed: failure.code != .unreadable && failure.code != .notAFile,
      isNamed: project.project.origin == .files)
  }
}
