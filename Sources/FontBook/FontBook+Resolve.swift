import DynamicType
import Glyphs

extension FontBook {
  /// Finds the face for a request.
  ///
  /// A name is looked up as a PostScript name first; then as the name of an instance, a full name
  /// and a family, each of which is remembered; then as a file. An unknown name gives the system
  /// font, as on iOS, and says so.
  ///
  /// - Throws: `FontBookError`: `noSystemFont` when the system font is needed and missing;
  ///   `unreadable`, `malformed` or `noSuchFace` when a file is named that cannot be used.
  public func resolve(_ request: FontRequest) throws(FontBookError) -> FontChoice {
    switch request.family {
    case .system:
      return FontChoice(request: request, face: try systemFace(request), match: .system)
    case .named(let name):
      if Self.isFile(name) {
        let face = try face(atPath: name)
        return FontChoice(request: request, face: styled(face, as: request), match: .file)
      }
      if let (face, match) = lookUp(name) {
        return FontChoice(request: request, face: styled(face, as: request), match: match)
      }
      return FontChoice(
        request: request, face: try systemFace(request), match: .missing(nearest: nearest(to: name))
      )
    }
  }

  /// The PostScript names that can be asked for, in order of declaration, instances included.
  public var postScriptNames: [String] {
    var names: [String] = []
    for face in namedFaces() {
      names.append(face.postScriptName)
      names += face.face.description.instances.map(\.postScriptName)
    }
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  // MARK: By name

  private func lookUp(_ name: String) -> (FontFace, FontChoice.Match)? {
    if let face = faceNamed(name) { return (face, .postScriptName) }
    let faces = namedFaces()
    for face in faces {
      if let instance = face.face.description.instances.first(where: { $0.postScriptName == name }),
        let found = self.instance(instance, of: face)
      {
        return (found, .instance)
      }
    }
    if let face = faces.first(where: { $0.face.description.fullName == name }) {
      return (face, .fullName)
    }
    let family = faces.filter { $0.family == name || $0.face.description.legacyFamily == name }
    return closest(in: family, weight: 400, isItalic: false).map { ($0, .family) }
  }

  /// The face of a PostScript name; files named like it are opened first.
  private func faceNamed(_ name: String) -> FontFace? {
    let likely = named.filter { $0.isLikely(name) }
    for source in likely + named.filter({ !$0.isLikely(name) }) {
      guard let file = file(of: source) else { continue }
      for index in 0..<file.faceCount where file.postScriptName(ofFaceAt: index) == name {
        return face(of: source, index: index)
      }
    }
    return nil
  }

  private func namedFaces() -> [FontFace] {
    named.flatMap { source -> [FontFace] in
      guard let file = file(of: source) else { return [] }
      return (0..<file.faceCount).compactMap { face(of: source, index: $0) }
    }
  }

  private func nearest(to name: String) -> String? {
    NearestName.suggestion(forFont: name, in: postScriptNames)
  }

  private func instance(_ instance: NamedInstance, of face: FontFace) -> FontFace? {
    variant(
      of: face,
      variations: zip(face.face.description.axes, instance.coordinates).map {
        FontVariation(tag: $0.tag, value: $1)
      })
  }

  private func variant(of face: FontFace, variations: [FontVariation]) -> FontFace? {
    do throws(FontBookError) {
      return try self.face(
        in: face.face.file, index: face.face.index, variations: variations)
    } catch {
      return nil
    }
  }

  // MARK: By style

  /// The face of the same family that is nearest to the weight and slant asked for.
  ///
  /// Nothing is made up: without a bold or italic face the given one stays, as on iOS.
  private func styled(_ face: FontFace, as request: FontRequest) -> FontFace {
    guard request.weight != nil || request.isItalic || request.wantsBoldFace else { return face }
    let description = face.face.description
    let weight = request.weight ?? (request.wantsBoldFace ? .bold : nil)
    if let weight, description.axes.contains(where: { $0.tag == "wght" }) {
      let heavy = FontVariation(tag: "wght", value: Double(weight.openTypeWeight))
      let others = face.face.variations.filter { $0.tag != "wght" }
      return variant(of: face, variations: others + [heavy]) ?? face
    }
    var family = namedFaces().filter { $0.family == face.family }
    if request.wantsBoldFace {
      family.removeAll { $0.face.description.weightClass < FontWeight.semibold.openTypeWeight }
    }
    return closest(
      in: family, weight: weight?.openTypeWeight ?? description.weightClass,
      isItalic: request.isItalic || description.isItalic) ?? face
  }

  /// The face nearest to a weight among those of the right slant, or among all without one.
  private func closest(in faces: [FontFace], weight: Int, isItalic: Bool) -> FontFace? {
    let slanted = faces.filter { $0.face.description.isItalic == isItalic }
    let candidates = slanted.isEmpty ? faces : slanted
    return candidates.min { distance($0, to: weight) < distance($1, to: weight) }
  }

  private func distance(_ face: FontFace, to weight: Int) -> Int {
    abs(face.face.description.weightClass - weight)
  }

  // MARK: By role and path

  private func systemFace(_ request: FontRequest) throws(FontBookError) -> FontFace {
    let wanted: [FontManifest.Role] = request.isItalic ? [.systemItalic, .system] : [.system]
    let weight = Double((request.weight ?? .regular).openTypeWeight)
    for role in wanted {
      for source in roles where source.annotation?.role == role {
        guard let annotation = source.annotation else { continue }
        let pinned = annotation.variations.sorted { $0.key < $1.key }.map {
          FontVariation(tag: $0.key, value: $0.value)
        }
        let weighted = pinned + [FontVariation(tag: "wght", value: weight)]
        if let face = face(of: source, index: 0, variations: weighted, calibrated: true) {
          return face
        }
      }
    }
    throw FontBookError(
      .noSystemFont,
      "no system font can be used\(problems.first.map { " (\($0))" } ?? ""); "
        + "give one with --system-font",
      context: "system font")
  }

  /// Opens `path`, `path#index` or `path#PostScriptName`.
  private func face(atPath name: String) throws(FontBookError) -> FontFace {
    guard let hash = name.lastIndex(of: "#"), Self.isFontFileName(String(name[..<hash])) else {
      return try face(in: try file(at: name), index: 0)
    }
    let part = String(name[name.index(after: hash)...])
    let file = try file(at: String(name[..<hash]))
    if let index = Int(part) { return try face(in: file, index: index) }
    let names = (0..<file.faceCount).map { file.postScriptName(ofFaceAt: $0) ?? "" }
    guard let index = names.firstIndex(of: part) else {
      throw FontBookError(
        .noSuchFace, "has no face \(part); it has \(names.joined(separator: ", "))",
        context: file.path)
    }
    return try face(in: file, index: index)
  }

  /// Whether a name is that of a file rather than of a font.
  package static func isFile(_ name: String) -> Bool {
    name.contains("/") || isFontFileName(name)
  }

  private static func isFontFileName(_ name: String) -> Bool {
    let path = name.split(separator: "#", maxSplits: 1).first.map(String.init) ?? name
    return [".ttf", ".otf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
  }
}
