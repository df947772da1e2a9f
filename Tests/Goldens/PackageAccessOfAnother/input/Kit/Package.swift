// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "OtherKit", targets: ["OtherKit"])],
  targets: [.target(name: "OtherKit")]
)
