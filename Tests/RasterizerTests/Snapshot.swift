import Foundation
import Testing

/// Compares a text with the file that was recorded for it.
///
/// The file is written only with `RECORD_SNAPSHOTS=1`, and a run that records fails. After a
/// difference the text lies beside the file, with `.actual` after its name.
func expectSnapshot(
  _ text: String, _ name: String, filePath: StaticString = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let test = URL(filePath: "\(filePath)")
  let folder = test.deletingLastPathComponent()
    .appending(path: "Snapshots/\(test.deletingPathExtension().lastPathComponent)")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let recorded = try? Data(contentsOf: file)
  guard recorded != Data(text.utf8) else { return }
  try? Data(text.utf8).write(to: folder.appending(path: name + ".actual"))
  Issue.record(
    "\(name) differs from what was recorded; see \(name).actual beside it",
    sourceLocation: sourceLocation)
}
