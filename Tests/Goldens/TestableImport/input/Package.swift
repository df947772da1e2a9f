// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TestableImport",
  targets: [
    .target(name: "TestedApp"),
    .testTarget(name: "TestableImport", dependencies: ["TestedApp"]),
  ]
)
