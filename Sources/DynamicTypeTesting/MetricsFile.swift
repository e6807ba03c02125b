#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A recorded file beside a test.
struct MetricsFile {
  private let folder: String
  private let path: String
  private let shownName: String

  init(name: String, filePath: String) {
    let beside = filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    folder = (beside + ["__Metrics__"]).joined(separator: "/")
    shownName = "__Metrics__/\(name).txt"
    path = "\(folder)/\(name).txt"
  }

  /// What is wrong with a text; nil when it is the recorded one.
  func problem(with text: String) throws -> String? {
    let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
    guard !isRecording, FileManager.default.fileExists(atPath: path) else {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      return "recorded \(shownName): look at it, and run again"
    }
    let recorded = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    guard recorded != text else { return nil }
    return "\(shownName) differs; RECORD_SNAPSHOTS=1 records it anew\n"
      + Self.difference(from: recorded, to: text).joined(separator: "\n")
  }

  /// The lines that differ, with the texts that they belong to: `-` as recorded, `+` as it is.
  static func difference(from old: String, to new: String) -> [String] {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = newLines.difference(from: oldLines)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var shown: [String] = []
    var heading: Substring?
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < oldLines.count || newIndex < newLines.count {
      if removed.contains(oldIndex) {
        if let own = heading { shown.append(String(own)) }
        heading = nil
        shown.append("-\(oldLines[oldIndex])")
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        if let own = heading { shown.append(String(own)) }
        heading = nil
        shown.append("+\(newLines[newIndex])")
        newIndex += 1
      } else {
        if newLines[newIndex].hasPrefix("“") { heading = newLines[newIndex] }
        oldIndex += 1
        newIndex += 1
      }
    }
    return shown
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
