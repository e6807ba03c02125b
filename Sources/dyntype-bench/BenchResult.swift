import OutputFormats

/// What a piece of work took, and what it counted.
struct BenchResult {
  let name: String
  /// The time of the fastest round.
  let seconds: Double
  /// How many texts were worked on.
  let texts: Int
  /// What the work counts, such as lines: the same on every machine.
  let count: Int

  /// Texts a second.
  var speed: Double { Double(texts) / max(seconds, 1e-9) }
}

extension [BenchResult] {
  /// A row for each piece of work.
  var table: Table {
    Table(
      columns: [
        .init("Work"), .init("Milliseconds", .right), .init("Texts a second", .right),
        .init("Count", .right),
      ],
      rows: map {
        [
          $0.name, Number.fixed($0.seconds * 1000, places: 2), Number.grouped(Int($0.speed)),
          Number.grouped($0.count),
        ]
      })
  }

  /// One object with the list of the pieces of work.
  func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { document in
      document.field("schemaVersion", 1)
      document.array("work") { array in
        for result in self {
          array.object { object in
            object.field("name", result.name)
            object.field("milliseconds", result.seconds * 1000)
            object.field("texts", result.texts)
            object.field("textsPerSecond", result.speed)
            object.field("count", result.count)
          }
        }
      }
    }
    return writer.takeBytes()
  }
}
