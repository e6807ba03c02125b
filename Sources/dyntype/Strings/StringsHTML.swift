import AppProject
import Auditor
import DynamicType
import OutputFormats
import TextLayout

/// Writes what strings are cut as a web page that needs nothing else.
enum StringsHTML {
  static func page(of result: StringsResult) -> String {
    let cut = result.cut
    let sections = cut.map(section).joined(separator: "\n")
    let summary =
      cut.isEmpty
      ? "Nothing is cut."
      : "\(cut.count) of \(result.groups.count) keys are cut, in "
        + "\(Set(cut.flatMap(\.strings).map(\.string.locale)).count) of "
        + "\(result.locales.count) languages."
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Texts that are cut</title>
      <style>\(style)</style>
      </head>
      <body>
      <main>
      <h1>Texts that are cut</h1>
      <p>\(summary)</p>
      \(sections)
      </main>
      </body>
      </html>

      """
  }

  private static func section(_ key: CutKey) -> String {
    let rows = key.strings.map(row).joined(separator: "\n")
    let budget = key.group.budget.map { budget in
      " · at most \(Number.trimmed(budget.widthAtDefault, places: 1)) pt wide at L"
    }
    return """
      <section>
      <h2>\(HTMLText.escaped(key.group.key))</h2>
      <p><q>\(HTMLText.escaped(key.sourceText))</q><br>
      \(HTMLText.escaped("\(key.group.constraint.font.description) in \(key.group.constraint.room)"))\(budget ?? "")</p>
      <div class="table" role="region" tabindex="0" aria-label="\(HTMLText.escaped(key.group.key))">
      <table>
      <thead><tr><th scope="col">Language</th><th scope="col">Cut from</th><th scope="col">Lines</th>\
      <th scope="col">Wider by</th><th scope="col">Text</th></tr></thead>
      <tbody>
      \(rows)
      </tbody>
      </table>
      </div>
      </section>
      """
  }

  /// A row, with what is shown at every size set off from what is lost.
  private static func row(_ string: MeasuredString) -> String {
    let fitting = string.remedies?.fittingPrefix ?? ""
    let rest = string.text.hasPrefix(fitting) ? string.text.dropFirst(fitting.count) : ""
    let limit = string.constraint.container.lineLimit.map { " of \($0)" } ?? ""
    let extra = string.remedies?.extraWidth.map { "\(Number.trimmed($0, places: 0)) pt" } ?? "–"
    let doubt = string.fitOutcome == .needsReview ? " <small>(needs review)</small>" : ""
    let locale = HTMLText.escaped(string.string.locale)
    return """
      <tr><th scope="row">\(locale)</th><td>\(string.firstCut?.category.shortName ?? "")\(doubt)</td>\
      <td>\(string.largestNeed)\(limit)</td><td>\(extra)</td>\
      <td lang="\(locale)" dir="auto">\(HTMLText.escaped(fitting))<del>\(HTMLText.escaped(String(rest)))</del></td></tr>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
    body { margin: 0; }
    main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
    h1 { line-height: 1.2; }
    h2 { font-size: 1.1rem; margin: 2rem 0 0; overflow-wrap: anywhere; }
    p { margin: .25rem 0 .5rem; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0;
      border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
    td:last-child { min-width: 14rem; overflow-wrap: anywhere; }
    del { color: light-dark(#b00020, #ff8a80); }
    """
}
