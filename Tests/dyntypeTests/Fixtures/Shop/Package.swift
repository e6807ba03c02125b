// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Shop", defaultLocalization: "en", platforms: [.iOS(.v17)],
  targets: [.target(name: "Shop", path: "Sources")])
