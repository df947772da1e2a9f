/// Finds what is asked for, or says why it is not there.
enum Reading {
  static func value<Graph: AnyObject & Sendable, Value>(at path: KeyPath<Graph, Value>) -> Value {
    if let replaced = Overrides.current.value(at: path) { return replaced }
    return graph(Graph.self, for: "\(path)")[keyPath: path]
  }

  static func valueOnMainActor<Graph: AnyObject & Sendable, Value>(
    of graph: Graph.Type, at path: @MainActor () -> KeyPath<Graph, Value>
  ) -> Value {
    // Where the system's queues do the checking, on Linux for instance, the message is lost.
    MainActor.preconditionIsolated(
      """
      @Injected read a value of \(graph) off the main actor. Mark the property with @MainActor, so that the compiler \
      shows where. If \(graph) belongs to no actor, this is Swift 5 mode: enable InferSendableFromCaptures.
      """)
    return MainActor.assumeIsolated { Kept(value: value(at: path())) }.value
  }

  /// What leaves `assumeIsolated` stays on the main actor, where the caller is.
  private struct Kept<Value>: @unchecked Sendable {
    let value: Value
  }

  static func graph<Graph: AnyObject & Sendable>(_ type: Graph.Type, for reader: String) -> Graph {
    if let replaced = Overrides.current.graph(type) { return replaced }
    let installed = InstalledGraphs.graph(type)
    if let test = RunningTest.current {
      let state = installed == nil ? "and no \(type) is installed" : "and it is the app's own \(type) that answers"
      let message = """
        \(reader) was read in \(test.testName), \(state). Put withInstalledGraph(graph) { … } around the code, or \
        withInjected(\\\(type).…, value) { … } for one value.
        """
      test.fail(message)
      // Nothing can be handed back in its place.
      if installed == nil { preconditionFailure(message) }
    }
    guard let installed else {
      preconditionFailure(
        """
        \(type) is not installed, and \(reader) was read. Call installGraph(\(type)(…)) at launch, before the \
        system constructs anything that reads it.
        """)
    }
    return installed
  }
}
