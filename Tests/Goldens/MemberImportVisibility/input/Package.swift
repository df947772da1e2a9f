// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "golden",
  targets: [
    .target(name: "Engine"),
    .target(name: "Garage", dependencies: ["Engine"]),
    .target(name: "Paint", dependencies: ["Garage"]),
    .target(
      name: "MemberImportVisibility", dependencies: ["Engine", "Garage", "Paint"],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)
