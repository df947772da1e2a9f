import Foundation
import PackagePlugin

/// All modules that some targets' graphs may reach, and those of their package that a near miss may come from.
struct PackageModules {
  let package: Package
  let targets: [any Target]

  var list: ModuleList {
    var described: [String: DescribedModule] = [:]
    let packages = PackageOwners(root: package)
    let reachable = targets + targets.flatMap(\.recursiveTargetDependencies)
    for case let module as SwiftSourceModuleTarget in reachable + package.targets where described[module.id] == nil {
      let owner = packages.owner(of: module) ?? package
      described[module.id] = DescribedModule(
        name: module.moduleName, role: role(of: module.kind), package: owner.id,
        dependencies: directDependencies(of: module), files: files(of: module),
        manifest: owner.directoryURL.appending(path: "Package.swift").path(percentEncoded: false),
        isDependency: owner.id != package.id)
    }
    return ModuleList(
      root: package.directoryURL.path(percentEncoded: false),
      modules: described.values.sorted { ($0.name, $0.package) < ($1.name, $1.package) })
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
    let generated = module.pluginGeneratedSources.filter { !GraphFile.isOne($0) }
    let written = module.sourceFiles.filter { $0.type == .source }.map(\.url)
    return (written + generated).filter { $0.pathExtension == "swift" }.map { $0.path(percentEncoded: false) }.sorted()
  }

  private func role(of kind: ModuleKind) -> DescribedModule.Role {
    switch kind {
    case .generic: .library
    case .executable, .snippet: .executable
    case .test: .test
    case .macro: .macro
    @unknown default: .library
    }
  }
}
