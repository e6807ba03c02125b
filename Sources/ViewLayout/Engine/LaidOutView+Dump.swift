import TextLayout

extension LaidOutView: CustomStringConvertible {
  /// The tree of views with their frames, one a line, in two decimals.
  public var description: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + node.content.name
    if let id = node.id { line += " #\(id)" }
    if let part = node.part { line += " (\(part.rawValue))" }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.decimals)
    line += " \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
    if let text {
      line += " “\(text.shownText)”"
      line += text.lines.count == 1 ? "" : " \(text.lines.count) lines"
      if text.isTruncated { line += " truncated" }
    }
    lines.append(line)
    for child in children { child.describe(into: &lines, depth: depth + 1) }
  }

  /// A number in at most two decimals, without zeros at the end.
  private static func decimals(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension ViewNode.Content {
  /// The kind of view in a word.
  var name: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .shape: "shape"
    case .spacer: "spacer"
    case .divider: "divider"
    case .empty: "empty"
    case .unknown: "unknown"
    case .control: "control"
    case .group: "group"
    case .stack(let stack):
      (stack.isLazy ? "lazy " : "") + (stack.axis == .horizontal ? "row" : "column")
    case .layers: "layers"
    case .grid: "grid"
    case .gridRow: "grid row"
    case .lazyGrid: "lazy grid"
    case .scroll: "scroll"
    case .list: "list"
    case .section: "section"
    case .navigation: "navigation"
    case .tabs: "tabs"
    case .viewThatFits: "view that fits"
    case .custom(let layout, _): layout.name
    case .geometry: "geometry reader"
    case .modified(_, let modification): modification.name
    }
  }
}

extension ViewModification {
  fileprivate var name: String {
    let description = String(describing: self)
    return String(description.prefix { $0.isLetter })
  }
}
