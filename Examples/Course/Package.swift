// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Course",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "CourseApp", targets: ["CourseApp"])
  ],
  dependencies: [
    .package(name: "handwire", path: "../..")
  ],
  targets: [
    // Values, and what the feature asks of the outside world.
    .target(name: "CourseInterface"),

    // Models: they import no library for dependency injection.
    .target(name: "CourseFeature", dependencies: ["CourseInterface"]),

    // The outside world: files and the terminal.
    .target(name: "CoursePlatform", dependencies: ["CourseInterface"]),

    // The composition root.
    .executableTarget(
      name: "CourseApp",
      dependencies: [
        "CourseFeature", "CourseInterface", "CoursePlatform", .product(name: "Handwire", package: "handwire"),
        .product(name: "HandwireInjected", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),

    .testTarget(
      name: "CourseFeatureTests",
      dependencies: [
        "CourseFeature", "CourseInterface", .product(name: "Handwire", package: "handwire"),
        .product(name: "HandwireTesting", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
    .testTarget(name: "CoursePlatformTests", dependencies: ["CourseInterface", "CoursePlatform"]),
    .testTarget(
      name: "CourseAppTests",
      dependencies: [
        "CourseApp", "CourseFeature", "CourseInterface", "CoursePlatform",
        .product(name: "Handwire", package: "handwire"), .product(name: "HandwireInjected", package: "handwire"),
        .product(name: "HandwireTesting", package: "handwire"),
      ],
      plugins: [.plugin(name: "HandwirePlugin", package: "handwire")]),
  ],
  swiftLanguageModes: [.v6]
)
