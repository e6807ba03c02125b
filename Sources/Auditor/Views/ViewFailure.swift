import DynamicType
import ViewLayout

/// A view with something wrong at some sizes: in which settings, and where it is worst.
struct ViewFailure {
  let history: ViewHistory
  /// The sightings with something wrong in the worst setting, by size; there is at least one.
  let failing: [ViewSighting]
  /// The settings in which something is wrong.
  let settings: [Int]

  /// The view at the smallest size at which something is wrong.
  let first: ViewSighting
  /// The key or text of the view, or what it is called.
  var name: String { history.identity.name }
  /// The view at the largest size at which something is wrong.
  var last: ViewSighting { failing.last ?? first }

  /// Looks for what is wrong; nil where nothing is.
  ///
  /// The setting that fails at the smallest size is the worst, then the one that fails at most sizes.
  init?(_ history: ViewHistory, where fails: (ViewSighting) -> Bool) {
    var bySetting: [Int: [ViewSighting]] = [:]
    for sighting in history.sightings where fails(sighting) {
      bySetting[sighting.setting, default: []].append(sighting)
    }
    let worst = bySetting.min { left, right in
      Self.rank(left) < Self.rank(right)
    }
    guard let worst, let first = worst.value.first else { return nil }
    self.history = history
    self.first = first
    failing = worst.value
    settings = bySetting.keys.sorted()
  }

  private static func rank(_ entry: (key: Int, value: [ViewSighting])) -> (Int, Int, Int) {
    (entry.value.first?.category.rawValue ?? .max, -entry.value.count, entry.key)
  }

  /// Whether it is part of something that a person uses or finds the way by.
  var isCrucial: Bool {
    if first.control != nil || history.identity.kind == .control { return true }
    guard let content = first.content else { return false }
    return content.isHeading || content.style.map(Self.titles.contains) ?? false
  }

  private static let titles: Set<TextStyle> = [
    .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2, .title3, .headline,
  ]
}

extension ViewFailure {
  /// The sizes at which something is wrong in words: `from AX1 on`, `at every size`, `up to S`.
  func sizes(of screen: AuditedScreen) -> String {
    let all = history.sightings(in: first.setting).map(\.category)
    let bad = failing.map(\.category)
    if bad == all { return all.count == 1 ? "at \(bad[0].shortName)" : "at every size" }
    if bad == Array(all.suffix(bad.count)) { return "from \(first.category.shortName) on" }
    if bad.count == 1 { return "at \(first.category.shortName)" }
    if bad == Array(all.prefix(bad.count)) { return "up to \(last.category.shortName)" }
    return "at \(bad.count) of \(all.count) sizes, first at \(first.category.shortName)"
  }

  /// The settings in words, for the end of a message: ` (iPhone SE, de, and 2 more)`; empty where it
  /// fails in all.
  func whereIn(_ screen: AuditedScreen) -> String {
    guard screen.settings.count > settings.count else { return "" }
    let words = screen.settings[first.setting].words(among: screen.settings)
    guard !words.isEmpty else { return "" }
    return " (\(words)\(settings.count > 1 ? ", and \(settings.count - 1) more" : ""))"
  }

  /// Where it is: the view at the smallest size at which something is wrong.
  func place(in screen: AuditedScreen) -> Place {
    var place = screen.place(of: first)
    let locales = Set(screen.settings.map(\.environment.locale))
    if locales.count > 1 { place.locale = screen.settings[first.setting].environment.locale }
    return place
  }

  /// What was measured, as all findings about views tell it.
  ///
  /// - Parameters:
  ///   - screen: The view of the app.
  ///   - result: The view at one size in a few words, without the size.
  /// - Returns: The facts.
  func facts(in screen: AuditedScreen, result: (ViewSighting) -> String) -> [Fact] {
    let environment = screen.settings[first.setting].environment
    var facts = [
      Fact("device", .text(environment.device.name)), Fact("locale", .text(environment.locale)),
      Fact("firstFailingCategory", .text(first.category.shortName)),
    ]
    if environment.boldText { facts.append(Fact("boldText", .text("on"))) }
    if environment.orientation == .landscape {
      facts.append(Fact("orientation", .text("landscape")))
    }
    if environment.layoutDirection != LayoutDirection(locale: environment.locale) {
      facts.append(Fact("direction", .text(environment.layoutDirection.rawValue)))
    }
    let own = history.sightings(in: first.setting)
    if let good = own.last(where: { $0.category < first.category }) {
      facts.append(Fact("lastGoodCategory", .text(good.category.shortName)))
    }
    if screen.settings.count > 1 {
      facts.append(
        Fact(
          "failsIn",
          .list(
            settings.map { index in
              let words = screen.settings[index].words(among: screen.settings)
              return words.isEmpty ? environment.device.name : words
            })))
    }
    return facts + [
      Fact("sizes", .list(own.map { "\($0.category.shortName) \(result($0))" }))
    ]
  }
}

extension AuditedScreen {
  /// The views with something wrong, in order.
  ///
  /// - Parameters:
  ///   - kind: Which views; nil for all.
  ///   - fails: Whether something is wrong with a view at one size in one setting.
  /// - Returns: A failure for each view with something wrong.
  func failures(
    of kind: ViewIdentity.Kind? = nil, where fails: (ViewSighting) -> Bool
  ) -> [ViewFailure] {
    histories.compactMap { history in
      guard kind.map({ $0 == history.identity.kind }) ?? true else { return nil }
      return ViewFailure(history, where: fails)
    }
  }
}

extension Severity {
  /// How much it hurts that something is lost from a size on.
  ///
  /// Source: the larger the size at which it breaks, the fewer people meet it; controls and titles
  /// cannot be done without.
  static func ofLoss(from category: ContentSizeCategory, isCrucial: Bool) -> Severity {
    switch category {
    case .large: .critical
    case ...ContentSizeCategory.extraExtraExtraLarge: .serious
    case ...ContentSizeCategory.accessibilityExtraLarge: isCrucial ? .serious : .moderate
    default: .moderate
    }
  }
}
