// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TravelBooking",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "TravelApp", targets: ["TravelApp"]),
    .executable(name: "BookingDemo", targets: ["BookingDemo"]),
  ],
  dependencies: [
    .package(name: "handwire", path: "../..")
  ],
  targets: [
    // Interfaces: what features say to each other.
    .target(name: "BookingInterface"),
    .target(name: "PaymentsInterface", dependencies: ["BookingInterface"]),

    // Features: they import interfaces, never each other, and no library for dependency injection.
    .target(name: "BookingFeature", dependencies: ["BookingInterface", "PaymentsInterface"]),
    .target(name: "PaymentsFeature", dependencies: ["BookingInterface", "PaymentsInterface"]),
    .target(name: "AssistantFeature", dependencies: ["BookingInterface"]),

    // The outside world: network and files. The server stands in for the company's.
    .target(name: "Platform", dependencies: ["BookingInterface", "PaymentsInterface"]),
    .target(name: "TravelServer", dependencies: ["BookingInterface", "PaymentsInterface"]),

    // Composition roots: the only targets that know Handwire.
    .executableTarget(
      name: "TravelApp",
      dependencies: [
        "AssistantFeature", "BookingFeature", "BookingInterface", "PaymentsFeature", "PaymentsInterface", "Platform",
        "TravelServer", .product(name: "Handwire", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
    .executableTarget(
      name: "BookingDemo",
      dependencies: [
        "BookingFeature", "BookingInterface", "PaymentsInterface", .product(name: "Handwire", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),

    // Each feature alone, on generated doubles.
    .testTarget(
      name: "BookingFeatureTests",
      dependencies: [
        "BookingFeature", "BookingInterface", "PaymentsInterface", .product(name: "Handwire", package: "handwire"),
        .product(name: "HandwireTesting", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
    .testTarget(
      name: "PaymentsFeatureTests",
      dependencies: [
        "BookingInterface", "PaymentsFeature", "PaymentsInterface", .product(name: "Handwire", package: "handwire"),
        .product(name: "HandwireTesting", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
    .testTarget(
      name: "AssistantFeatureTests",
      dependencies: [
        "AssistantFeature", "BookingInterface", .product(name: "Handwire", package: "handwire"),
        .product(name: "HandwireTesting", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
    .testTarget(name: "PlatformTests", dependencies: ["BookingInterface", "PaymentsInterface", "Platform"]),
    .testTarget(
      name: "TravelAppTests",
      dependencies: [
        "AssistantFeature", "BookingFeature", "BookingInterface", "PaymentsFeature", "PaymentsInterface", "Platform",
        "TravelApp", "TravelServer", .product(name: "Handwire", package: "handwire"),
        .product(name: "HandwireTesting", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
    .testTarget(
      name: "BookingDemoTests",
      dependencies: [
        "BookingDemo", "BookingFeature", "BookingInterface", .product(name: "HandwireTesting", package: "handwire"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
