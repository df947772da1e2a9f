import Foundation
import PackagePlugin

/// Proves the blueprints of the target it is attached to on every build, and writes or checks its graph classes.
@main
struct HandwirePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let tool = try ToolSearch(context.tool(named:)).tool().url
    let modules = PackageModules(package: context.package, targets: [module]).list
    let build = GraphBuild(
      tool: tool, workFolder: context.pluginWorkDirectoryURL, moduleName: module.moduleName, modules: modules)
    return try build.commands(withDoubles: isForTests(module))
  }

  /// Doubles import HandwireTesting, so only what depends on it can have them.
  private func isForTests(_ module: SwiftSourceModuleTarget) -> Bool {
    module.recursiveTargetDependencies.contains { ($0 as? any SourceModuleTarget)?.moduleName == "HandwireTesting" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension HandwirePlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let build = GraphBuild(
        tool: try ToolSearch(context.tool(named:)).tool().url, workFolder: context.pluginWorkDirectoryURL,
        moduleName: ProjectModules.moduleName(of: target), modules: ProjectModules(project: context.xcodeProject).list)
      return try build.commands(withDoubles: false)
    }
  }
#endif
