// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "golden",
  targets: [
    .target(name: "OldKit"),
    .target(
      name: "ExistentialAnyFeature", dependencies: ["OldKit"],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InferIsolatedConformances")]),
  ]
)
