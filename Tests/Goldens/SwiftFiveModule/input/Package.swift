// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "golden",
  targets: [.target(name: "SwiftFiveModule")]
)
