/// What is replaced for the running task.
struct Overrides: Sendable {
  @TaskLocal static var current = Overrides()

  private var graphs: [ObjectIdentifier: any AnyObject & Sendable] = [:]
  private var values: [Reference: Replacement] = [:]

  /// A key path, which is immutable; one of the main actor's lacks `Sendable` only so that nobody reads through it
  /// elsewhere, and here it is compared.
  private struct Reference: Hashable, @unchecked Sendable {
    let path: AnyKeyPath
  }

  /// Given and read through the same key path: where the value is not `Sendable`, both happen on the main actor.
  private struct Replacement: @unchecked Sendable {
    let value: Any
  }

  func graph<Graph: AnyObject & Sendable>(_ type: Graph.Type) -> Graph? {
    graphs[ObjectIdentifier(type)] as? Graph
  }

  func value<Graph, Value>(at path: KeyPath<Graph, Value>) -> Value? {
    guard !values.isEmpty, let replacement = values[Reference(path: path)] else { return nil }
    return replacement.value as? Value
  }

  /// What was replaced further out in that graph's place is not replaced in this one.
  func replacing<Graph: AnyObject & Sendable>(_ graph: Graph) -> Overrides {
    var result = self
    result.graphs[ObjectIdentifier(Graph.self)] = graph
    result.values = values.filter { type(of: $0.key.path).rootType != Graph.self }
    return result
  }

  func replacing<Graph, Value>(_ path: KeyPath<Graph, Value>, by value: Value) -> Overrides {
    var result = self
    result.values[Reference(path: path)] = Replacement(value: value)
    return result
  }
}
