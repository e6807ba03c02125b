import Glyphs
import OutputFormats

/// Variable fonts whose names lead to unexpected weights.
struct FontVariableInstance: FontRule {
  let rule = Rule(
    id: "font-variable-instance", severity: .moderate,
    title: "The names of a variable font are a trap",
    why: """
      A variable font is asked for by the names of its instances. Where the default is not \
      Regular, or an instance has no name of its own, a weight cannot be reached or another one \
      appears. A font with optical sizes looks different at each size.
      """,
    guideline: "OpenType, fvar; Adobe Technical Note 5902",
    advice: "ask for an instance by name, or set the axes with a font descriptor",
    failing: "Font.custom(\"SourceHanSerifSC-VF\", size: 17)    shows ExtraLight",
    mended: "Font.custom(\"SourceHanSerifSCVF-Regular\", size: 17, relativeTo: .body)")

  func findings(in input: FontAuditInput) throws(NotRun) -> [Finding] {
    input.faces.compactMap { entry in
      let description = entry.face.description
      guard !description.axes.isEmpty else { return nil }
      let traps = traps(in: description, used: input.usedNames ?? [])
      let sizes = opticalSizes(of: description)
      let parts = traps + [sizes].compactMap(\.self)
      guard !parts.isEmpty else { return nil }
      return Finding(
        rule, at: entry.place,
        severity: traps.isEmpty ? .minor : .moderate,
        outcome: traps.isEmpty ? .needsReview : .violation,
        message: "\(description.postScriptName) \(parts.joined(separator: "; it "))",
        facts: [
          Fact("axes", .list(description.axes.map(words))),
          Fact("instances", .list(description.instances.map(\.postScriptName))),
        ],
        advice: traps.isEmpty
          ? "check the text at its smallest and largest size" : nil)
    }
  }

  private func traps(in face: FaceDescription, used: [UsedFontName]) -> [String] {
    var traps: [String] = []
    if face.instances.isEmpty {
      traps.append("names no instances, so that only its default can be asked for")
    }
    if let axis = face.axes.first(where: { $0.tag == "wght" }), axis.defaultValue != 400,
      (axis.minimum...axis.maximum).contains(400)
    {
      traps.append(
        "shows weight \(Number.trimmed(axis.defaultValue, places: 2)) by default, not Regular")
    }
    let names = face.instances.map(\.postScriptName)
    let nameless = face.instances.filter { $0.name.isEmpty }.count
    if nameless > 0 { traps.append("has \(Wording.count(nameless, "instance")) without a name") }
    let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys
    if !repeated.isEmpty {
      traps.append("gives several instances the name \(Wording.list(repeated.sorted()))")
    }
    let isUsed = used.contains { $0.name == face.postScriptName }
    if isUsed, !names.isEmpty, !names.contains(face.postScriptName) {
      traps.append("is used by a name that is none of its instances'")
    }
    return traps
  }

  private func opticalSizes(of face: FaceDescription) -> String? {
    guard let axis = face.axes.first(where: { $0.tag == "opsz" }), axis.minimum < axis.maximum
    else { return nil }
    return "has optical sizes from \(Number.trimmed(axis.minimum, places: 2)) to "
      + "\(Number.trimmed(axis.maximum, places: 2)) pt: its letters change with the size of text"
  }

  private func words(_ axis: VariationAxis) -> String {
    let numbers = [axis.minimum, axis.defaultValue, axis.maximum].map {
      Number.trimmed($0, places: 2)
    }
    return "\(axis.tag) \(numbers[0])...\(numbers[2]), default \(numbers[1])"
  }
}
