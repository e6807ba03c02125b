/// Where in a project something is.
///
/// Which parts are known depends on what was looked at: a file with a line, a view by its path, a
/// text by its key and language.
public struct Place: Hashable, Sendable {
  /// The file, relative to the project's folder.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int?
  /// What in the file is meant: a PostScript name, a type, an object's identifier.
  public var symbol: String?
  /// The path of a view from the root of its tree.
  public var viewPath: String?
  /// The key of a text in a catalog.
  public var stringKey: String?
  /// The language of a text.
  public var locale: String?

  /// Makes a place in a file.
  public init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, symbol: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.symbol = symbol
  }

  /// File, line and column as editors read them: `Info.plist:12:3`.
  public var description: String {
    let numbers = [line, line == nil ? nil : column].compactMap { $0.map(String.init) }
    return ([file ?? viewPath ?? stringKey ?? symbol ?? ""] + numbers).joined(separator: ":")
  }
}

// MARK: - Comparable

extension Place: Comparable {
  /// Orders places by file, line, column and what is meant there.
  public static func < (left: Place, right: Place) -> Bool {
    if left.file != right.file { return (left.file ?? "") < (right.file ?? "") }
    if left.line != right.line { return (left.line ?? 0) < (right.line ?? 0) }
    if left.column != right.column { return (left.column ?? 0) < (right.column ?? 0) }
    return left.names.lexicographicallyPrecedes(right.names)
  }

  private var names: [String] {
    [symbol ?? "", viewPath ?? "", stringKey ?? "", locale ?? ""]
  }
}
