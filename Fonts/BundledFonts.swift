#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fonts that come with this package: where their manifest is.
public enum BundledFonts {
  /// The path of the manifest, `Fonts.plist`; nil when the fonts are not installed.
  ///
  /// Looked for beside the executable (`Fonts`, as on a bundle), in `../share/dyntype/Fonts` as
  /// installed, and last in the sources that the program was built from.
  public static var manifestPath: String? {
    let folder = executableFolder
    let places = ["\(folder)/Fonts", "\(folder)/../share/dyntype/Fonts", sourceFolder]
    return places.map { "\($0)/Fonts.plist" }.first { unsafe access($0, R_OK) == 0 }
  }

  /// The folder of this very file: the package's `Fonts`.
  private static var sourceFolder: String { folder(of: #filePath) }

  private static var executableFolder: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return folder(of: CommandLine.arguments.first ?? "") }
    let bytes = buffer.prefix(length).map(UInt8.init(bitPattern:))
    return folder(of: String(decoding: bytes, as: UTF8.self))
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }
}
