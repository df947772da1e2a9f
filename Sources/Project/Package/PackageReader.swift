import HandwireFacts
import HandwireFindings

/// Packages and the local packages they depend on, as modules whose files are listed and not yet read.
struct PackageReader: Sendable {
  /// Of the project; places are relative to it.
  let root: AbsolutePath
  let isExcluded: @Sendable (AbsolutePath) -> Bool
  let manifestReader: ManifestReader

  struct Result: Sendable {
    var modules: [ModuleSources] = []
    var findings: [Finding] = []
    /// Folders of all packages that were read.
    var packages: Set<AbsolutePath> = []
    /// Names of modules by product.
    var products: [String: [String]] = [:]
  }

  private struct LoadedPackage {
    let folder: AbsolutePath
    let manifest: PackageManifest
    var identity: String { folder.name.lowercased() }
  }

  func modules(of packages: [AbsolutePath]) -> Result {
    var result = Result()
    let loaded = load(packages, into: &result)
    result.packages = Set(loaded.map(\.folder))
    let byFolder = Dictionary(loaded.map { ($0.folder, $0) }, uniquingKeysWith: { first, _ in first })
    for package in loaded {
      let folders = TargetFolder(package: package.folder, manifest: package.manifest, isExcluded: isExcluded)
      let local = package.manifest.localPackages.compactMap { reference in
        byFolder[AbsolutePath(reference.path, relativeTo: package.folder)].map { (reference, $0) }
      }
      let isDependency = !package.folder.isInside(root)
      for target in package.manifest.targets where target.role != .test || !isDependency {
        guard let role = target.role else { continue }
        guard let folder = folders.path(of: target) else {
          if !isDependency { result.findings.append(missingFolder(of: target, in: package.folder)) }
          continue
        }
        let listings = folders.listing(of: target, in: folder)
        result.findings += listings.flatMap { ReadingFindings(root: root).unreadable(folders: $0.unreadable) }
        result.modules.append(
          ModuleSources(
            name: ModuleName.of(target.name), role: role, package: package.identity, settings: target.settings,
            dependencies: dependencies(of: target, in: package, local: local).map(ModuleName.of),
            files: Set(listings.flatMap(\.files)).sorted(), isDependency: isDependency, origin: package.folder,
            reach: local.map(\.1.folder)))
      }
      for product in package.manifest.products {
        result.products[product.name, default: []] += product.targets.map(ModuleName.of)
      }
    }
    return result
  }

  /// Of other projects' packages only the modules that this one's import, directly or through others.
  static func withoutUnreachedDependencies(_ modules: [ModuleSources]) -> [ModuleSources] {
    let dependencies = Dictionary(modules.map { ($0.name, $0.dependencies) }, uniquingKeysWith: +)
    var reached: Set<String> = []
    var waiting = modules.filter { !$0.isDependency }.flatMap(\.dependencies)
    while let name = waiting.popLast() {
      if reached.insert(name).inserted { waiting += dependencies[name] ?? [] }
    }
    return modules.filter { !$0.isDependency || reached.contains($0.name) }
  }

  /// Each package once, breadth first.
  private func load(_ packages: [AbsolutePath], into result: inout Result) -> [LoadedPackage] {
    var loaded: [LoadedPackage] = []
    var seen = Set(packages)
    var waiting = packages[...]
    while let folder = waiting.popFirst() {
      let reading = manifestReader.manifest(of: folder, root: root)
      result.findings += reading.findings
      loaded.append(LoadedPackage(folder: folder, manifest: reading.manifest))
      for reference in reading.manifest.localPackages {
        let path = AbsolutePath(reference.path, relativeTo: folder)
        guard seen.insert(path).inserted else { continue }
        if FileKind(at: path.appending("Package.swift"))?.isRegularFile == true {
          waiting.append(path)
        } else {
          result.findings.append(missingPackage(reference.path, namedBy: folder))
        }
      }
    }
    return loaded
  }

  /// Names of targets that are read or may be, sorted, each once.
  private func dependencies(
    of target: PackageManifest.Target, in package: LoadedPackage,
    local: [(reference: PackageManifest.LocalPackage, package: LoadedPackage)]
  ) -> [String] {
    var names: Set<String> = []
    let own = Set(package.manifest.targets.map(\.name))
    for dependency in target.dependencies {
      switch dependency {
      case .target(let name): names.insert(name)
      case .byName(let name):
        if own.contains(name) {
          names.insert(name)
        } else {
          names.formUnion(targets(ofProduct: name, in: local.map(\.package)))
        }
      case .product(let name, let packageName):
        let packages = local.filter { reference, package in
          guard let wanted = packageName?.lowercased() else { return true }
          return package.identity == wanted || reference.name?.lowercased() == wanted
            || package.manifest.name.lowercased() == wanted
        }
        names.formUnion(targets(ofProduct: name, in: packages.map(\.package)))
      }
    }
    return names.sorted()
  }

  private func targets(ofProduct name: String, in packages: [LoadedPackage]) -> [String] {
    packages.flatMap { package in
      package.manifest.products.filter { $0.name == name }.flatMap(\.targets)
    }
  }

  private func missingFolder(of target: PackageManifest.Target, in package: AbsolutePath) -> Finding {
    Finding(
      rule: "missing-folder", severity: .warning, message: "no folder is found for target '\(target.name)'",
      place: Place(path: package.appending("Package.swift").relative(to: root), line: 1, column: 1),
      subject: target.name)
  }

  private func missingPackage(_ path: String, namedBy package: AbsolutePath) -> Finding {
    Finding(
      rule: "missing-folder", severity: .warning, message: "no package is found at '\(path)'",
      place: Place(path: package.appending("Package.swift").relative(to: root), line: 1, column: 1), subject: path)
  }
}
