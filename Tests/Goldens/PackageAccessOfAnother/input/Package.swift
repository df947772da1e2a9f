// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "Kit")],
  targets: [
    .target(name: "PackageAccessOfAnother", dependencies: [.product(name: "OtherKit", package: "Kit")])
  ]
)
