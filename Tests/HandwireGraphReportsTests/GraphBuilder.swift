import HandwireFacts
import HandwireFindings
import HandwireGraph

/// Makes small object graphs by hand; no resolver is involved.
struct GraphBuilder {
  private(set) var scopes: [Scope] = []

  var graph: ObjectGraph { ObjectGraph(scopes: scopes) }

  @discardableResult
  mutating func scope(
    _ name: String, documentation: [String] = [], parent: Int? = nil, refines: Int? = nil, conditions: [String] = []
  ) -> Int {
    let identifier = TypeIdentifier(module: "App", path: [name + "Blueprint"])
    let index = scopes.count
    let declaration = BlueprintDeclaration(
      identifier: identifier, kind: .blueprint, graphName: name + "Graph",
      place: Place(path: "App/\(name)Blueprint.swift", line: 3, column: 8),
      context: LexicalContext(module: "App", file: "App/\(name)Blueprint.swift", enclosing: [identifier]),
      documentation: documentation, conditions: conditions)
    scopes.append(
      Scope(
        identifier: ScopeIdentifier(index: index), declaration: declaration,
        parent: parent.map(ScopeIdentifier.init(index:)), refines: refines.map(ScopeIdentifier.init(index:))))
    return index
  }

  @discardableResult
  mutating func binding(
    _ scope: Int, _ name: String, _ type: String, _ provision: (Creation) -> Binding.Provision, calls: String? = nil,
    _ dependencies: [Dependency] = [], conditions: [String] = [], origin: Binding.Origin = .own
  ) -> Source {
    let identifier = BindingIdentifier(
      scope: ScopeIdentifier(index: scope), index: scopes[scope].bindings.count)
    let creation = Creation(
      callable: Self.callable(name, line: identifier.index), spelling: calls ?? type, dependencies: dependencies)
    scopes[scope].bindings.append(
      Binding(
        identifier: identifier, name: name, key: .external(path: [type], arguments: []), typeSpelling: type,
        provision: provision(creation), conditions: conditions,
        place: Place(path: "App/App.swift", line: 10 * (scope + 1) + identifier.index, column: 3),
        owner: scopes[scope].declaration.identifier, origin: origin))
    return .binding(identifier)
  }

  @discardableResult
  mutating func maker(
    _ scope: Int, _ name: String, _ type: String, assisted: [String] = [], calls: String? = nil,
    _ dependencies: [Dependency] = []
  ) -> MakerIdentifier {
    let creation = Creation(
      callable: Self.callable(name, line: 1), spelling: calls ?? type, dependencies: dependencies)
    return add(scope, name, type, assisted, .creation(creation))
  }

  @discardableResult
  mutating func scopeMaker(_ scope: Int, _ name: String, child: Int, givens: [Source]) -> MakerIdentifier {
    add(scope, name, scopes[child].name, [], .scope(ScopeIdentifier(index: child), givens: givens))
  }

  private mutating func add(
    _ scope: Int, _ name: String, _ type: String, _ assisted: [String], _ product: Maker.Product
  ) -> MakerIdentifier {
    let declaration = scopes[scope].declaration
    let identifier = MakerIdentifier(scope: ScopeIdentifier(index: scope), index: scopes[scope].makers.count)
    let place = Place(path: "App/App.swift", line: 500 + 10 * (scope + 1) + identifier.index, column: 3)
    let signature = Self.callable(name, line: place.line, parameters: assisted)
    scopes[scope].makers.append(
      Maker(
        identifier: identifier,
        declaration: MemberDeclaration(
          name: name, kind: .maker(signature, nil), type: .external(path: [type], arguments: []), typeSpelling: type,
          place: place, owner: declaration.identifier, context: declaration.context), signature: signature,
        product: product))
    return identifier
  }

  mutating func slot(_ scope: Int, _ name: String, child: Int) {
    scopes[scope].slots.append(
      ChildSlot(
        name: name, child: ScopeIdentifier(index: child),
        place: Place(path: "App/App.swift", line: 900 + scope, column: 3), typeSpelling: scopes[child].name))
  }

  mutating func connection(_ scope: Int, _ name: String, _ dependencies: [Dependency]) {
    scopes[scope].connections.append(invocation(scope, name, dependencies, line: 700))
  }

  mutating func end(_ scope: Int, _ dependencies: [Dependency]) {
    scopes[scope].ends.append(invocation(scope, "end", dependencies, line: 800))
  }

  private func invocation(_ scope: Int, _ name: String, _ dependencies: [Dependency], line: Int) -> Invocation {
    Invocation(
      creation: Creation(
        callable: Self.callable(name, line: line), spelling: "AppBlueprint." + name, dependencies: dependencies),
      owner: scopes[scope].declaration.identifier, place: Place(path: "App/App.swift", line: line + scope, column: 3))
  }

  static func parameter(_ name: String, _ type: String = "T") -> Callable.Parameter {
    Callable.Parameter(
      label: name, name: name, type: .external(path: [type], arguments: []),
      spelling: .named(NamedType(components: [.init(name: type)])),
      place: Place(path: "App/App.swift", line: 1, column: 1))
  }

  private static func callable(_ name: String, line: Int, parameters: [String] = []) -> Callable {
    Callable(
      origin: .declared, name: name, parameters: parameters.map { parameter($0) }, result: .void,
      place: Place(path: "App/App.swift", line: line, column: 3))
  }
}

/// `name: source`
func dependency(_ name: String, _ source: Source) -> Dependency {
  Dependency(parameter: GraphBuilder.parameter(name), source: source)
}

func closure(_ target: Source.Closure.Target) -> Source {
  .closure(Source.Closure(function: .init(parameters: [], result: .void), parameters: [], target: target))
}

func owned(_ creation: Creation) -> Binding.Provision { .owned(creation, isLazy: false) }
func lazy(_ creation: Creation) -> Binding.Provision { .owned(creation, isLazy: true) }
func given(_ creation: Creation) -> Binding.Provision { .given }

extension Source {
  var bindingIdentifier: BindingIdentifier {
    guard case .binding(let identifier) = self else {
      return BindingIdentifier(scope: ScopeIdentifier(index: -1), index: -1)
    }
    return identifier
  }
}
