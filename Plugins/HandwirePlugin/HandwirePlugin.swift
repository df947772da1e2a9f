import Foundation
import PackagePlugin

/// Proves the blueprints of the target it is attached to on every build, and writes or checks its graph classes.
@main
struct HandwirePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let modules = PackageModules(package: context.package, target: target).all
    let build = GraphBuild(
      tool: try ToolSearch(context.tool(named:)).tool().url, root: context.package.directoryURL,
      workFolder: context.pluginWorkDirectoryURL, moduleName: target.moduleName, modules: modules)
    return [try build.command()]
  }
}
