import HandwireFacts
import HandwireGraph

/// A scope → the plan of its class.
struct GraphClassPlanner {
  let view: ScopeView
  let effects: ConstructionEffects
  let children: [ScopeIdentifier: ChildInterface]
  /// Bindings that somebody reads from the child of the moment.
  let exposed: Set<BindingIdentifier>
  let draft: ClassDraft
  let analysis: ClassAnalysis
  let names: ClassNames
  let initializer: InitializerPlanner
  let functionUses: [ExpansionNode: BlockUse]

  init(
    view: ScopeView, effects: ConstructionEffects, children: [ScopeIdentifier: ChildInterface],
    exposed: Set<BindingIdentifier>
  ) {
    self.view = view
    self.effects = effects
    self.children = children
    self.exposed = exposed
    let expansion = ExpansionAnalysis(view: view, children: children)
    var builder = ClassDraftBuilder(
      view: view, effects: effects, children: children, functions: expansion.functions, exposed: exposed)
    var draft = builder.draft()
    var analysis = ClassAnalysis(view: view, draft: draft)
    if !analysis.singleInputs.isEmpty {
      // Once more: what the parent makes has no effect here.
      builder.valueInputs = analysis.singleInputs
      draft = builder.draft()
      analysis = ClassAnalysis(view: view, draft: draft)
    }
    self.draft = draft
    functionUses = draft.functions.mapValues { BlockUse($0.block) }
    self.analysis = analysis
    let namer = ClassNamer(view: view, draft: draft, analysis: analysis, members: builder.memberNames)
    names = namer.names
    initializer = InitializerPlanner(
      view: view, draft: draft, analysis: analysis, names: namer.names, locals: namer.initializer)
  }

  var scope: Scope { view.scope }

  func plan() -> GraphClassPlan {
    GraphClassPlan(
      scope: scope.identifier, declaration: scope.declaration, properties: properties.map { .item($0) },
      initializers: [.item(.function(initFunction))], members: members.map { .item($0) },
      groups: groups.map { .item($0) },
      interface: interface)
  }

  var givens: [Binding] { scope.givens }

  // MARK: init

  private var initFunction: FunctionPlan {
    var parameters = givens.map { given in
      // A value that cannot be copied is handed over.
      let type = view.program.isCopyable(given.key) ? given.typeSpelling : "consuming \(given.typeSpelling)"
      return ParameterText.parameter(given.name, type: type, resolved: given.key)
    }
    for input in analysis.inputs {
      parameters.append("\((names.inputs[input] ?? "").asParameter): \(parameterType(of: input))")
    }
    let access = scope.parent == nil ? Self.prefix(max(scope.declaration.access, .internal)) : ""
    return FunctionPlan(
      introducer: "\(access)init", parameters: parameters,
      suffix: initializer.effects.specifiers(spelling: view.spelling), statements: initializer.statements)
  }

  /// With `@escaping` where it must be.
  func parameterType(of input: Input) -> String {
    if names.closureInputs.contains(input) { return "@escaping \(type(of: input))" }
    if case .binding(let binding) = input {
      return ParameterText.type(type(of: input), resolved: view.graph[binding].key)
    }
    return type(of: input)
  }

  func type(of input: Input) -> String {
    switch input {
    case .binding(let binding):
      let type = view.typeSpelling(of: binding)
      guard names.closureInputs.contains(input) else { return type }
      return view.closureType(returning: type, effects: effects[.binding(binding)])
    case .maker, .child: return view.spelling(of: .function(function(of: input)))
    }
  }

  /// `private `, nothing for internal, `public `.
  static func prefix(_ access: AccessLevel) -> String {
    switch access {
    case .private, .fileprivate: "private "
    case .internal: ""
    case .package, .public: "\(access.keyword) "
    case .open: "public "
    }
  }

  func access(of binding: Binding) -> AccessLevel {
    exposed.contains(binding.identifier) ? max(binding.access, .internal) : binding.access
  }

  // MARK: The face that parents see

  var interface: ChildInterface {
    let inherited = analysis.inputs.map { input in
      ChildInterface.InheritedParameter(
        name: names.inputs[input] ?? "", input: input, isClosure: names.closureInputs.contains(input),
        function: function(of: input))
    }
    return ChildInterface(
      scope: scope.identifier, givens: givens.map(\.name), inherited: inherited, effects: initializer.effects,
      isolation: scope.declaration.isolation, end: endEffects)
  }

  private func function(of input: Input) -> ResolvedType.Function {
    var parameters: [ResolvedType] = []
    let result: ResolvedType
    let effects: CallEffects
    switch input {
    case .binding(let binding):
      result = view.graph[binding].key
      effects = self.effects[.binding(binding)]
    case .maker(let identifier):
      let maker = view.graph[identifier]
      parameters = maker.signature.parameters.map(\.type)
      result = maker.declaration.type
      effects = CallEffects(isAsync: maker.signature.isAsync, thrown: maker.signature.thrown.map { [$0] } ?? [])
    case .child(_, _, let binding):
      result = .optional(view.graph[binding].key)
      effects = self.effects[.binding(binding)]
    }
    let actor: String? = if case .globalActor(let name) = scope.declaration.isolation { name } else { nil }
    return ResolvedType.Function(
      parameters: parameters, isAsync: effects.isAsync,
      thrown: effects.thrown.count > 1 ? CallEffects.anyError : effects.thrown.first, result: result,
      isSendable: actor == nil && scope.declaration.isSendable, globalActor: actor)
  }
}
