/// Makes a graph known to the objects that a framework constructs; called once, at launch.
///
/// One graph of each type: to install a second one is a failure. In a test nothing is installed, for every other test
/// would see it; use ``withInstalledGraph(_:operation:)``.
public func installGraph<Graph: AnyObject & Sendable>(_ graph: Graph) {
  if let test = RunningTest.current {
    test.fail(
      """
      installGraph(\(Graph.self)) was called in this test, and every other test would see that graph. \
      Put withInstalledGraph(graph) { … } around the code.
      """)
    return
  }
  guard InstalledGraphs.install(graph) else {
    preconditionFailure("\(Graph.self) is installed twice: call installGraph once, at launch.")
  }
}

/// The graph of that type which is installed, or replaced for the running task.
///
/// For code of a framework's own that has no place for a property: a background handler, an `@objc` callback.
public func installedGraph<Graph: AnyObject & Sendable>(_ type: Graph.Type = Graph.self) -> Graph {
  Reading.graph(type, for: "installedGraph(\(type).self)")
}
