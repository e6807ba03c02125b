/// Rows and columns that are as large as their largest cells.
struct GridRule: LayoutRule {
  /// One cell.
  struct Cell {
    var element: LayoutElement
    var traits: GridCellTraits
    var column: Int

    var columns: Int { max(traits.columns ?? 1, 1) }
  }

  /// One row; a view that is no row is a single cell across all columns.
  struct Row {
    var cells: [Cell]
    var alignment: AlignmentGuide?
    var spansAll = false
  }

  let rows: [Row]
  let alignment: Alignment
  let horizontalSpacing: Double
  let verticalSpacing: Double?

  private let columnCount: Int
  private let rowDistances: [Double]

  init(
    rows: [Row], alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?
  ) {
    self.rows = rows
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? Spacing.defaultDistance
    self.verticalSpacing = verticalSpacing
    let columns =
      rows.filter { !$0.spansAll }
      .map { row in row.cells.map { $0.column + $0.columns }.max() ?? 0 }.max()
    columnCount = max(columns ?? 1, 1)
    // Two rows are as far apart as any two of their cells want to be.
    rowDistances = zip(rows, rows.dropFirst()).map { above, below in
      if let verticalSpacing { return verticalSpacing }
      let distances = above.cells.flatMap { cell in
        below.cells.map {
          Spacing.distance(from: cell.element.spacing, to: $0.element.spacing, along: .vertical)
        }
      }
      return distances.max() ?? Spacing.defaultDistance
    }
  }

  var children: [LayoutElement] { rows.flatMap { $0.cells.map(\.element) } }

  private struct Tracks {
    var columns: [Double]
    var rows: [Double]
  }

  func size(for proposal: ProposedSize) -> Size {
    let tracks = tracks(for: proposal)
    return Size(
      width: tracks.columns.reduce(0, +) + horizontalSpacing * Double(columnCount - 1),
      height: tracks.rows.reduce(0, +) + rowDistances.reduce(0, +))
  }

  func placements(in size: Size, for proposal: ProposedSize) -> [LayoutPlacement?] {
    let tracks = tracks(for: proposal)
    var placements: [LayoutPlacement?] = []
    var top = 0.0
    for (index, row) in rows.enumerated() {
      let guide = row.alignment ?? alignment.vertical
      let baseline =
        row.cells.map { cell in
          cell.element.guide(guide, for: offered(cell, in: row, tracks, height: tracks.rows[index]))
        }.max() ?? 0
      let tallest =
        row.cells.map { cell in
          let proposal = offered(cell, in: row, tracks, height: tracks.rows[index])
          return cell.element.size(for: proposal).height - cell.element.guide(guide, for: proposal)
        }.max() ?? 0
      // Cells that are aligned to each other are centred together when the row is higher.
      let shift = guide.defaultValue(in: Size(width: 0, height: tracks.rows[index]))
      let line = guide == .verticalCenter ? shift : min(baseline, tracks.rows[index] - tallest)
      for cell in row.cells {
        placements.append(
          placement(
            cell, in: row, tracks,
            box: Rect(
              x: start(of: row.spansAll ? 0 : cell.column, tracks), y: top,
              width: width(of: cell, in: row, tracks), height: tracks.rows[index]),
            guide: guide, line: guide == .bottom ? tracks.rows[index] : line))
      }
      top += tracks.rows[index] + (index < rowDistances.count ? rowDistances[index] : 0)
    }
    return placements
  }

  private func placement(
    _ cell: Cell, in row: Row, _ tracks: Tracks, box: Rect, guide: AlignmentGuide, line: Double
  ) -> LayoutPlacement {
    let proposal = offered(cell, in: row, tracks, height: box.height)
    let element = cell.element
    if let anchor = cell.traits.anchor {
      let size = element.size(for: proposal)
      return LayoutPlacement(
        origin: Point(
          x: box.minX + (box.width - size.width) * anchor.x,
          y: box.minY + (box.height - size.height) * anchor.y),
        proposal: proposal)
    }
    let isAlone = !row.spansAll && cell.columns == 1
    let across = isAlone ? columnAlignment(cell.column) : alignment.horizontal
    return LayoutPlacement(
      origin: Point(
        x: box.minX + across.defaultValue(in: box.size) - element.guide(across, for: proposal),
        y: box.minY + line - element.guide(guide, for: proposal)),
      proposal: proposal)
  }

  private func columnAlignment(_ column: Int) -> AlignmentGuide {
    for row in rows where !row.spansAll {
      for cell in row.cells where cell.column == column {
        if let guide = cell.traits.columnAlignment { return guide }
      }
    }
    return alignment.horizontal
  }

  private func start(of column: Int, _ tracks: Tracks) -> Double {
    tracks.columns[..<column].reduce(0, +) + horizontalSpacing * Double(column)
  }

  private func width(of cell: Cell, in row: Row, _ tracks: Tracks) -> Double {
    let columns = row.spansAll ? 0..<columnCount : cell.column..<(cell.column + cell.columns)
    return tracks.columns[columns].reduce(0, +) + horizontalSpacing * Double(columns.count - 1)
  }

