import PackagePlugin

/// Finds the tool, which goes by its target's name where it is built and by its own where it is a binary.
struct ToolSearch {
  private let named: (String) throws -> PluginContext.Tool

  init(_ named: @escaping (String) throws -> PluginContext.Tool) { self.named = named }

  func tool() throws -> PluginContext.Tool {
    if let tool = try? named("handwire") { return tool }
    return try named("HandwireCommand")
  }
}
