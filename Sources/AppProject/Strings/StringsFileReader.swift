/// Reads strings files: `.strings`, in old style or as XML or binary property lists.
struct StringsFileReader {
  private(set) var table: StringTable

  init(_ bytes: [UInt8], file: ProjectFile, locale: String) throws(AppProjectError) {
    if PropertyTree.isXMLOrBinary(bytes) {
      table = try Self.propertyList(bytes, file: file, locale: locale)
    } else {
      let text = try TextDecoding.text(bytes, path: file.path)
      var parser = OldStyleStringsParser(text, path: file.path)
      parser.parse()
      table = StringTable(
        file: file,
        strings: parser.entries.map { entry in
          LocalizedString(
            key: entry.key, locale: locale, text: entry.value, position: entry.position)
        }, comments: parser.comments, problems: parser.problems)
    }
  }

  private static func propertyList(
    _ bytes: [UInt8], file: ProjectFile, locale: String
  ) throws(AppProjectError) -> StringTable {
    guard case .dictionary(let members) = try PropertyTree(parsing: bytes, path: file.path) else {
      throw AppProjectError(malformed: "should be a dictionary of texts", in: file.path, at: nil)
    }
    let lines = PropertyListLines(bytes)
    var strings: [LocalizedString] = []
    var problems: [AppProjectError] = []
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if let text = value.string {
        strings.append(
          LocalizedString(
            key: key, locale: locale, text: text, position: lines.position(of: key)))
      } else {
        problems.append(
          AppProjectError(
            malformed: "\"\(key)\" should be a text", in: file.path, at: lines.position(of: key)))
      }
    }
    return StringTable(file: file, strings: strings, problems: problems)
  }
}
