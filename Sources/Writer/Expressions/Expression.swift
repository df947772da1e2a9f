/// A Swift expression as generated code writes it.
indirect enum Expression: Hashable, Sendable {
  /// Text that stands as it is: `tripID`, `self.api`.
  case name(String)
  case atom(Atom)
  /// A local function that makes the node.
  case function(ExpansionNode, [Argument])
  /// `base.name`, or `base?.name`
  case member(Expression, String, isOptional: Bool)
  case call(String, [Argument])
  /// Calls a closure.
  case apply(Expression, [Argument])
  case closure(ClosureExpression)
  /// An array literal.
  case list([Expression])

  struct Argument: Hashable, Sendable {
    var label: String?
    var value: Expression
  }

  /// Whether reading it makes nothing, so that it can stand anywhere.
  var isPlain: Bool {
    switch self {
    case .name, .atom: true
    case .member(let base, _, _): base.isPlain
    case .function, .call, .apply, .closure, .list: false
    }
  }
}

/// `{ [bookings] tripID in … }`
struct ClosureExpression: Hashable, Sendable {
  /// `@MainActor`, where the type that is asked for does not say so.
  var attributes: [String] = []
  /// As written: `bookings`, `sessionAPI = self.api`; filled in when names are chosen.
  var captures: [String] = []
  var parameters: [String]
  var body: Block
}

/// Statements, and the value that they end in.
struct Block: Hashable, Sendable {
  var statements: [Statement] = []
  var result: Value
}

/// An expression and what evaluating it may do.
struct Value: Hashable, Sendable {
  var expression: Expression
  var effects: CallEffects

  init(_ expression: Expression, _ effects: CallEffects = .none) {
    self.expression = expression
    self.effects = effects
  }
}

indirect enum Statement: Hashable, Sendable {
  /// `let name: type = value`
  case constant(String, type: String?, Value)
  /// `weak var name: type`
  case variable(isWeak: Bool, String, type: String)
  case assignment(String, Value)
  case evaluation(Value)
  case returning(Value)
  /// `if let name { return name }`
  case returnIfMade(String)
  case function(LocalFunction)
  /// Any other line, as text.
  case line(String)
  /// `header {`, the statements, `}`
  case nested(String, [Statement])
  /// `#if condition`, statements, `#else`, statements
  case conditional(String, then: [Statement], otherwise: [Statement])
}

/// A function inside a function.
struct LocalFunction: Hashable, Sendable {
  var name: String
  var parameters: [String]
  var effects: CallEffects
  var result: String
  var body: [Statement]
}
