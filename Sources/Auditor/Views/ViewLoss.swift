import DynamicType
import FontBook
import TextLayout
import ViewLayout

/// Why a part of a text is not shown.
enum LossCause: Hashable {
  /// It stands in a bar or segment of the platform, which does not grow.
  case bar
  /// It has its permitted lines.
  case lineLimit
  /// A box of fixed height around it is too low: its place in the index.
  case box(Int)
  /// The screen is too low, and does not scroll.
  case screen
  /// It shares room with others that leave it too little.
  case crowd
}

extension ViewSighting {
  /// Why a part of the text is not shown, or reaches out of its box; nil when it is all right.
  var lossCause: LossCause? {
    let protrudes = !problems(.protruding).isEmpty
    guard let text = view.text, text.isTruncated || protrudes else { return nil }
    if view.bar != nil || isPlatformPart { return .bar }
    if text.isTruncated, let limit = text.container.lineLimit, text.lines.count >= limit {
      return .lineLimit
    }
    if let box = layout.index.fixedHeight(around: entry) { return .box(box.index) }
    return entry.scrolling.contains(.vertical) ? .crowd : .screen
  }

  /// The text that is not shown; empty when all is.
  var lostText: String {
    guard let text = view.text, let offset = text.firstLostOffset else { return "" }
    let units = text.paragraph.text.utf16
    return String(decoding: units.suffix(max(0, units.count - offset)), as: UTF16.self)
  }

  /// Whether the text would have other lines with 1 % more or less width, where a stand-in takes the
  /// place of the system font.
  var hangsOnStandIn: Bool {
    guard let text = view.text, text.container.width.isFinite else { return false }
    let measured = try? text.paragraph.measurements(at: [text.category], in: text.container)
    return measured?.first?.isUncertain ?? false
  }

  /// What became of the text in a few words: `cut, needs 3 lines, has 1`.
  var fitWords: String {
    guard let text = view.text else { return "is there" }
    let lines = Wording.count(text.lines.count, "line")
    if text.isTruncated {
      return text.requiredLineCount > text.lines.count
        ? "cut, needs \(text.requiredLineCount) lines, has \(text.lines.count)"
        : "cut, \(lines)"
    }
    if let excess = problems(.protruding).first?.excess {
      return "\(Wording.points(excess)) too high, \(lines)"
    }
    return "fits, \(lines)"
  }
}

extension AuditedScreen {
  /// Texts of which a part is not shown, by why it is so at the smallest size.
  ///
  /// - Parameters:
  ///   - regressions: Whether to look for translations that are cut where the text in the app's own
  ///     language fits, or for all else; nil for both.
  ///   - isWanted: Which causes.
  /// - Returns: The texts, with the sizes at which they are cut.
  func losses(regressions: Bool? = nil, _ isWanted: (LossCause) -> Bool) -> [ViewFailure] {
    histories(of: .text).compactMap { history in
      let regressed = regressions == nil ? [] : regressedSettings(of: history)
      let failure = ViewFailure(history) { sighting in
        sighting.lossCause != nil
          && (regressions.map { $0 == regressed.contains(sighting.setting) } ?? true)
      }
      guard let failure, let cause = failure.first.lossCause, isWanted(cause) else { return nil }
      return failure
    }
  }

  /// The settings in which a text is cut at a smaller size than in the app's own language.
  private func regressedSettings(of history: ViewHistory) -> Set<Int> {
    var firstLosses: [Int: ContentSizeCategory] = [:]
    for sighting in history.sightings where sighting.lossCause != nil {
      firstLosses[sighting.setting] = min(
        firstLosses[sighting.setting] ?? sighting.category, sighting.category)
    }
    return Set(
      firstLosses.compactMap { setting, loss in
        guard let source = sourceSetting(of: setting), source != setting else { return nil }
        return firstLosses[source].map { loss < $0 } ?? true ? setting : nil
      })
  }

  /// The setting with the app's own language that is like another besides.
  func sourceSetting(of setting: Int) -> Int? {
    guard let source = settings.first?.environment else { return nil }
    var environment = settings[setting].environment
    environment.locale = source.locale
    environment.layoutDirection = source.layoutDirection
    return settings.firstIndex(of: ViewSetting(environment))
  }

