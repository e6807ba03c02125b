import DynamicType
import OutputFormats

extension RampReport {
  /// A row for each style at each category.
  var csvTable: Table {
    Table(
      columns: [
        "style", "category", "size", "leading", "sizeHIG", "leadingHIG", "isDoubtful", "weights",
        "emphasizedWeight",
      ].map { .init($0) },
      rows: selection.ramp.rows.flatMap { row in
        selection.categories.map { category in
          let cell = selection.cell(row, at: category)
          return [
            row.label, selection.label(category), PointsText.csv(cell?.size),
            PointsText.csv(cell?.leading), PointsText.csv(cell?.sizeHIG),
            PointsText.csv(cell?.leadingHIG), cell.map { "\($0.isDoubtful)" } ?? "",
            cell?.weights.map(\.rawValue).joined(separator: " ") ?? "",
            cell?.emphasizedWeight?.rawValue ?? "",
          ]
        }
      })
  }

  /// Writes the members of the listing.
  ///
  /// Shape: after `schemaVersion`, which is 1,
  ///
  ///     { "platform": "iOS", "scaling": "byCategory",
  ///       "styles": [ {
  ///         "style": "title1", "name": "Title 1", "weights": ["regular"],
  ///         "emphasizedWeight": "bold",
  ///         "categories": [ {
  ///           "category": "XL", "size": 30, "leading": 36, "sizeHIG": 30, "leadingHIG": 37,
  ///           "isDoubtful": false } ] } ],
  ///       "notes": ["…"] }
  ///
  /// `scaling` is `byCategory`, `fixed` or `knownAtDefaultOnly`; `style` is null for a row that is
  /// none of the text styles; `category` is a short name, or `all` where text does not scale. Each
  /// style has an element for every category that is shown, with null for each number that the
  /// platform does not have or that is not known. `notes` says in words which of the two it is.
  func write(to object: inout JSONObject) {
    selection.write(to: &object)
    object.array("styles") { styles in
      for row in selection.ramp.rows {
        styles.object { object in
          object.field("style", row.style?.rawValue)
          object.field("name", row.name)
          object.field("weights", row.cells.first?.weights.map(\.rawValue) ?? [])
          object.field("emphasizedWeight", row.cells.first?.emphasizedWeight?.rawValue)
          object.array("categories") { categories in
            for category in selection.categories {
              categories.object { selection.write(row, at: category, to: &$0) }
            }
          }
        }
      }
    }
  }
}

extension RampSelection {
  /// Writes which ramp it is.
  func write(to object: inout JSONObject) {
    object.field("platform", platformName)
    object.field("scaling", "\(ramp.scaling)")
  }

  /// Writes the members of one cell.
  func write(
    _ row: TypeRamp.Row, at category: ContentSizeCategory, to object: inout JSONObject
  ) {
    let cell = cell(row, at: category)
    object.field("category", label(category))
    object.field("size", PointsText.rounded(cell?.size))
    object.field("leading", PointsText.rounded(cell?.leading))
    object.field("sizeHIG", PointsText.rounded(cell?.sizeHIG))
    object.field("leadingHIG", PointsText.rounded(cell?.leadingHIG))
    object.field("isDoubtful", cell?.isDoubtful ?? false)
  }
}
