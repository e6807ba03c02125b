import AppProject
import Glyphs

/// Faces that share the cause of a finding, so that they are reported once.
struct FaceGroup {
  let entries: [FontAuditInput.Entry]

  /// The first face, at which the finding is reported.
  let first: FontAuditInput.Entry

  /// The places of the others.
  var occurrences: [Place] { entries.dropFirst().map(\.place) }

  /// The family and how many faces it is about: `Open Sans (10 fonts)`.
  var title: String {
    let description = first.face.description
    let family = description.family.isEmpty ? description.postScriptName : description.family
    return entries.count == 1
      ? description.postScriptName.isEmpty ? first.file.name : description.postScriptName
      : "\(family) (\(entries.count) fonts)"
  }

  /// The faces in groups of equal keys, in the order of the first of each; a nil key leaves a face
  /// out.
  static func groups<Key: Hashable>(
    of entries: [FontAuditInput.Entry], by key: (FontAuditInput.Entry) -> Key?
  ) -> [FaceGroup] {
    var order: [Key] = []
    var found: [Key: [FontAuditInput.Entry]] = [:]
    for entry in entries {
      guard let key = key(entry) else { continue }
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(entry)
    }
    return order.compactMap { key in
      guard let entries = found[key], let first = entries.first else { return nil }
      return FaceGroup(entries: entries, first: first)
    }
  }
}
