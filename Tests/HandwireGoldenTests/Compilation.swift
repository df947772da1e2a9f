import Foundation
import HandwireFacts

/// The compiler's verdict on what was generated.
struct Compilation {
  /// The folder that holds the built modules and objects of this package: where the test program lies.
  static let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()

  /// Modules so that each stands after those that it imports.
  static func ordered(_ modules: [Module]) -> [Module] {
    let byName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
    var done: Set<String> = []
    var result: [Module] = []
    func visit(_ module: Module, _ path: Set<String>) {
      guard !path.contains(module.name), !done.contains(module.name) else { return }
      let imported = Set(module.files.flatMap { $0.facts.imports.map(\.module) }).sorted()
      for name in imported { if let next = byName[name] { visit(next, path.union([module.name])) } }
      if done.insert(module.name).inserted { result.append(module) }
    }
    for module in modules { visit(module, []) }
    return result
  }

  /// Arguments that compile one module of a case; generated files included.
  static func arguments(
    for module: Module, of golden: GoldenCase, _ mode: CompilerMode, scratch: URL
  ) throws -> [String] {
    var files = module.files.map { golden.input.appending(path: $0.path).path }
    let generated = golden.expected.appending(path: module.name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: generated.path)) ?? []
    files += names.filter { $0.hasSuffix(".swift") }.sorted().map { generated.appending(path: $0).path }
    var arguments = mode.arguments
    if module.settings.languageMode < 6 { arguments += ["-swift-version", "\(module.settings.languageMode)"] }
    if module.settings.isMainActorByDefault, mode != .mainActor { arguments += ["-default-isolation", "MainActor"] }
    for feature in module.settings.features { arguments += ["-enable-upcoming-feature", feature] }
    arguments += ["-module-name", module.name, "-parse-as-library", "-wmo", "-enable-testing"]
    arguments += ["-package-name", module.package.isEmpty ? "golden" : module.package]
    arguments += ["-warnings-as-errors", "-suppress-remarks"]
    arguments += ["-I", products.appending(path: "Modules").path, "-I", scratch.path]
    return arguments + files
  }
}
