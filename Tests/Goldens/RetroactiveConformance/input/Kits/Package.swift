// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kits",
  products: [.library(name: "Shelves", targets: ["Shelves"]), .library(name: "Storing", targets: ["Storing"])],
  targets: [.target(name: "Shelves"), .target(name: "Storing")]
)
