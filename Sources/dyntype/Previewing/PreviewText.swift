#if canImport(SwiftUISource)
  import DynamicType
  import Previews
  import ViewLayout

  /// What breaks of a view at each size, for reading in a terminal.
  struct PreviewText {
    private let preview: ViewPreview
    private let title: String

    init(_ preview: ViewPreview, title: String) {
      self.preview = preview
      self.title = title
    }

    /// The lines: the view, then each size with what cannot be read or reached.
    var text: String {
      var lines: [String] = []
      if let environment = preview.screens.first?.environment {
        lines = ["\(title) · \(environment.device.name) · \(environment.locale)", ""]
      }
      for screen in preview.screens {
        let name = screen.environment.category.shortName
        let label = name + String(repeating: " ", count: max(6 - name.count, 1))
        guard !screen.problems.isEmpty else {
          lines.append(label + "all text shown")
          continue
        }
        for (index, problem) in screen.problems.enumerated() {
          lines.append((index == 0 ? label : "      ") + Self.line(problem))
        }
      }
      return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ problem: ViewProblem) -> String {
      let words: String =
        switch problem.kind {
        case .truncated: "cut"
        case .protruding: "too high for its box"
        case .clipped: "partly cut off"
        case .overlapping: "overlapping"
        case .outside: "off the screen"
        }
      let place = problem.place.map { "\($0.shown): " } ?? ""
      return "\(place)\(words): “\(problem.subject)”"
    }
  }
#endif
