import AppProject
import Auditor

#if canImport(SwiftUISource)
  import SwiftUISource
#endif

extension AuditRun {
  /// What the app's code says about fonts and room for text.
  ///
  /// - Parameters:
  ///   - shard: The part of the work; all sources belong to the first.
  ///   - problems: Takes up what could not be read.
  /// - Returns: The facts; nil where there are no Swift files, or nothing that reads them.
  /// - Throws: `ToolError` when the folder cannot be read.
  func sourceFacts(
    _ shard: Shard, _ problems: inout [AppProjectError]
  ) async throws(ToolError) -> [SourceFact]? {
    #if canImport(SwiftUISource)
      guard shard.isFirst else { return nil }
      let sources = try await SourceProject.sources(in: folder) { file in
        configuration.excluded.contains { $0.matches(configurationPrefix + file) }
      }
      problems += sources.problems
      return sources.fileCount == 0 ? nil : sources.project.facts
    #else
      return nil
    #endif
  }
}
