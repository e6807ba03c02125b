import DynamicType
import FoundationEssentials
import ViewLayout

/// One page for a browser with a view at all sizes: self-contained, with a slider for the size and
/// a choice of devices, languages and looks.
public struct ViewPage {
  private let title: String
  private let previews: [ViewPreview]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - previews: The view in each environment that can be chosen, all at the same sizes.
  public init(title: String, previews: [ViewPreview]) {
    self.title = title
    self.previews = previews
  }

  /// The page as HTML.
  ///
  /// - Parameter scale: Pixels a point of the pictures.
  /// - Returns: A document that needs nothing else.
  /// - Throws: ``PreviewError``.
  public func html(scale: Double = 2) throws(PreviewError) -> String {
    var figures = ""
    var options = ""
    for (number, preview) in previews.enumerated() {
      let name = preview.screens.first.map { Self.name(of: $0.environment) } ?? ""
      options += "<option value=\"\(number)\">\(Self.escaped(name))</option>"
      for (index, screen) in preview.screens.enumerated() {
        figures += try figure(screen, number: number, index: index, scale: scale)
      }
    }
    let categories = previews.first?.screens.map(\.environment.category) ?? []
    let names = categories.map { "\"\($0.shortName)\"" }.joined(separator: ",")
    let start = categories.firstIndex(of: .large) ?? 0
    return Self.template
      .replacing("{{title}}", with: Self.escaped(title))
      .replacing("{{options}}", with: options)
      .replacing("{{names}}", with: names)
      .replacing("{{last}}", with: String(max(categories.count - 1, 0)))
      .replacing("{{start}}", with: String(start))
      .replacing("{{figures}}", with: figures)
  }

  private func figure(
    _ screen: ViewPreview.Screen, number: Int, index: Int, scale: Double
  ) throws(PreviewError) -> String {
    let picture = Data(try screen.png(scale: scale)).base64EncodedString()
    let category = screen.environment.category.shortName
    let summary = screen.problems.summary
    var list = ""
    for problem in screen.problems {
      list += "<li><b>\(problem.kind.word)</b> “\(Self.escaped(problem.subject))”"
      if let place = problem.place {
        list += " <code>\(Self.escaped(place.file)):\(place.line)</code>"
      }
      list += "</li>"
    }
    let size = screen.view.frame.size
    return """
      <figure data-set="\(number)" data-size="\(index)" hidden>\
      <img width="\(Int(size.width))" height="\(Int(size.height))" \
      alt="\(Self.escaped(title)) at \(category): \(summary)" \
      src="data:image/png;base64,\(picture)">\
      <figcaption><h2>\(category)</h2><p>\(summary)</p><ul>\(list)</ul></figcaption></figure>

      """
  }

  private static func name(of environment: ViewEnvironment) -> String {
    var parts = [environment.device.name, environment.locale]
    parts.append(environment.isDark ? "dark" : "light")
    if environment.boldText { parts.append("Bold Text") }
    return parts.joined(separator: " · ")
  }

  /// A text as HTML shows it, within quotes too.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}

extension ViewProblem.Kind {
  /// The kind in a word or two.
  var word: String {
    switch self {
    case .truncated: "cut"
    case .protruding: "too high for its box"
    case .clipped: "partly cut off"
    case .overlapping: "overlapping"
    case .outside: "off the screen"
    }
  }
}
