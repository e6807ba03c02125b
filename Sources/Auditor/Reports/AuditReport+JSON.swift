import OutputFormats

extension AuditReport {
  /// The version of the shape of the JSON; it changes when a member changes its meaning.
  static let schemaVersion = 1

  /// The report as JSON, which can be read again; the README documents it.
  package func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { document in
      document.field("schemaVersion", Self.schemaVersion)
      document.field("folder", pathPrefix)
      document.field("failOn", failOn.rawValue)
      document.array("findings") { array in
        for finding in findings { array.object { finding.write(to: &$0) } }
      }
      document.array("suppressed") { array in
        for entry in suppressed {
          array.object { object in
            entry.finding.write(to: &object)
            object.field("reason", entry.reason)
            object.field("isInSource", entry.isInSource)
          }
        }
      }
      document.array("hiddenByBaseline") { array in
        for finding in hidden { array.object { finding.write(to: &$0) } }
      }
      document.field("deadBaselineEntries", deadBaselineLines)
      document.field("unusedSuppressions", unusedSuppressions)
      document.array("checks") { array in
        for check in checks { array.object { check.write(to: &$0) } }
      }
      document.array("problems") { array in
        for problem in problems {
          array.object { object in
            object.field("file", problem.file)
            if let line = problem.line { object.field("line", line) }
            object.field("reason", problem.reason)
          }
        }
      }
    }
    return writer.takeBytes()
  }
}
