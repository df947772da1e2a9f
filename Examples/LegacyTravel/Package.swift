// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LegacyTravel",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "TravelApp", targets: ["TravelApp"])
  ],
  targets: [
    // Stands in for the real library, so that the example builds without a network and on Linux.
    .target(name: "Swinject", path: "Vendor/Swinject"),

    .target(name: "TravelCore"),
    .target(name: "Platform", dependencies: ["TravelCore"]),
    .target(name: "Injection", dependencies: ["Swinject"]),
    .target(name: "TripsFeature", dependencies: ["Swinject", "TravelCore"]),
    .target(name: "BookingFeature", dependencies: ["Injection", "TravelCore"]),
    .executableTarget(
      name: "TravelApp",
      dependencies: ["BookingFeature", "Injection", "Platform", "Swinject", "TravelCore", "TripsFeature"]),

    .testTarget(
      name: "TravelAppTests",
      dependencies: ["BookingFeature", "Injection", "Platform", "Swinject", "TravelApp", "TravelCore", "TripsFeature"]),
  ],
  swiftLanguageModes: [.v5]
)
