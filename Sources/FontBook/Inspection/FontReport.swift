package import Glyphs

/// What there is in font files, as an app that bundles them sees it.
package struct FontReport: Hashable, Sendable {
  /// The families in alphabetical order, as `UIFont.familyNames` lists them.
  package let families: [FontFamilyReport]

  /// Describes faces.
  ///
  /// - Parameters:
  ///   - faces: The faces, each with the name of its file.
  ///   - languages: The languages to compare them with.
  ///   - progress: Is told before each face how many have been described.
  /// - Throws: `FontBookError` with `malformed` when ICU's data cannot be read.
  package init(
    _ faces: [(face: Face, file: String)], languages: LanguageTable,
    progress: (Int) -> Void = { _ in }
  ) throws(FontBookError) {
    var reports: [FontFaceReport] = []
    for (face, file) in faces {
      progress(reports.count)
      reports.append(try FontFaceReport(face, file: file, languages: languages))
    }
    families = Dictionary(grouping: reports, by: \.family).map { name, faces in
      FontFamilyReport(
        name: name,
        faces: faces.sorted { left, right in
          left.sortKey.lexicographicallyPrecedes(right.sortKey)
            || (left.sortKey == right.sortKey && left.file < right.file)
        })
    }.sorted { $0.name < $1.name }
  }
}

/// The faces of one family.
package struct FontFamilyReport: Hashable, Sendable {
  /// The name under which iOS groups the faces.
  package let name: String
  /// The faces, upright before italic and light before bold.
  package let faces: [FontFaceReport]

  /// The names an app can ask for, as `UIFont.fontNames(forFamilyName:)` lists them.
  package var fontNames: [FontName] { faces.flatMap(\.fontNames) }
}

/// What there is to know of a face.
package struct FontFaceReport: Hashable, Sendable {
  /// The file, as it is shown.
  package let file: String
  /// The position in a collection.
  package let index: Int
  package let description: FaceDescription
  /// The metrics at 17 points, the size of the body style.
  package let metrics: MetricsInPoints
  package let licence: EmbeddingLicence
  package let languages: LanguageSupport
  package let characterCount: Int

  /// The size of the metrics.
  ///
  /// Units: points.
  package static let pointSize = 17.0

  /// Describes a face.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - file: Its file, as it is shown.
  ///   - languages: The languages to compare it with.
  /// - Throws: `FontBookError` with `malformed` when ICU's data cannot be read.
  package init(_ face: Face, file: String, languages: LanguageTable) throws(FontBookError) {
    self.file = file
    index = face.index
    description = face.description
    metrics = MetricsInPoints(face.description.metrics, pointSize: Self.pointSize)
    licence = EmbeddingLicence(bits: face.description.embeddingBits)
    self.languages = try languages.support(of: face)
    characterCount = face.characters.count
  }

  /// The family, or the PostScript name of a face that names none.
  package var family: String {
    description.family.isEmpty ? description.postScriptName : description.family
  }

  /// The names an app can ask for.
  package var fontNames: [FontName] { FontName.names(of: description) }

  fileprivate var sortKey: [Int] {
    [description.isItalic ? 1 : 0, description.widthClass, description.weightClass, index]
  }
}
