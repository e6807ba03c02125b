package import Glyphs

/// A font file of a project, opened.
package struct OpenedFont: Sendable {
  package let file: ProjectFile
  /// The faces that can be used, in the file's order.
  package let faces: [Face]
  /// Why the file, or a face of it, cannot be used; nil when all can.
  package let failure: GlyphsError?

  /// Opens a file; a failure becomes part of the value.
  package init(_ file: ProjectFile) {
    self.file = file
    var faces: [Face] = []
    var failure: GlyphsError?
    do throws(GlyphsError) {
      let opened = try FontFile(path: file.location)
      for index in 0..<min(opened.faceCount, Self.faceLimit) {
        do throws(GlyphsError) {
          faces.append(try Face(file: opened, index: index))
        } catch {
          failure = failure ?? error
        }
      }
    } catch {
      failure = error
    }
    self.faces = faces
    self.failure = failure
  }

  /// More faces than this are not read; collections have tens of them.
  private static let faceLimit = 512
}

extension AppProject {
  /// Opens all font files, in their order.
  package func openFonts() -> [OpenedFont] { fontFiles.map(OpenedFont.init) }
}
