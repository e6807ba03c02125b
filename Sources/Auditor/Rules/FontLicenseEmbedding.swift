import FontBook
import Glyphs

/// Fonts whose licence bits forbid what bundling them does.
struct FontLicenseEmbedding: FontRule {
  let rule = Rule(
    id: "font-license-embedding", severity: .minor,
    title: "The licence bits of a font restrict embedding",
    why: """
      An app hands a font file to everyone who installs it. The bits in the file say whether its \
      maker allows that; they are no licence, but a reason to read it.
      """,
    guideline: "OpenType, OS/2, fsType",
    advice: "check that the licence allows the font in an app",
    failing: "fsType 4: may be embedded for reading and printing only",
    mended: "fsType 0: may be embedded and installed")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    FaceGroup.groups(of: input.faces) { entry -> [String]? in
      let licence = EmbeddingLicence(bits: entry.face.description.embeddingBits)
      return isRestricted(licence) ? [entry.face.description.family, licence.words] : nil
    }.map { group in
      let licence = EmbeddingLicence(bits: group.first.face.description.embeddingBits)
      return Finding(
        rule, at: group.first.place, occurrences: group.occurrences,
        message: "\(group.title) \(licence.words) (fsType \(licence.bits))",
        facts: [Fact("fsType", .count(licence.bits))])
    }
  }

  private func isRestricted(_ licence: EmbeddingLicence) -> Bool {
    licence.permission == .restricted || licence.permission == .previewAndPrint
      || licence.isBitmapOnly
  }
}
