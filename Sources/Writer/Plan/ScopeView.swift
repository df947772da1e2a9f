import HandwireFacts
import HandwireGraph

/// The object graph as one scope's class sees it: what is its own, and what it receives.
struct ScopeView: Sendable {
  let graph: ObjectGraph
  let program: Program
  let scope: Scope
  /// The scope itself and those that it refines.
  private let covered: Set<ScopeIdentifier>

  init(graph: ObjectGraph, program: Program, scope: ScopeIdentifier) {
    self.graph = graph
    self.program = program
    self.scope = graph[scope]
    var covered: Set<ScopeIdentifier> = [scope]
    var next = graph[scope].refines
    while let refined = next, covered.insert(refined).inserted { next = graph[refined].refines }
    self.covered = covered
  }

  var identifier: ScopeIdentifier { scope.identifier }

  func isOwn(_ scope: ScopeIdentifier) -> Bool { covered.contains(scope) }

  /// The index among the scope's own bindings; a binding of a refined scope is the one that took its place.
  func ownIndex(of binding: BindingIdentifier) -> Int? {
    isOwn(binding.scope) && scope.bindings.indices.contains(binding.index) ? binding.index : nil
  }

  func ownMaker(_ maker: MakerIdentifier) -> Maker? {
    isOwn(maker.scope) && scope.makers.indices.contains(maker.index) ? scope.makers[maker.index] : nil
  }

  func own(_ index: Int) -> BindingIdentifier { BindingIdentifier(scope: identifier, index: index) }

  /// Where the generated class stands.
  var context: LexicalContext { Self.context(of: scope) }

  static func context(of scope: Scope) -> LexicalContext {
    LexicalContext(module: scope.declaration.context.module, file: scope.declaration.context.file)
  }

  func spelling(of type: ResolvedType) -> String { program.spelling(of: type, in: context) }

  /// The type of a binding as this class writes it.
  func typeSpelling(of binding: BindingIdentifier) -> String {
    let declared = graph[binding]
    let home = graph[binding.scope]
    if isOwn(binding.scope) || home.declaration.context.file == scope.declaration.context.file {
      return declared.typeSpelling
    }
    return spelling(of: declared.key)
  }

  /// What stands before the type of a closure that the class keeps: `@MainActor ` where the class runs there.
  var closureAttribute: String {
    switch scope.declaration.isolation {
    case .globalActor(let name): "@\(name) "
    case .nonisolated, .actorInstance: scope.declaration.isSendable ? "@Sendable " : ""
    }
  }

  /// The type of a closure without parameters that makes or returns the binding.
  func closureType(returning type: String, effects: CallEffects) -> String {
    "\(closureAttribute)()\(effects.specifiers(spelling: spelling)) -> \(type)"
  }
}

extension BlueprintDeclaration {
  /// `app` for AppGraph: a prefix that says from which scope something is.
  var scopeWord: String {
    let word = graphName.hasSuffix("Graph") ? String(graphName.dropLast(5)) : graphName
    return (word.isEmpty ? graphName : word).startingSmall
  }
}
