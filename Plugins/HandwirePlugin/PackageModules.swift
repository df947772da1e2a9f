import Foundation
import PackagePlugin

/// All modules that a target's graph may reach, and those of its package that a near miss may come from.
struct PackageModules {
  let package: Package
  let target: SwiftSourceModuleTarget

  var all: [DescribedModule] {
    var described: [String: DescribedModule] = [:]
    let reachable = [target as any Target] + target.recursiveTargetDependencies
    let owners = PackageOwners(root: package)
    for case let module as SwiftSourceModuleTarget in reachable + package.targets {
      guard described[module.id] == nil else { continue }
      described[module.id] = DescribedModule(
        name: module.moduleName, role: role(of: module.kind), package: owners.package(of: module),
        dependencies: directDependencies(of: module), files: files(of: module))
    }
    return described.values.sorted { ($0.name, $0.package) < ($1.name, $1.package) }
  }

  private func directDependencies(of module: SwiftSourceModuleTarget) -> [String] {
    var names: Set<String> = []
    for dependency in module.dependencies {
      switch dependency {
      case .target(let target): names.formUnion(moduleNames([target]))
      case .product(let product): names.formUnion(moduleNames(product.targets))
      @unknown default: break
      }
    }
    return names.sorted()
  }

  private func moduleNames(_ targets: [any Target]) -> [String] {
    targets.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
  }

  /// Sources that other plugins generate are sources like any others; our own output is not.
  private func files(of module: SwiftSourceModuleTarget) -> [String] {
    let generated = module.pluginGeneratedSources.filter { !GraphBuild.isOutput($0) }
    let written = module.sourceFiles(withSuffix: ".swift").map(\.url)
    return (written + generated.filter { $0.pathExtension == "swift" }).map { $0.path(percentEncoded: false) }.sorted()
  }

  private func role(of kind: ModuleKind) -> String {
    switch kind {
    case .generic: "library"
    case .executable, .snippet: "executable"
    case .test: "test"
    case .macro: "macro"
    @unknown default: "library"
    }
  }
}
