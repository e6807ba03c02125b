/// The folders of a project that are not looked into.
package enum SkippedFolders {
  /// Folders of tools and of what they build; hidden folders, such as `.git`, `.build` and
  /// `.swiftpm`, are passed over as well.
  package static let products: Set<String> = [
    "DerivedData", "SourcePackages", "__MACOSX", "fastlane_output", "xcuserdata",
  ]

  /// Folders into which package managers put the code of others.
  package static let dependencies: Set<String> = [
    "Pods", "Carthage", "node_modules", "bower_components",
  ]

  /// The extensions of bundles that are products, or that only Xcode looks into.
  package static let bundleExtensions: Set<String> = [
    "app", "appex", "dSYM", "framework", "ipa", "xcarchive", "xcframework", "xcodeproj",
    "xcworkspace",
  ]

  /// Whether a folder of this name is passed over.
  static func contains(_ name: String) -> Bool {
    if name.hasPrefix(".") || products.contains(name) || dependencies.contains(name) {
      return true
    }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return bundleExtensions.contains(String(name[name.index(after: dot)...]))
  }
}
