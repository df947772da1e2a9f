// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "InternalImports",
  targets: [
    .target(name: "Net"),
    .target(name: "Logs"),
    .target(
      name: "InternalImportsByDefault", dependencies: ["Net", "Logs"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
  ]
)