  /// A finding about a text that is cut.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - loss: The text.
  ///   - reason: What follows "is cut" in the message, with a space before it.
  ///   - note: What follows the sizes, with a space or a comma before it.
  ///   - remedies: What to try; nil for no line limit and stacking.
  ///   - facts: What else was measured.
  /// - Returns: The finding.
  func finding(
    _ rule: Rule, aboutCut loss: ViewFailure, because reason: String = "", note: String = "",
    trying remedies: [ViewRemedy]? = nil, more facts: [Fact] = []
  ) -> Finding {
    let name = loss.name
    let tried = remedies ?? [.noLineLimit(name), .stacked(name)]
    let words = [widthAdvice(loss), advice(loss, trying: tried)].compactMap(\.self)
    let isShrinking = loss.first.view.text?.isTruncated != true
    return Finding(
      rule, at: loss.place(in: self),
      severity: .ofLoss(from: loss.first.category, isCrucial: loss.isCrucial),
      outcome: loss.outcome,
      message: "\(loss.quoted) is \(isShrinking ? "too high" : "cut")\(reason) "
        + "\(loss.sizes(of: self))\(note)\(loss.whereIn(self))\(loss.caveat)",
      facts: loss.fitFacts + loss.facts(in: self, result: \.fitWords) + facts,
      advice: words.isEmpty ? nil : words.joined(separator: ", or "))
  }

  /// How much more width a text of few lines needs; nil where no width of a phone is enough.
  private func widthAdvice(_ loss: ViewFailure) -> String? {
    guard loss.first.lossCause == .lineLimit else { return nil }
    var extra = 0.0
    for sighting in loss.failing {
      guard let text = sighting.view.text, let limit = text.container.lineLimit,
        text.container.width.isFinite,
        let needed = text.paragraph.narrowestWidth(
          lineCount: limit, at: text.category, strategy: text.container.strategy)
      else { return nil }
      extra = max(extra, needed - text.container.width)
    }
    let width = loss.last.view.text?.container.width ?? 0
    let screen = settings[loss.first.setting].environment.screen.width
    guard extra > 0, width + extra <= screen else { return nil }
    return "fits with \(Wording.length(extra.rounded(.up))) pt more"
  }
}

extension ViewFailure {
  /// The text in quotes, shortened.
  var quoted: String { Wording.quoted(first.view.text?.paragraph.text ?? history.identity.name) }

  /// Whether it is a violation, or hangs on what only a running app shows or on a stand-in.
  var outcome: Outcome {
    first.content?.isKnown == false || first.hangsOnStandIn ? .needsReview : .violation
  }

  /// What a reader has to know to trust the answer; empty if nothing.
  var caveat: String {
    guard let content = first.content else { return "" }
    if content.isSample { return " (measured with a sample of \(name))" }
    if !content.isKnown { return " (its key, for which there is no text)" }
    return first.hangsOnStandIn ? " (\(Wording.standInDoubt))" : ""
  }

  /// What was measured of a text that does not fit.
  var fitFacts: [Fact] {
    guard let text = first.view.text else { return [] }
    let style = text.paragraph.style
    let face = style.font.face
    var facts = [
      Fact("text", .text(text.paragraph.text)), Fact("font", .text(face.postScriptName)),
      Fact("fontFile", .text(face.file)), Fact("style", .text(style.description.description)),
      Fact("pointSize", .points(style.size(at: text.category).pointSize)),
    ]
    if face.isStandIn { facts.append(Fact("standsInFor", .text("SF Pro"))) }
    if text.container.width.isFinite {
      facts.append(Fact("availableWidth", .points(text.container.width)))
    }
    if text.container.height.isFinite {
      facts.append(Fact("availableHeight", .points(text.container.height)))
    }
    if let limit = text.container.lineLimit { facts.append(Fact("lineLimit", .count(limit))) }
    let needed = failing.compactMap { $0.view.text?.requiredLineCount }.max() ?? 0
    facts.append(Fact("linesNeeded", .count(needed)))
    if !last.lostText.isEmpty { facts.append(Fact("lostText", .text(last.lostText))) }
    return facts
  }
}
