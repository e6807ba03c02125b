import FontBook
import Glyphs

/// Chooses the face of each cluster: the one asked for, or the first of its cascade that has it.
struct FaceSelector {
  let primary: FontFace
  private let fonts: FontBook
  private let language: String
  private let system: FontFace?
  private var fallbacks: [Script: [FontFace]] = [:]

  /// What was found for a cluster.
  enum Outcome {
    case face(FontFace)
    /// No font has it: the primary's missing-glyph box is drawn.
    case missing
  }

  init(style: TypesetStyle, fonts: FontBook, language: String) {
    primary = style.font.face
    self.fonts = fonts
    self.language = language
    // A custom font falls back to the system font first; the system font has no such step.
    var request = style.font.request
    request.family = .system
    let system = try? fonts.resolve(request).face
    self.system = system === primary ? nil : system
  }

  /// The face for a cluster of a script.
  ///
  /// - Parameters:
  ///   - cluster: The characters of one grapheme cluster.
  ///   - script: The script it is written in.
  ///   - previous: The face of the cluster before, which white space keeps.
  /// - Returns: The face, or that no font has the cluster.
  mutating func face(
    for cluster: [Unicode.Scalar], script: Script, previous: FontFace?
  ) -> Outcome {
    if isEmoji(cluster), let emoji = fonts.emojiFace, emoji.face.covers(cluster) {
      return .face(emoji)
    }
    if let previous, previous !== primary, previous !== fonts.emojiFace, isWhiteSpace(cluster),
      previous.face.covers(cluster)
    {
      return .face(previous)
    }
    if primary.face.covers(cluster) { return .face(primary) }
    if let system, system.face.covers(cluster) { return .face(system) }
    if let face = candidates(for: script).first(where: { $0.face.covers(cluster) }) {
      return .face(face)
    }
    if let emoji = fonts.emojiFace, emoji.face.covers(cluster) { return .face(emoji) }
    return .missing
  }

  private mutating func candidates(for script: Script) -> [FontFace] {
    if let known = fallbacks[script] { return known }
    let faces = fonts.fallbacks(for: script, language: language)
    fallbacks[script] = faces
    return faces
  }

  private func isWhiteSpace(_ cluster: [Unicode.Scalar]) -> Bool {
    cluster.allSatisfy { $0.properties.isWhitespace }
  }

  /// Whether a cluster is to be drawn as emoji: by default or by selector, keycaps and flags too.
  ///
  /// Source: Unicode Technical Standard 51, emoji presentation sequences and zwj elements.
  private func isEmoji(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first, cluster.count > 1 || !first.isASCII else { return false }
    if cluster.contains(where: { $0.value == 0xFE0E }) { return false }
    if first.properties.isEmojiPresentation { return true }
    let isSelected = cluster.contains { $0.value == 0xFE0F || $0.value == 0x20E3 }
    return isSelected && first.properties.isEmoji
  }
}
