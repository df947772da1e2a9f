// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RetroactiveConformance",
  dependencies: [.package(path: "Kits")],
  targets: [
    .target(
      name: "RetroactiveConformance",
      dependencies: [.product(name: "Shelves", package: "Kits"), .product(name: "Storing", package: "Kits")])
  ]
)
