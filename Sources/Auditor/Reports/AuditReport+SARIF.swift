import OutputFormats

extension AuditReport {
  /// The report in the Static Analysis Results Interchange Format.
  ///
  /// Source: OASIS, SARIF version 2.1.0: sections 3.19 (tool components), 3.27 (results), 3.35
  /// (suppressions), 3.49 (rules).
  ///
  /// - Parameter version: The version of the tool.
  /// - Returns: The file.
  package func sarif(version: String) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    let rules = checks.map(\.rule)
    writer.object { log in
      log.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.field("version", "2.1.0")
      log.array("runs") { runs in
        runs.object { run in
          run.object("tool") { tool in
            tool.object("driver") { driver in
              driver.field("name", "dyntype")
              driver.field("version", version)
              driver.array("rules") { array in
                for rule in rules { array.object { Self.write(rule, to: &$0) } }
              }
            }
          }
          run.array("invocations") { array in array.object { writeInvocation(to: &$0) } }
          run.array("results") { array in
            for finding in findings {
              array.object { write(finding, rules: rules, suppression: nil, to: &$0) }
            }
            for entry in suppressed {
              array.object { write(entry.finding, rules: rules, suppression: entry, to: &$0) }
            }
          }
        }
      }
    }
    return writer.takeBytes()
  }

  private static func write(_ rule: Rule, to object: inout JSONObject) {
    object.field("id", rule.id)
    object.object("shortDescription") { $0.field("text", rule.title) }
    object.object("fullDescription") { $0.field("text", rule.why) }
    object.object("help") { help in
      help.field("text", "\(rule.advice). \(rule.guideline).")
    }
    object.object("defaultConfiguration") { $0.field("level", rule.severity.level) }
  }

  private func write(
    _ finding: Finding, rules: [Rule], suppression: Suppressed?, to object: inout JSONObject
  ) {
    object.field("ruleId", finding.rule)
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) {
      object.field("ruleIndex", index)
    }
    // Section 3.27.10: what is no failure has no level.
    let isFailure = finding.outcome == .violation
    object.field("kind", isFailure ? "fail" : "review")
    object.field("level", isFailure ? finding.severity.level : "none")
    object.object("message") { $0.field("text", "\(finding.message). Fix: \(finding.advice).") }
    object.array("locations") { $0.object { write(finding.place, to: &$0) } }
    if !finding.occurrences.isEmpty {
      object.array("relatedLocations") { array in
        for place in finding.occurrences { array.object { write(place, to: &$0) } }
      }
    }
    object.object("partialFingerprints") { $0.field("dyntype/v1", finding.fingerprint.text) }
    if let suppression {
      object.array("suppressions") { array in
        array.object { object in
          object.field("kind", suppression.isInSource ? "inSource" : "external")
          object.field("justification", suppression.reason)
        }
      }
    }
    object.object("properties") { properties in
      properties.field("severity", finding.severity.rawValue)
      for fact in finding.facts { fact.write(to: &properties) }
    }
  }

  /// Section 3.20: what could not be read, and which rules could not be applied.
  private func writeInvocation(to object: inout JSONObject) {
    object.field("executionSuccessful", true)
    object.array("toolExecutionNotifications") { array in
      for problem in problems {
        array.object { notification in
          notification.field("level", "error")
          notification.object("message") { $0.field("text", problem.reason) }
          notification.array("locations") { locations in
            locations.object {
              write(Place(file: problem.file, line: problem.line), to: &$0)
            }
          }
        }
      }
      for check in checks {
        guard case .notRun(let reason) = check.outcome else { continue }
        array.object { notification in
          notification.field("level", "note")
          notification.object("message") { $0.field("text", reason) }
          notification.object("associatedRule") { $0.field("id", check.rule.id) }
        }
      }
    }
  }

  private func write(_ place: Place, to object: inout JSONObject) {
    if let path = path(place) {
      object.object("physicalLocation") { physical in
        physical.object("artifactLocation") { $0.field("uri", Self.uri(path)) }
        if let line = place.line {
          // Columns are left out: ours count bytes, which the format does not know.
          physical.object("region") { $0.field("startLine", line) }
        }
      }
    }
    if let subject = place.subject {
      object.array("logicalLocations") { array in
        array.object { logical in
          logical.field("fullyQualifiedName", subject)
          logical.field("kind", place.stringKey == nil ? "member" : "resource")
        }
      }
    }
  }

  /// A path as a relative reference.
  ///
  /// Source: RFC 3986, section 2.3: unreserved characters; others are percent-encoded.
  static func uri(_ path: String) -> String {
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    var uri = ""
    for byte in path.utf8 {
      if plain.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
