import AppProject
import FontBook
import SampleApps
import Testing

@testable import Auditor

extension SampleApp {
  /// What one rule finds in the app.
  func findings(
    _ rule: some FontRule, used: [UsedFontName]? = nil, coverage: [CoverageTarget] = []
  ) throws -> [Finding] {
    let project = try AppProject(folder: path)
    let input = FontAuditInput(
      project: project, fonts: project.openFonts(), usedNames: used, coverage: coverage)
    return try rule.findings(in: input)
  }
}

/// What one rule finds among fonts that come with the package.
func findings(
  _ rule: some FontRule, files: [String], used: [String]? = nil, coverage: [CoverageTarget] = []
) throws -> [Finding] {
  let project = AppProject(files: try files.map(bundledFont))
  let input = FontAuditInput(
    project: project, fonts: project.openFonts(),
    usedNames: used?.map { UsedFontName($0, at: Place(file: "View.swift", line: 3)) },
    coverage: coverage)
  return try rule.findings(in: input)
}

/// Whether a rule says that it could not be applied.
func isNotRun(_ body: () throws -> [Finding]) -> Bool {
  do {
    _ = try body()
    return false
  } catch {
    return error is NotRun
  }
}
