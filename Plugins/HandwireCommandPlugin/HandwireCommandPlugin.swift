import Foundation
import PackagePlugin

/// `swift package handwire …`: the tool as it is, on the package that it is called in.
@main
struct HandwireCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try ToolRun(tool: ToolSearch(context.tool(named:)).tool().url, folder: context.package.directoryURL).run(arguments)
  }
}
