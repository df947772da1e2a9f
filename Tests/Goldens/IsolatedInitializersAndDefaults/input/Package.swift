// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "golden",
  targets: [
    .target(name: "PlainKit"),
    .target(
      name: "IsolatedInitializersAndDefaults", dependencies: ["PlainKit"],
      swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
  ]
)
