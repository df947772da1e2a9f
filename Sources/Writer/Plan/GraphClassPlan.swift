import HandwireFacts
import HandwireGraph

/// One graph class, decided to the last name, before it is text.
struct GraphClassPlan: Sendable {
  var scope: ScopeIdentifier
  var declaration: BlueprintDeclaration
  var properties: [Chunk<PropertyPlan>]
  /// One, unless its parameters depend on conditions.
  var initializers: [Chunk<MemberPlan>]
  var members: [Chunk<MemberPlan>]
  /// Private structs that hold the bindings of a large class.
  var groups: [Chunk<GroupPlan>]
  var interface: ChildInterface
}

/// A private struct that constructs and holds some of a class's bindings.
struct GroupPlan: Hashable, Sendable {
  /// `@MainActor`
  var attributes: [String]
  /// `Owned1`
  var name: String
  var properties: [Chunk<PropertyPlan>]
  /// None where it takes what was constructed before.
  var initializers: [Chunk<MemberPlan>]

  func with(_ initializer: FunctionPlan) -> GroupPlan {
    var result = self
    result.initializers = [.item(.function(initializer))]
    return result
  }

  /// What makes it the same group in another build.
  var head: GroupPlan { GroupPlan(attributes: attributes, name: name, properties: [], initializers: []) }
}

/// A stored property.
struct PropertyPlan: Hashable, Sendable {
  var documentation: [String] = []
  /// `private(set) lazy var`
  var introducer: String
  var name: String
  var type: String
  var value: Block?
  /// Statements of `didSet`.
  var observer: [Statement] = []
}

/// A computed property.
struct AccessorPlan: Hashable, Sendable {
  var documentation: [String] = []
  /// `public var`
  var introducer: String
  var name: String
  var type: String
  /// ` async throws`
  var effects: String
  var statements: [Statement]
}

struct FunctionPlan: Hashable, Sendable {
  var documentation: [String] = []
  /// On lines of their own.
  var attributes: [String] = []
  /// `public func startSession`
  var introducer: String
  /// `user: User`, each.
  var parameters: [String]
  /// ` async throws -> SessionGraph`
  var suffix: String
  var statements: [Statement]
}

enum MemberPlan: Hashable, Sendable {
  case accessor(AccessorPlan)
  case function(FunctionPlan)

  var statements: [Statement] {
    get {
      switch self {
      case .accessor(let accessor): accessor.statements
      case .function(let function): function.statements
      }
    }
    set {
      switch self {
      case .accessor(var accessor):
        accessor.statements = newValue
        self = .accessor(accessor)
      case .function(var function):
        function.statements = newValue
        self = .function(function)
      }
    }
  }

  var withoutStatements: MemberPlan {
    var head = self
    head.statements = []
    return head
  }
}
