import DynamicType
import OutputFormats

extension ScaledReport {
  func textTables(columns: Int) -> [Table] {
    table(aligned: true).pieces(width: columns, keys: 3)
  }

  var markdownTable: Table { table(aligned: false) }

  /// A row a category: the system's style, and what becomes of each value.
  private func table(aligned: Bool) -> Table {
    let cells = selection.categories.map { selection.cell(row, at: $0) }
    let align = { (texts: [String]) in aligned ? PointsText.aligned(texts) : texts }
    var columns: [(title: Table.Column, texts: [String])] = [
      (.init("Category"), selection.categories.map(selection.label)),
      (.init("Points", .right), align(cells.map { PointsText.text($0?.size) })),
      (.init("Leading", .right), align(cells.map { PointsText.text($0?.leading) })),
    ]
    for (index, value) in values.enumerated() {
      columns.append(
        (
          .init("\(PointsText.text(value)) pt", .right), align(scaled.map { text($0[index]) })
        ))
    }
    columns.append((.init("Remarks"), cells.map { $0?.remarks ?? "" }))
    return Table(columnsWithText: columns)
  }

  private func text(_ scaled: Scaled) -> String {
    guard let points = scaled.points else { return PointsText.missing }
    return PointsText.text(points) + (scaled.isLimited ? " max" : "")
  }

  var csvTable: Table {
    Table(
      columns: ["category", "size", "leading", "sizeHIG", "leadingHIG"].map { .init($0) }
        + values.map { .init("\(PointsText.csv($0)) pt") },
      rows: zip(selection.categories, scaled).map { category, scaled in
        let cell = selection.cell(row, at: category)
        return [
          selection.label(category), PointsText.csv(cell?.size), PointsText.csv(cell?.leading),
          PointsText.csv(cell?.sizeHIG), PointsText.csv(cell?.leadingHIG),
        ] + scaled.map { PointsText.csv($0.points) }
      })
  }

  /// Writes the members of the result.
  ///
  /// Shape: after `schemaVersion`, which is 1,
  ///
  ///     { "platform": "iOS", "scaling": "byCategory", "style": "body",
  ///       "operation": "scaledValue", "scale": 3, "maximumPointSize": null, "values": [17, 24],
  ///       "categories": [ {
  ///         "category": "M", "size": 16, "leading": 21, "sizeHIG": 16, "leadingHIG": 21,
  ///         "isDoubtful": false, "scaled": [16.3333, 23] } ],
  ///       "notes": ["…"] }
  ///
  /// `operation` is `scaledValue` or `scaledFont`; `scale` belongs to the first and
  /// `maximumPointSize` to the second, and is null otherwise. `scaled` has a number for each of
  /// `values`, in order, or null where it is not known; numbers have four decimal places. The rest
  /// is as in the listing of text styles.
  func write(to object: inout JSONObject) {
    selection.write(to: &object)
    object.field("style", style.rawValue)
    switch operation {
    case .value(let displayScale):
      object.field("operation", "scaledValue")
      object.field("scale", displayScale)
      object.null("maximumPointSize")
    case .font(let maximum):
      object.field("operation", "scaledFont")
      object.null("scale")
      object.field("maximumPointSize", maximum)
    }
    object.field("values", values)
    object.array("categories") { categories in
      for (category, scaled) in zip(selection.categories, scaled) {
        categories.object { object in
          selection.write(row, at: category, to: &object)
          object.field("scaled", scaled.map { PointsText.rounded($0.points) })
        }
      }
    }
  }
}
