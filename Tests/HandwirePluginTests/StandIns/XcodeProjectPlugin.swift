// Xcode's module of this name exists in Xcode alone. This one declares what our plugins use of it, so that a test
// can compile them for Xcode elsewhere. It runs nothing.

import Foundation
import PackagePlugin

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool {
    throw PluginContextError.toolNotFound(name: name)
  }
}

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodeProject: Identifiable {
  public let id: String
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget: Identifiable {
  public let id: String
  public let displayName: String
  public let product: XcodeProduct?
  public let dependencies: [XcodeTargetDependency]
  public let inputFiles: FileList
}

public struct XcodeProduct {
  public let name: String
  public let kind: Kind

  public enum Kind {
    case application, executable, framework, library
    case other(String)
  }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}
