// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TestableImportMissing",
  targets: [
    .target(name: "UntestedApp"),
    .testTarget(name: "TestableImportMissing", dependencies: ["UntestedApp"]),
  ]
)
