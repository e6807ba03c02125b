package import Glyphs

extension FontBook {
  /// The faces that can step in for a script, in the order in which they are tried.
  ///
  /// Those meant for the language come first, then those for the script, in order of declaration.
  /// Files that are missing are noted among the problems.
  package func fallbacks(for script: Script, language: String) -> [FontFace] {
    let forScript = fallbackSources(for: script)
    let preferred = forScript.filter { source in
      source.annotation?.languages.contains { matches($0, language) } ?? false
    }
    let others = forScript.filter { source in
      !preferred.contains {
        $0.name == source.name
          && $0.annotation?.postScriptName == source.annotation?.postScriptName
      }
    }
    return (preferred + others).compactMap(roleFace)
  }

  /// The face for emoji; nil when it is not installed.
  package var emojiFace: FontFace? {
    roles.lazy.filter { $0.annotation?.role == .emoji }.compactMap(roleFace).first
  }

  /// The system packages that would bring fonts for a script and are not installed.
  package func missingPackages(for script: Script) -> [String] {
    packages(of: fallbackSources(for: script))
  }

  /// The system packages that would bring emoji and are not installed.
  package var missingEmojiPackages: [String] {
    packages(of: roles.filter { $0.annotation?.role == .emoji })
  }

  private func packages(of sources: [FontSource]) -> [String] {
    var seen: Set<String> = []
    return sources.filter { $0.path == nil }.compactMap { $0.annotation?.package }
      .filter { seen.insert($0).inserted }
  }

  private func fallbackSources(for script: Script) -> [FontSource] {
    roles.filter { source in
      guard let annotation = source.annotation, annotation.role == .fallback else { return false }
      return annotation.scripts.isEmpty || annotation.scripts.contains(script.code)
    }
  }

  /// The face of a source with a role; of a collection, the one the manifest names.
  private func roleFace(_ source: FontSource) -> FontFace? {
    guard let file = file(of: source) else { return nil }
    var index = 0
    if let name = source.annotation?.postScriptName {
      index = (0..<file.faceCount).first { file.postScriptName(ofFaceAt: $0) == name } ?? 0
    }
    return face(of: source, index: index, calibrated: true)
  }

  /// Whether a language tag is the pattern or a more exact form of it: "zh-Hant-TW" fits "zh-Hant".
  private func matches(_ pattern: String, _ language: String) -> Bool {
    let normalized = language.lowercased().replacing("_", with: "-")
    let wanted = pattern.lowercased()
    return normalized == wanted || normalized.hasPrefix(wanted + "-")
  }
}
