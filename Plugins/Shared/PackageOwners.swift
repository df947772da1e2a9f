import PackagePlugin

/// Which package each target of a package graph belongs to.
struct PackageOwners {
  private var packages: [String: Package] = [:]

  init(root: Package) {
    var seen: Set<String> = []
    var waiting = [root]
    while let package = waiting.popLast() {
      guard seen.insert(package.id).inserted else { continue }
      for target in package.targets { packages[target.id] = package }
      waiting += package.dependencies.map(\.package)
    }
  }

  func owner(of target: any Target) -> Package? { packages[target.id] }
}
