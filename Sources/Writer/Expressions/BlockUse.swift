/// What a block reads, apart from its own names.
struct BlockUse: Sendable {
  /// Read when the block runs, once for each place.
  var direct: [Atom] = []
  /// Read by a closure in it, whenever that is called.
  var inClosures: [Atom] = []
  /// Local functions that it calls, or that its closures do.
  var functions: [ExpansionNode] = []

  init() {}

  init(_ block: Block) { collect(block, isClosure: false) }

  init(_ value: Value) { collect(value.expression, isClosure: false) }

  var all: [Atom] { direct + inClosures }

  private mutating func collect(_ block: Block, isClosure: Bool) {
    for statement in block.statements { collect(statement, isClosure) }
    collect(block.result.expression, isClosure: isClosure)
  }

  private mutating func collect(_ statement: Statement, _ isClosure: Bool) {
    switch statement {
    case .constant(_, _, let value), .assignment(_, let value), .evaluation(let value), .returning(let value):
      collect(value.expression, isClosure: isClosure)
    case .function(let function): for inner in function.body { collect(inner, true) }
    case .nested(_, let inner): for statement in inner { collect(statement, isClosure) }
    case .conditional(_, let then, let otherwise):
      for statement in then + otherwise { collect(statement, isClosure) }
    case .variable, .returnIfMade, .line: break
    }
  }

  private mutating func collect(_ expression: Expression, isClosure: Bool) {
    switch expression {
    case .name: break
    case .atom(let atom): if isClosure { inClosures.append(atom) } else { direct.append(atom) }
    case .function(let node, let arguments):
      functions.append(node)
      for argument in arguments { collect(argument.value, isClosure: isClosure) }
    case .member(let base, _, _): collect(base, isClosure: isClosure)
    case .call(_, let arguments): for argument in arguments { collect(argument.value, isClosure: isClosure) }
    case .apply(let callee, let arguments):
      collect(callee, isClosure: isClosure)
      for argument in arguments { collect(argument.value, isClosure: isClosure) }
    case .closure(let closure): collect(closure.body, isClosure: true)
    case .list(let elements): for element in elements { collect(element, isClosure: isClosure) }
    }
  }
}
