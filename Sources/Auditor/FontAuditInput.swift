package import AppProject
package import FontBook
package import Glyphs

/// The fonts of a project, as the rules look at them.
package struct FontAuditInput: Sendable {
  package let project: AppProject
  /// The font files of the project, opened.
  package let fonts: [OpenedFont]
  /// The font names that the app asks for; nil where its sources have not been looked at.
  package let usedNames: [UsedFontName]?
  /// What the fonts should be able to draw; empty where nothing was asked.
  package let coverage: [CoverageTarget]

  package init(
    project: AppProject, fonts: [OpenedFont], usedNames: [UsedFontName]? = nil,
    coverage: [CoverageTarget] = []
  ) {
    self.project = project
    self.fonts = fonts
    self.usedNames = usedNames
    self.coverage = coverage
  }

  /// A face with the file that holds it.
  package struct Entry: Sendable {
    package let file: ProjectFile
    package let face: Face

    /// Where a finding about the face is.
    var place: Place { Place(file: file.path, symbol: face.description.postScriptName) }

    /// Whether text is set in the face: it has Latin letters, which fonts of symbols lack.
    var isForText: Bool { "AZaz".unicodeScalars.allSatisfy { face.covers($0) } }
  }

  /// All faces, in the order of the files.
  package var faces: [Entry] {
    fonts.flatMap { font in font.faces.map { Entry(file: font.file, face: $0) } }
  }

  /// Whether the app asks for a face by a name, or may do so.
  func mayUse(_ entry: Entry) -> Bool {
    guard let usedNames else { return true }
    let description = entry.face.description
    let names = [description.postScriptName] + description.instances.map(\.postScriptName)
    return usedNames.contains { names.contains($0.name) }
  }

  /// All names that can be asked for, in the order of the files.
  var postScriptNames: [String] {
    faces.flatMap { entry in
      [entry.face.description.postScriptName]
        + entry.face.description.instances.map(\.postScriptName)
    }
  }

  /// The used names, for rules that cannot do without.
  func requiredNames() throws(NotRun) -> [UsedFontName] {
    guard let usedNames else {
      throw NotRun("needs the font names that the app asks for; no sources were given")
    }
    return usedNames
  }
}
