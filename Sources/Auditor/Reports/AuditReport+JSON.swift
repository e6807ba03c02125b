import AppProject
import OutputFormats

extension AuditReport {
  /// The report as JSON; the README documents it.
  package func json() -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { document in
      document.field("schemaVersion", 1)
      document.array("findings") { array in
        for finding in findings { array.object { finding.write(to: &$0) } }
      }
      document.array("suppressed") { array in
        for entry in suppressed {
          array.object { object in
            entry.finding.write(to: &object)
            object.field("reason", entry.reason)
          }
        }
      }
      document.field("hiddenByBaseline", hiddenCount)
      document.field("deadBaselineEntries", deadBaselineLines)
      document.array("checks") { array in
        for check in checks { array.object { check.write(to: &$0) } }
      }
      document.field("problems", problems.map(\.description))
    }
    return writer.takeBytes()
  }
}
