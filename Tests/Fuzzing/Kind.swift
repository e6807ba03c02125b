import Foundation

/// What is damaged.
enum Kind: String, CaseIterable {
  case fonts, texts, scalars, manifests, catalogs, requests, settings

  /// Writes damaged files into a folder, and says which command lines read them.
  ///
  /// - Parameters:
  ///   - seed: What the damage depends on.
  ///   - folder: An empty folder.
  /// - Returns: Command lines of the tool.
  /// - Throws: When files cannot be read or written.
  func runs(seed: UInt64, in folder: Folder) throws -> [Run] {
    var dice = Dice(seed: seed)
    switch self {
    case .fonts: return try FontRuns(folder: folder).runs(&dice)
    case .texts:
      return try TextRuns(folder: folder).runs(
        of: (0..<60).map { _ in TextMaker().text(&dice) }, &dice)
    case .scalars:
      // 68 rounds hold all code points.
      let first = UInt32(seed % 68) * 16384
      return try TextRuns(folder: folder).runs(
        of: TextMaker().texts(from: first, count: 256), &dice)
    case .manifests: return try ManifestRuns(folder: folder).runs(&dice)
    case .catalogs: return try CatalogRuns(folder: folder).runs(&dice)
    case .requests: return try RequestRuns(folder: folder).runs(&dice)
    case .settings: return try SettingRuns(folder: folder).runs(&dice)
    }
  }
}

/// A command line of the tool and what it reads.
struct Run: CustomStringConvertible {
  let words: [String]
  /// A file that is given on standard input.
  var input: String?
  /// How many lines must come out; nil where that is not known.
  var lines: Int?

  /// The words as one types them.
  var description: String { words.joined(separator: " ") + (input.map { " < \($0)" } ?? "") }
}

/// A folder for the files of a round.
struct Folder {
  let path: String

  /// Writes a file, and makes the folders it lies in.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes values as JSON Lines.
  func write(lines: [some Encodable], to name: String) throws -> String {
    let encoder = JSONEncoder()
    var bytes: [UInt8] = []
    for line in lines { bytes += try encoder.encode(line) + [0x0A] }
    return try write(bytes, to: name)
  }
}

/// A line of a batch.
struct Request: Encodable {
  var text: String
  var font: String?
  var size: Double?
  var locale: String?
  var width: Double?
  var lineLimit: Int?
  var truncation: String?
  var strategy: String?
  var categories: [String]?
}
