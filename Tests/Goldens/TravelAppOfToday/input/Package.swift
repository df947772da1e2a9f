// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "golden",
  targets: [
    .target(name: "TravelModel", swiftSettings: strict),
    .target(name: "TravelNetwork", dependencies: ["TravelModel"], swiftSettings: strict),
    .target(name: "TravelScreens", dependencies: ["TravelModel"], swiftSettings: strict),
    .target(
      name: "TravelAppOfToday", dependencies: ["TravelModel", "TravelNetwork", "TravelScreens"], swiftSettings: strict),
  ]
)
