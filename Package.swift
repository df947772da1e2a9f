// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax comes from one of three places, chosen by HANDWIRE_SWIFT_SYNTAX:
//   toolchain        the libraries in the toolchain's own lib/swift/host (default in a checkout of one's own)
//   package          the swift-syntax package (default where Handwire is a fetched dependency: unsafe flags are refused there)
//   <path>           a checkout of swift-syntax
let swiftSyntax = SwiftSyntaxSource.chosen()

// HANDWIRE_TOOL is the path of a handwire.artifactbundle (Scripts/make-artifact-bundle). The plugins then use that tool,
// and a package that only uses the plugins compiles none of it.
let toolBundle = ProcessInfo.processInfo.environment["HANDWIRE_TOOL"].flatMap { $0.isEmpty ? nil : $0 }

/// What the plugins run.
let pluginTool: Target.Dependency = toolBundle == nil ? "HandwireCommand" : "handwire"

/// A target of the tool: everything that may import SwiftSyntax, itself or through another target.
func tool(
  _ name: String, _ folder: String, dependencies: [Target.Dependency] = [], importsSyntax: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies + (importsSyntax ? swiftSyntax.products : []),
    path: "Sources/\(folder)", swiftSettings: swiftSyntax.compilerFlags, linkerSettings: swiftSyntax.linkerFlags)
}

func toolTests(
  _ name: String, dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, resources: resources,
    swiftSettings: swiftSyntax.compilerFlags, linkerSettings: swiftSyntax.linkerFlags)
}

