import Foundation

/// A text that was recorded, in a file of the folder `Snapshots` beside the test.
package struct Snapshot {
  private let folder: URL
  private let name: String

  /// Names a file.
  ///
  /// - Parameters:
  ///   - name: The name in the folder of the test's own file.
  ///   - filePath: The file of the test.
  package init(_ name: String, filePath: StaticString = #filePath) {
    let test = URL(filePath: "\(filePath)")
    folder = test.deletingLastPathComponent()
      .appending(path: "Snapshots/\(test.deletingPathExtension().lastPathComponent)")
    self.name = name
  }

  /// What is wrong with a text; nil when it is the recorded one.
  ///
  /// The file is written only with `RECORD_SNAPSHOTS=1`, and then that is what is wrong, so that a
  /// run that records fails. After a difference the text lies beside the file, with `.actual`
  /// behind its name.
  package func problem(with text: String) throws -> String? {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(name)"
    }
    let recorded = try? Data(contentsOf: file)
    guard recorded != Data(text.utf8) else { return nil }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name + ".actual"))
    return "\(name) differs from what was recorded; see \(name).actual beside it"
  }
}
