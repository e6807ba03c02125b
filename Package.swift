// swift-tools-version:6.2
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The folder of SwiftSyntax beside the compiler on PATH; nil for a toolchain that has none.
let swiftSyntax: String? = {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  for tool in folders.flatMap({ ["\($0)/swiftc", "\($0)/swift"] }) {
    let host = URL(fileURLWithPath: tool).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") { return host }
  }
  return nil
}()

/// What targets need to import SwiftSyntax, and to be linked with it.
let syntaxSettings = swiftSyntax.map { [SwiftSetting.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinking =
  swiftSyntax.map {
    [LinkerSetting.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])]
  } ?? []

/// A library target of this package, with the settings that all of them share.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], isReadingSource: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    swiftSettings: settings + (isReadingSource ? syntaxSettings : []),
    linkerSettings: isReadingSource ? syntaxLinking : [])
}

/// The tests of one target; the folders beside them are read in place, not copied.
func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], folders: [String] = ["Fixtures"],
  isReadingSource: Bool = false
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.target(name: name)] + dependencies,
    exclude: folders,
    swiftSettings: settings + (isReadingSource ? syntaxSettings : []),
    linkerSettings: isReadingSource ? syntaxLinking : [])
}

let source: [Target.Dependency] = swiftSyntax == nil ? [] : ["SwiftUISource"]

/// The targets that read Swift, left out where there is no SwiftSyntax.
///
/// Only the command depends on them, so that the libraries remain ordinary dependencies.
let sourceTargets: [Target] =
  swiftSyntax == nil
  ? []
  : [
    library(
      "SwiftUISource", ["Views", "ViewLayout", "TextLayout", "DynamicType", "AppProject"],
      isReadingSource: true),
    tests(
      "SwiftUISource",
      [
        "AppProject", "ViewExamples", "SwiftUI", "ViewLayout", "TextLayout", "BundledFonts",
        "FontBook",
        "DynamicType",
      ], folders: [], isReadingSource: true),
  ]

let package = Package(
  name: "DynamicType",
  products: [
    .library(name: "DynamicType", targets: ["DynamicType"]),
    .library(name: "TextLayout", targets: ["TextLayout", "FontBook", "BundledFonts"]),
    .library(name: "Views", targets: ["Views", "SwiftUI", "ViewLayout", "Previews"]),
    .library(name: "DynamicTypeTesting", targets: ["DynamicTypeTesting"]),
    .executable(name: "dyntype", targets: ["dyntype"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "CHyphen", linkerSettings: [.linkedLibrary("hyphen")]),
    library("Glyphs", ["CFreeType", "CHarfBuzz", "CICU", "CPNG", "CHyphen"]),
    // Rounding needs the C library of mathematics, which is linked by itself only with Foundation.
    .target(
      name: "DynamicType", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("FontBook", ["Glyphs", "DynamicType"]),
    library("TextLayout", ["FontBook", "Glyphs", "DynamicType"]),
    library("ViewLayout", ["TextLayout", "FontBook", "DynamicType"]),
    library("Views", ["ViewLayout", "TextLayout", "DynamicType"]),
    // On Linux, views that import SwiftUI compile unchanged.
    library("SwiftUI", ["Views"]),
    library("AppProject", ["FontBook", "Glyphs", "DynamicType", "OutputFormats"]),
    library(
      "Auditor",
      [
        "AppProject", "ViewLayout", "TextLayout", "FontBook", "Glyphs", "DynamicType",
        "OutputFormats",
      ]),
    library("Rasterizer", ["TextLayout", "FontBook", "Glyphs", "OutputFormats"]),
    library(
      "Previews",
      ["Rasterizer", "ViewLayout", "TextLayout", "FontBook", "Glyphs", "DynamicType"]),
    library(
      "DynamicTypeTesting",
      [
        "Auditor", "Previews", "Views", "ViewLayout", "TextLayout", "FontBook", "BundledFonts",
        "DynamicType", "OutputFormats",
      ]),
    .target(
      name: "BundledFonts", path: "Fonts",
      exclude: ["Files", "Licenses", "Fonts.plist", "README.md"],
      swiftSettings: settings),
    library("ArgumentParsing", ["OutputFormats"]),
    library("OutputFormats"),
    .executableTarget(
      name: "dyntype-bench",
      dependencies: [
        "DynamicType", "FontBook", "TextLayout", "BundledFonts", "ArgumentParsing",
        "OutputFormats", "Views", "ViewLayout", "Glyphs",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "dyntype",
      dependencies: [
        "DynamicType", "FontBook", "TextLayout", "BundledFonts", "ArgumentParsing",
        "OutputFormats", "AppProject", "Auditor", "Glyphs", "Rasterizer", "Previews", "ViewLayout",
      ] + source,
      swiftSettings: settings + syntaxSettings, linkerSettings: syntaxLinking),

    tests("DynamicType"),
    tests("FontBook", ["BundledFonts", "DynamicType", "Glyphs"]),
    tests("TextLayout", ["BundledFonts", "FontBook", "DynamicType", "Glyphs"]),
    tests("ViewLayout", ["TextLayout", "BundledFonts", "FontBook", "DynamicType"]),
    .target(
      name: "ViewExamples", dependencies: ["SwiftUI"], path: "Tests/ViewExamples",
      swiftSettings: settings),
    tests(
      "Views",
      [
        "SnapshotFiles", "ViewExamples", "SwiftUI", "ViewLayout", "TextLayout", "Previews",
        "BundledFonts",
        "FontBook",
        "DynamicType",
      ],
      folders: ["Snapshots"]),
    tests("Glyphs", ["BundledFonts"]),
    tests(
      "Rasterizer",
      [
        "SnapshotFiles", "BundledFonts", "TextLayout", "FontBook", "DynamicType", "Glyphs",
        "OutputFormats",
      ],
      folders: ["Fixtures", "Snapshots"]),
    tests("ArgumentParsing", ["SnapshotFiles"], folders: ["Snapshots"]),
    tests(
      "Previews",
      [
        "SwiftUI", "ViewLayout", "BundledFonts", "Rasterizer", "TextLayout", "FontBook",
        "DynamicType", "Glyphs",
      ],
      folders: ["Snapshots"]),
    tests(
      "DynamicTypeTesting",
      ["SwiftUI", "ViewLayout", "Auditor", "FontBook", "DynamicType"],
      folders: ["__Metrics__"]),
    tests("OutputFormats", folders: []),
    .target(
      name: "SampleApps", dependencies: ["BundledFonts"], path: "Tests/SampleApps",
      swiftSettings: settings),
    .target(name: "SnapshotFiles", path: "Tests/SnapshotFiles", swiftSettings: settings),
    .executableTarget(
      name: "dyntype-fuzz", dependencies: ["ArgumentParsing", "OutputFormats", "BundledFonts"],
      path: "Tests/Fuzzing", swiftSettings: settings),
    tests("AppProject", ["SampleApps", "FontBook", "Glyphs"], folders: []),
    tests(
      "Auditor",
      [
        "SampleApps", "BundledFonts", "SwiftUI", "ViewLayout", "AppProject", "TextLayout",
        "FontBook", "Glyphs", "DynamicType", "OutputFormats",
      ], folders: []),
    tests(
      "dyntype",
      [
        "SampleApps", "SnapshotFiles", "ArgumentParsing", "OutputFormats", "BundledFonts",
        "DynamicType", "FontBook", "TextLayout", "Glyphs",
      ], folders: ["Fixtures", "Snapshots"], isReadingSource: true),
  ] + sourceTargets,
  swiftLanguageModes: [.v6]
)
