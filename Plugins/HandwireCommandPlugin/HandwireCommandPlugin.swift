import Foundation
import PackagePlugin

/// `swift package handwire …`: the tool as it is, on the modules of the package that it is called in.
@main
struct HandwireCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let run = ToolRun(
      tool: try ToolSearch(context.tool(named:)).tool().url, workFolder: context.pluginWorkDirectoryURL,
      modules: PackageModules(package: context.package, targets: context.package.targets).list)
    try run.run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension HandwireCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen in its dialogue; a graph needs all of them.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let run = ToolRun(
        tool: try ToolSearch(context.tool(named:)).tool().url, workFolder: context.pluginWorkDirectoryURL,
        modules: ProjectModules(project: context.xcodeProject).list)
      let rest = extractor.remainingArguments
      try run.run(rest.isEmpty ? ["generate"] : rest)
    }
  }
#endif
