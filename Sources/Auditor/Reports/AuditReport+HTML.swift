import DynamicType
import OutputFormats

extension AuditReport {
  /// The report as a web page that needs nothing else: a summary, filters and the findings.
  ///
  /// - Parameter pictures: Elements to show with findings, by fingerprint.
  /// - Returns: The page.
  package func html(pictures: [String: String] = [:]) -> String {
    let filters = [
      filter("severity", "Severity", Severity.allCases.reversed().map(\.rawValue)),
      filter("rule", "Rule", Set(findings.map(\.rule)).sorted()),
      filter("locale", "Language", locales), filter("device", "Device", devices),
      filter("size", "Breaks from", sizes),
    ].joined(separator: "\n")
    let empty = findings.isEmpty ? "<p>No findings.</p>" : ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Dynamic Type audit</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>Dynamic Type audit</h1>
      <p>\(HTMLText.escaped(findings.isEmpty ? "Nothing was found." : counts + "."))</p>
      <form aria-label="Filters">
      \(filters)
      </form>
      <p id="count" role="status"></p>
      </header>
      <main>
      \(empty)\(findings.map { article($0, pictures) }.joined(separator: "\n"))
      </main>
      \(rest)
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private var locales: [String] {
    Set(findings.flatMap { ([$0.place] + $0.occurrences).compactMap(\.locale) }).sorted()
  }

  /// The categories from which on texts are cut, in their order.
  private var sizes: [String] {
    let found = Set(findings.compactMap(\.firstFailingCategory))
    return ContentSizeCategory.allCases.map(\.shortName).filter(found.contains)
  }

  private var devices: [String] { Set(findings.compactMap { $0.text(of: "device") }).sorted() }

  /// What is not told above, folded away.
  private var rest: String {
    let notRun = checks.compactMap { check -> String? in
      guard case .notRun(let reason) = check.outcome else { return nil }
      return "\(check.rule.id): \(reason)"
    }
    func words(_ finding: Finding) -> String {
      "\(path(finding.place) ?? "") \(finding.place.subject ?? ""): \(finding.message) "
        + "[\(finding.rule)]"
    }
    let parts = [
      ("Not read", problems.map { pathPrefix + $0.description }),
      ("Suppressed", suppressed.map { "\(words($0.finding)): \($0.reason)" }),
      ("Hidden by the baseline", hidden.map(words)),
      ("Suppressions without a finding", unusedSuppressions + deadBaselineLines),
      ("Rules that were not applied", notRun),
    ]
    return parts.filter { !$0.1.isEmpty }.map { title, lines in
      let items = lines.map { "<li dir=\"auto\">\(HTMLText.escaped($0))</li>" }
      return "<details><summary>\(title) (\(lines.count))</summary>\n<ul>\n"
        + items.joined(separator: "\n") + "\n</ul></details>"
    }.joined(separator: "\n")
  }

  private func filter(_ name: String, _ title: String, _ values: [String]) -> String {
    guard !values.isEmpty else { return "" }
    let options = values.map { "<option>\(HTMLText.escaped($0))</option>" }.joined()
    return """
      <label>\(title) <select name="\(name)"><option value="">all</option>\(options)</select></label>
      """
  }

  private func article(_ finding: Finding, _ pictures: [String: String]) -> String {
    let languages = ([finding.place] + finding.occurrences).compactMap(\.locale)
    var place = path(finding.place) ?? ""
    if let line = finding.place.line { place += ":\(line)" }
    let review = finding.outcome == .needsReview ? ", needs review" : ""
    let facts = finding.facts.map { fact in
      "<dt>\(fact.name)</dt><dd dir=\"auto\">\(HTMLText.escaped(fact.text))</dd>"
    }.joined()
    return """
      <article data-severity="\(finding.severity.rawValue)" data-rule="\(finding.rule)" \
      data-locale="\(HTMLText.escaped(languages.joined(separator: " ")))" \
      data-device="\(HTMLText.escaped(finding.text(of: "device") ?? ""))" \
      data-size="\(finding.firstFailingCategory ?? "")">
      <h2 dir="auto">\(HTMLText.escaped(finding.message))</h2>
      <p><b class="\(finding.severity.rawValue)">\(finding.severity.rawValue)\(review)</b> \
      <code>\(finding.rule)</code> \(HTMLText.escaped(place)) \
      \(HTMLText.escaped(finding.place.subject ?? ""))</p>
      <p>Fix: \(HTMLText.escaped(finding.advice))</p>
      \(others(finding))\(pictures[finding.fingerprint.text] ?? "")
      <details><summary>What was measured</summary><dl>\(facts)</dl></details>
      </article>
      """
  }

  /// The other places with the same cause; nothing where there are none.
  private func others(_ finding: Finding) -> String {
    guard !finding.occurrences.isEmpty else { return "" }
    let items = finding.occurrences.map { place in
      let line = place.line.map { ":\($0)" } ?? ""
      let words = "\(path(place) ?? "")\(line) \(place.subject ?? "")"
      return "<li dir=\"auto\">\(HTMLText.escaped(words))</li>"
    }
    return "<details><summary>Also at \(Wording.count(items.count, "other place"))</summary>"
      + "<ul>\(items.joined())</ul></details>\n"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { line-height: 1.2; margin: 0; }
    h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
    p { margin: .25rem 0; overflow-wrap: anywhere; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
    select { font: inherit; max-width: 100%; min-height: 2.75rem; }
    article { padding: .75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
    article[hidden] { display: none; }
    img { max-width: 100%; height: auto; }
    summary { min-height: 1.5rem; cursor: pointer; }
    dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .1rem 1rem; margin: .5rem 0; }
    dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
    ul { margin: 0; padding-inline-start: 1.25rem; overflow-wrap: anywhere; }
    .critical, .serious { color: light-dark(#b00020, #ff8a80); }
    .moderate { color: light-dark(#8a4b00, #ffcc80); }
    """

  private static let script = """
    const form = document.querySelector("form");
    const articles = [...document.querySelectorAll("article")];
    function apply() {
      let shown = 0;
      for (const article of articles) {
        const fits = [...form.elements].every(({ name, value }) => {
          const own = article.dataset[name];
          return !value || own === value || name === "locale" && own.split(" ").includes(value);
        });
        article.hidden = !fits;
        shown += fits;
      }
      document.getElementById("count").textContent =
        `${shown} of ${articles.length} findings shown`;
    }
    form.addEventListener("input", apply);
    apply();
    """
}

extension Finding {
  /// The category from which on a text is cut.
  fileprivate var firstFailingCategory: String? { text(of: "firstFailingCategory") }
}

extension Fact {
  /// The value for people; lists have a line each.
  fileprivate var text: String {
    switch value {
    case .text(let text): text
    case .count(let count): "\(count)"
    case .points(let length): Wording.points(length)
    case .ratio(let part): Number.trimmed(part, places: 3)
    case .list(let names): names.joined(separator: "\n")
    }
  }
}