let package = Package(
  name: "handwire",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .library(name: "Handwire", targets: ["Handwire"]),
    .library(name: "HandwireAmbient", targets: ["HandwireAmbient"]),
    .library(name: "HandwireTesting", targets: ["HandwireTesting"]),
    .library(name: "HandwireInjected", targets: ["HandwireInjected"]),
    .executable(name: "handwire", targets: ["HandwireCommand"]),
    .executable(name: "HandwireCommand", targets: ["HandwireCommand"]),
    .plugin(name: "HandwirePlugin", targets: ["HandwirePlugin"]),
    .plugin(name: "HandwireCommandPlugin", targets: ["HandwireCommandPlugin"]),
  ],
  dependencies: swiftSyntax.packages,
  targets: [
    .target(name: "Handwire", path: "Sources/Handwire"),
    .target(name: "HandwireAmbient", path: "Sources/Ambient"),
    .target(name: "HandwireTesting", dependencies: ["HandwireAmbient"], path: "Sources/Testing"),
    .target(name: "HandwireInjected", dependencies: ["HandwireAmbient"], path: "Sources/Injected"),
    .executableTarget(
      name: "RuntimeBenchmark", dependencies: ["HandwireAmbient", "HandwireTesting"], path: "Benchmarks/Runtime",
      exclude: ["instructions"]),
    .testTarget(name: "HandwireAmbientTests", dependencies: ["HandwireAmbient", "HandwireTesting"]),
    .testTarget(name: "HandwireTestingTests", dependencies: ["HandwireAmbient", "HandwireTesting"]),

    tool("HandwireFindings", "Findings"),
    tool("HandwireFacts", "Facts", dependencies: ["HandwireFindings"], importsSyntax: true),
    tool("HandwireProject", "Project", dependencies: ["HandwireFacts"]),
    tool("HandwireGraph", "Graph", dependencies: ["HandwireFacts"]),
    tool("HandwireReaders", "Readers", dependencies: ["HandwireGraph", "HandwireProject"]),
    tool("HandwireWriter", "Writer", dependencies: ["HandwireGraph"]),
    tool("HandwireDoubles", "Doubles", dependencies: ["HandwireProject", "HandwireWriter"]),
    tool("HandwireGenerator", "Generator", dependencies: ["HandwireDoubles", "HandwireReaders", "HandwireWriter"]),
    tool("HandwireRules", "Rules", dependencies: ["HandwireReaders"]),
    tool("HandwireReports", "Reports", dependencies: ["HandwireGraph"]),
    .executableTarget(
      name: "HandwireCommand",
      dependencies: [
        "HandwireDoubles", "HandwireGenerator", "HandwireReaders", "HandwireRules", "HandwireWriter", "HandwireReports",
        "HandwireProject",
      ],
      path: "Sources/Command", swiftSettings: swiftSyntax.compilerFlags, linkerSettings: swiftSyntax.linkerFlags),

    .plugin(
      name: "HandwirePlugin", capability: .buildTool(), dependencies: [pluginTool],
      path: "Plugins/HandwirePlugin"),
    .plugin(
      name: "HandwireCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "handwire",
          description:
            "Find hidden dependencies, prove object graphs and write them as plain Swift: audit, freeze, generate, graph."
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "'generate' writes graph classes beside their blueprints, 'freeze' writes .handwire-baseline.")
        ]),
      dependencies: [pluginTool], path: "Plugins/HandwireCommandPlugin"),

    .target(name: "HandwireTestSupport", path: "Tests/Support"),
    toolTests("HandwireFactsTests", dependencies: ["HandwireFacts", "HandwireTestSupport"]),
    toolTests(
      "HandwireDoublesTests",
      dependencies: [
        "HandwireDoubles", "HandwireFacts", "HandwireFindings", "HandwireProject", "HandwireTestSupport",
        "HandwireTesting", "HandwireWriter",
      ], exclude: ["Shapes"]),
    toolTests("HandwirePluginTests", dependencies: ["HandwireCommand", "HandwireTestSupport"], exclude: ["StandIns"]),
    toolTests("HandwireProjectTests", dependencies: ["HandwireProject"]),
    toolTests("HandwireReportsTests", dependencies: ["HandwireReports"]),
    toolTests("HandwireOutputTests", dependencies: ["HandwireWriter"]),
    toolTests(
      "HandwireGoldenTests",
      dependencies: [
        "HandwireGenerator", "HandwireProject", "HandwireReports", "HandwireTestSupport", "HandwireTesting", "Handwire",
      ]),
    toolTests("HandwireCommandTests", dependencies: ["HandwireCommand", "HandwireTestSupport", "HandwireWriter"]),
    toolTests(
      "HandwireReadersTests", dependencies: ["HandwireFindings", "HandwireFacts", "HandwireGraph", "HandwireReaders"]),
    toolTests(
      "HandwireGraphReportsTests",
      dependencies: ["HandwireFindings", "HandwireFacts", "HandwireGraph", "HandwireReports"]),
    toolTests(
      "HandwireGraphTests",
      dependencies: [
        "HandwireFindings", "HandwireFacts", "HandwireGraph", "HandwireReaders", "HandwireTestSupport",
        "HandwireWriter", "Handwire",
      ]),
    toolTests(
      "HandwireWriterTests",
      dependencies: ["Handwire", "HandwireGenerator", "HandwireTestSupport", "HandwireWriter"], exclude: ["Cases"]),
    toolTests(
      "HandwireRulesTests",
      dependencies: [
        "HandwireFindings", "HandwireFacts", "HandwireProject", "HandwireReaders", "HandwireRules",
        "HandwireTestSupport",
      ]),
    toolTests(
      "HandwireInjectedTests",
      dependencies: [
        "Handwire", "HandwireInjected", "HandwireTesting", "HandwireGenerator", "HandwireProject",
        "HandwireTestSupport",
      ]),
    toolTests(
      "HandwireOracleTests",
      dependencies: [
        "Handwire", "HandwireFacts", "HandwireFindings", "HandwireGenerator", "HandwireTestSupport", "HandwireWriter",
      ]),
    toolTests(
      "HandwireHandWiredTests",
      dependencies: [
        "HandwireFacts", "HandwireFindings", "HandwireGenerator", "HandwireGraph", "HandwireProject", "HandwireReaders",
        "HandwireReports",
      ]),
    toolTests("HandwireProgramTests", dependencies: ["HandwireFacts", "HandwireFindings", "HandwireTestSupport"]),
    toolTests(
      "HandwireDocumentTests",
      dependencies: [
        "Handwire", "HandwireFacts", "HandwireFindings", "HandwireGenerator", "HandwireGraph", "HandwireProject",
        "HandwireReaders", "HandwireReports", "HandwireRules", "HandwireTesting", "HandwireTestSupport",
        "HandwireWriter",
      ]),
    toolTests(
      "HandwireHostileTests",
      dependencies: [
        "HandwireDoubles", "HandwireFacts", "HandwireFindings", "HandwireGenerator", "HandwireGraph", "HandwireProject",
        "HandwireReaders", "HandwireReports", "HandwireRules",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

if let toolBundle {
  package.targets.append(.binaryTarget(name: "handwire", path: relativePath(of: toolBundle)))
}

/// From this folder, as SwiftPM asks for.
func relativePath(of path: String) -> String {
  guard path.hasPrefix("/") else { return path }
  let folder = URL(fileURLWithPath: Context.packageDirectory).pathComponents
  let target = URL(fileURLWithPath: path).pathComponents
  let shared = zip(folder, target).prefix { $0 == $1 }.count
  let steps = Array(repeating: "..", count: folder.count - shared) + target.dropFirst(shared)
  return steps.joined(separator: "/")
}

enum SwiftSyntaxSource {
  case toolchain(host: String)
  case package
  case checkout(path: String)

  static func chosen() -> SwiftSyntaxSource {
    switch ProcessInfo.processInfo.environment["HANDWIRE_SWIFT_SYNTAX"] {
    case "package": return .package
    case "toolchain": return .toolchain(host: toolchainHost() ?? "/usr/lib/swift/host")
    case let path? where !path.isEmpty: return .checkout(path: path)
    default: break
    }
    let folder = Context.packageDirectory
    let isFetched = folder.contains("/checkouts/") || folder.contains("/SourcePackages/")
    if !isFetched, let host = toolchainHost() { return .toolchain(host: host) }
    return .package
  }

  /// The `lib/swift/host` folder of the toolchain that compiles this manifest.
  static func toolchainHost() -> String? {
    #if os(Linux)
      // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so → …/usr/lib/swift/host
      // Reading it as a String stops after the first 4 KB: such files have no size.
      guard let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
        let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
          .first(where: { $0.hasSuffix("/libPackageDescription.so") }),
        let start = line.firstIndex(of: "/")
      else { return nil }
      let library = URL(fileURLWithPath: String(line[start...]))
    #else
      let developer =
        ProcessInfo.processInfo.environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app/Contents/Developer"
      let library = URL(
        fileURLWithPath: "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/pm/ManifestAPI/x")
    #endif
    let swift = library.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let host = swift.appendingPathComponent("host").path
    let isComplete = FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule")
    return isComplete ? host : nil
  }

  var products: [Target.Dependency] {
    guard packages.isEmpty == false else { return [] }
    return ["SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics", "SwiftParserDiagnostics"].map {
      .product(name: $0, package: "swift-syntax")
    }
  }

  var packages: [Package.Dependency] {
    switch self {
    case .toolchain: return []
    case .package:
      return [.package(url: "https://github.com/swiftlang/swift-syntax.git", "602.0.0"..<"604.0.0")]
    case .checkout(let path): return [.package(name: "swift-syntax", path: path)]
    }
  }

  var compilerFlags: [SwiftSetting] {
    guard case .toolchain(let host) = self else { return [] }
    return [.unsafeFlags(["-I", host])]
  }

  var linkerFlags: [LinkerSetting] {
    guard case .toolchain(let host) = self else { return [] }
    return [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  }
}