  private func offered(
    _ cell: Cell, in row: Row, _ tracks: Tracks, height: Double?
  ) -> ProposedSize {
    ProposedSize(width: width(of: cell, in: row, tracks), height: height)
  }
}

extension GridRule {
  /// The widths of columns and heights of rows for a proposal.
  private func tracks(for proposal: ProposedSize) -> Tracks {
    var tracks = Tracks(columns: columnWidths(for: proposal), rows: [])
    tracks.rows = rowHeights(for: proposal, tracks)
    return tracks
  }

  private func columnWidths(for proposal: ProposedSize) -> [Double] {
    func widest(_ column: Int, _ offer: Double?) -> Double {
      rows.filter { !$0.spansAll }.flatMap(\.cells)
        .filter {
          $0.column == column && $0.columns == 1 && !$0.traits.unsizedAxes.contains(Axis.horizontal)
        }
        .map { $0.element.size(for: ProposedSize(width: offer, height: proposal.height)).width }
        .max() ?? 0
    }
    let gaps = horizontalSpacing * Double(columnCount - 1)
    guard let width = proposal.width, width.isFinite else {
      return (0..<columnCount).map { widest($0, proposal.width) }
    }
    let candidates = (0..<columnCount).map { column in
      RoomShares.Candidate(
        minimum: widest(column, 0), maximum: widest(column, .infinity), priority: 0)
    }
    let offers = RoomShares.shared(width - gaps, among: candidates, taken: widest)
    var widths = (0..<columnCount).map { widest($0, offers[$0]) }
    let spanning =
      rows.filter(\.spansAll).flatMap(\.cells)
      .filter { !$0.traits.unsizedAxes.contains(Axis.horizontal) }
      .map { $0.element.size(for: ProposedSize(width: width, height: nil)).width }.max() ?? 0
    let missing = spanning - widths.reduce(0, +) - gaps
    if missing > 0 { widths = widths.map { $0 + missing / Double(columnCount) } }
    return widths
  }

  private func rowHeights(for proposal: ProposedSize, _ tracks: Tracks) -> [Double] {
    func tallest(_ row: Int, _ offer: Double?) -> Double {
      rows[row].cells.filter { !$0.traits.unsizedAxes.contains(Axis.vertical) }
        .map { cell in
          cell.element.size(for: offered(cell, in: rows[row], tracks, height: offer)).height
        }.max() ?? 0
    }
    guard let height = proposal.height, height.isFinite else {
      return rows.indices.map { tallest($0, proposal.height) }
    }
    let candidates = rows.indices.map { row in
      RoomShares.Candidate(minimum: tallest(row, 0), maximum: tallest(row, .infinity), priority: 0)
    }
    let offers = RoomShares.shared(
      height - rowDistances.reduce(0, +), among: candidates, taken: tallest)
    return rows.indices.map { tallest($0, offers[$0]) }
  }
}

extension ElementBuilder {
  mutating func rule(
    for grid: GridContent, in inside: ElementEnvironment
  ) throws(ViewLayoutError) -> any LayoutRule {
    var rows: [GridRule.Row] = []
    for node in grid.children.flatMap(\.gridMembers) {
      guard case .gridRow(let content) = node.content else {
        for element in try elements(of: node, in: inside) {
          let cell = GridRule.Cell(element: element, traits: node.gridTraits, column: 0)
          rows.append(GridRule.Row(cells: [cell], spansAll: true))
        }
        continue
      }
      var row = GridRule.Row(cells: [], alignment: content.alignment)
      var column = 0
      for member in content.children.flatMap(\.members) {
        for element in try elements(of: member, in: inside) {
          let cell = GridRule.Cell(element: element, traits: member.gridTraits, column: column)
          column += cell.columns
          row.cells.append(cell)
        }
      }
      rows.append(row)
    }
    return GridRule(
      rows: rows, alignment: grid.alignment, horizontalSpacing: grid.horizontalSpacing,
      verticalSpacing: grid.verticalSpacing)
  }
}

extension ViewNode {
  /// The rows of a grid; what is said of a row is said of its cells.
  fileprivate var gridMembers: [ViewNode] {
    switch content {
    case .gridRow: return [self]
    case .group(let nodes): return nodes.flatMap(\.gridMembers)
    case .modified(let inner, let modification):
      guard case .gridRow(var row) = inner.content else { return members }
      row.children = row.children.flatMap(\.members).map { $0.modified(modification) }
      return [ViewNode(.gridRow(row), id: id, place: place)]
    default: return members
    }
  }

  /// How the view stands in a grid, from the modifications around it.
  fileprivate var gridTraits: GridCellTraits {
    if case .group(let nodes) = content, nodes.count == 1 { return nodes[0].gridTraits }
    guard case .modified(let inner, let modification) = content else { return GridCellTraits() }
    var traits = inner.gridTraits
    if case .gridCell(let own) = modification {
      traits.columns = own.columns ?? traits.columns
      traits.columnAlignment = own.columnAlignment ?? traits.columnAlignment
      traits.anchor = own.anchor ?? traits.anchor
      traits.unsizedAxes.formUnion(own.unsizedAxes)
    }
    return traits
  }
}
