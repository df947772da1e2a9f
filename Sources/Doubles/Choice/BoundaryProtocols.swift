import HandwireFacts
import HandwireGraph

/// The protocols behind which a graph's implementations are chosen: what a test puts doubles in place of.
public enum BoundaryProtocols {
  /// Of every binding that is kept or shared and whose key is a protocol of the program; sorted, each once.
  public static func of(_ graph: ObjectGraph) -> [TypeIdentifier] {
    var found: Set<TypeIdentifier> = []
    for binding in graph.scopes.flatMap(\.bindings) where !binding.isOmitted {
      guard case .existential(let elements) = binding.key, elements.count == 1,
        case .nominal(let identifier, _)? = elements.first
      else { continue }
      found.insert(identifier)
    }
    return found.sorted()
  }
}
