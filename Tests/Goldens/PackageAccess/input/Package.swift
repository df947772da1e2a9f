// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "golden",
  targets: [
    .target(name: "PackageKit"),
    .target(name: "PackageAccess", dependencies: ["PackageKit"]),
  ]
)
