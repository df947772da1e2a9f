import HandwireFacts
import HandwireFindings
import HandwireGraph

/// A type that says it is a blueprint, or a part of one, whether it may be one or not.
struct BlueprintSighting {
  var identifier: TypeIdentifier
  var kind: BlueprintDeclaration.Kind
  var fact: TypeFact
  var path: String
  var isNested: Bool

  var name: String { identifier.name }
  var place: Place { Place(fact.header.position, in: path) }
  var context: LexicalContext {
    LexicalContext(module: identifier.module, file: path, enclosing: [identifier])
  }

  /// `AppGraph`; `nil` where the name is not `…Blueprint`.
  var graphName: String? {
    guard kind == .blueprint, name.hasSuffix("Blueprint"), name != "Blueprint" else { return nil }
    return name.dropLast("Blueprint".count) + "Graph"
  }

  /// Whether a graph class can come of it.
  var isWellFormed: Bool { shapeFault == nil && graphName != nil }

  enum ShapeFault { case nested, generic, kind, hidden }

  var shapeFault: ShapeFault? {
    switch fact.kind {
    case .actor, .protocol: return .kind
    case .struct, .class, .enum: break
    }
    if isNested { return .nested }
    if !fact.genericParameters.isEmpty { return .generic }
    if let access = fact.header.access, access <= .fileprivate { return .hidden }
    return nil
  }
}

extension Place {
  init(_ position: Position, in path: String) {
    self.init(path: path, line: position.line, column: position.column)
  }
}
