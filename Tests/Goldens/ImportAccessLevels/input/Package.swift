// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "golden",
  targets: [
    .target(name: "Wire"),
    .target(name: "Disk"),
    .target(name: "Ink"),
    .target(name: "ImportAccessLevels", dependencies: ["Wire", "Disk", "Ink"]),
  ]
)
