import Foundation
import HandwireFacts

/// The JSON of `swift package dump-package`, as far as it decides which files make which module.
struct DumpedPackage: Sendable {
  let manifest: PackageManifest

  init(json: Data) throws {
    manifest = DumpedPackage.manifest(of: try JSONDecoder().decode(JSONValue.self, from: json))
  }

  private static func manifest(of dump: JSONValue) -> PackageManifest {
    let mode = languageMode(of: dump)
    return PackageManifest(
      name: dump["name"]?.string ?? "",
      targets: dump["targets"]?.array.compactMap { target(of: $0, packageMode: mode) } ?? [],
      products: dump["products"]?.array.compactMap { product in
        product["name"]?.string.map { .init(name: $0, targets: product["targets"]?.strings ?? []) }
      } ?? [],
      localPackages: dump["dependencies"]?.array.flatMap { $0["fileSystem"]?.array ?? [] }.compactMap { local in
        local["path"]?.string.map {
          .init(path: $0, name: local["nameForTargetDependencyResolutionOnly"]?.string)
        }
      } ?? [])
  }

  /// The newest mode that the package declares, else the one that its tools version implies.
  private static func languageMode(of dump: JSONValue) -> Int {
    let declared = (dump["swiftLanguageVersions"]?.strings ?? []).compactMap(mode(of:))
    if let newest = declared.max() { return newest }
    return mode(of: dump["toolsVersion"]?["_version"]?.string ?? "") ?? 5
  }

  private static func mode(of version: String) -> Int? {
    version.split(separator: ".").first.flatMap { Int($0) }.map { $0 >= 6 ? 6 : 5 }
  }

  private static func target(of target: JSONValue, packageMode: Int) -> PackageManifest.Target? {
    guard let name = target["name"]?.string else { return nil }
    return PackageManifest.Target(
      name: name, role: role(of: target["type"]?.string ?? ""), path: target["path"]?.string,
      sources: target["sources"]?.strings, excludes: target["exclude"]?.strings ?? [],
      resources: target["resources"]?.array.compactMap { $0["path"]?.string } ?? [],
      dependencies: target["dependencies"]?.array.compactMap(dependency(of:)) ?? [],
      settings: settings(of: target["settings"]?.array ?? [], packageMode: packageMode))
  }

  private static func role(of type: String) -> Module.Role? {
    switch type {
    case "regular": .library
    case "executable": .executable
    case "test": .test
    case "plugin": .plugin
    case "macro": .macro
    default: nil
    }
  }

  private static func dependency(of dependency: JSONValue) -> PackageManifest.TargetDependency? {
    if let name = dependency["byName"]?.array.first?.string { return .byName(name) }
    if let name = dependency["target"]?.array.first?.string { return .target(name) }
    if let product = dependency["product"]?.array, let name = product.first?.string {
      return .product(name, package: product.dropFirst().first?.string)
    }
    return nil
  }

  private static func settings(of settings: [JSONValue], packageMode: Int) -> ModuleSettings {
    var result = ModuleSettings(languageMode: packageMode)
    var flags: [String] = []
    for setting in settings where setting["tool"]?.string == "swift" {
      guard let kind = setting["kind"] else { continue }
      if let isolation = kind["defaultIsolation"]?["_0"]?.string {
        result.isMainActorByDefault = isolation == "MainActor"
      }
      if let mode = kind["swiftLanguageMode"]?["_0"]?.string.flatMap(mode(of:)) { result.languageMode = mode }
      for feature in ["enableUpcomingFeature", "enableExperimentalFeature"] {
        if let name = kind[feature]?["_0"]?.string { result.features.append(name) }
      }
      flags += kind["unsafeFlags"]?["_0"]?.strings ?? []
    }
    return CompilerFlags(flags).applied(to: result)
  }
}
