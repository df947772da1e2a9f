// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "golden",
  targets: [
    .target(name: "LegacyKit", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "PreconcurrencyImport", dependencies: ["LegacyKit"]),
  ]
)
