import DynamicType
import TextLayout
import ViewLayout

extension CaseDecoder {
  func plain(_ string: String) -> TextContent {
    TextContent(AttributedText(string, font: font))
  }

  func text(_ json: JSONValue) -> TextContent {
    var text = TextContent(
      AttributedText(json["text"]?.string ?? "", font: Self.font(json["font"]) ?? font))
    text.lineLimit = json["lineLimit"]?.number.map(Int.init)
    text.reservedLines = json["minLines"]?.number.map(Int.init) ?? 0
    return text
  }

  func concatenation(_ json: JSONValue) -> TextContent {
    let runs = json["runs"]?.array ?? json["children"]?.array ?? []
    let parts = runs.map { text($0).text }
    return TextContent(parts.dropFirst().reduce(parts.first ?? AttributedText("")) { $0 + $1 })
  }

  static func font(_ json: JSONValue?) -> FontDescription? {
    guard let json else { return nil }
    var font: FontDescription
    if let style = json["style"]?.string, let style = TextStyle(caseName: style) {
      font = .system(style)
    } else if let size = json["system"]?.number {
      font = .system(size: size)
    } else {
      return nil
    }
    if let weight = json["weight"]?.string, let weight = FontWeight(rawValue: weight) {
      font = font.weight(weight)
    }
    if case .bool(true) = json["bold"] { font = font.bold() }
    return font
  }

  /// Takes the sizes of texts out of a case's own frames.
  func collectTextSizes(
    _ json: JSONValue, frames: [String: JSONValue], into sizes: inout [String: Size]
  ) {
    let kind = json["kind"]?.string ?? ""
    if ["text", "textConcat"].contains(kind), let id = json["id"]?.string,
      let frame = frames[id]?.array.compactMap(\.number)
    {
      let content = kind == "text" ? text(json) : concatenation(json)
      let size = Size(width: frame[2], height: frame[3])
      sizes[content.text.text] = sizes[content.text.text] ?? size
      sizes["\(content.text.text)|\(content.text.runs[0].attributes.font)"] = size
    }
    var inside = self
    if kind == "font" { inside.font = Self.font(json["font"]) ?? font }
    for child in json["children"]?.array ?? [] {
      inside.collectTextSizes(child, frames: frames, into: &sizes)
    }
  }

  static func axes(_ name: String) -> AxisSet {
    switch name {
    case "horizontal": .horizontal
    case "vertical": .vertical
    default: .both
    }
  }

  static func horizontal(_ name: String?) -> AlignmentGuide? {
    switch name {
    case "leading", "topLeading", "bottomLeading": .leading
    case "trailing", "topTrailing", "bottomTrailing": .trailing
    case "center", "top", "bottom": .horizontalCenter
    default: nil
    }
  }

  static func vertical(_ name: String?) -> AlignmentGuide? {
    switch name {
    case "top", "topLeading", "topTrailing": .top
    case "bottom", "bottomLeading", "bottomTrailing": .bottom
    case "firstTextBaseline": .firstTextBaseline
    case "lastTextBaseline": .lastTextBaseline
    case "center", "leading", "trailing": .verticalCenter
    default: nil
    }
  }

  static func alignment(_ name: String?) -> Alignment {
    Alignment(
      horizontal: horizontal(name) ?? .horizontalCenter, vertical: vertical(name) ?? .verticalCenter
    )
  }
}

extension TextStyle {
  fileprivate init?(caseName: String) {
    switch caseName {
    case "title": self = .title1
    case "caption": self = .caption1
    default: self.init(rawValue: caseName)
    }
  }
}

/// The rule of the measured custom layout: views at their ideal size from left to right, 8 apart,
/// and a new row 6 below when the next one does not fit.
struct FlowLayout: CustomLayout {
  let name = "flow"

  func size(for proposal: ProposedSize, of children: [LayoutChild]) -> Size {
    let rows = arranged(children, width: proposal.width ?? .infinity)
    return Size(width: proposal.width ?? rows.width, height: rows.height)
  }

  func placements(
    of children: [LayoutChild], in size: Size, for proposal: ProposedSize
  ) -> [LayoutPlacement] {
    arranged(children, width: size.width).origins.map {
      LayoutPlacement(origin: $0, proposal: .unspecified)
    }
  }

  private func arranged(
    _ children: [LayoutChild], width: Double
  ) -> (origins: [Point], width: Double, height: Double) {
    var origins: [Point] = []
    var (x, y, rowHeight, widest) = (0.0, 0.0, 0.0, 0.0)
    for child in children {
      let size = child.size(for: .unspecified)
      if x > 0, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight + 6, 0)
      }
      origins.append(Point(x: x, y: y))
      x += size.width + 8
      rowHeight = max(rowHeight, size.height)
      widest = max(widest, x - 8)
    }
    return (origins, widest, y + rowHeight)
  }
}
