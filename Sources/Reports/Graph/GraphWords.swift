import HandwireGraph

/// What parts of an object graph are called in reports.
struct GraphWords {
  let graph: ObjectGraph

  static func provision(of binding: Binding) -> String {
    switch binding.provision {
    case .given: "given"
    case .member: "member"
    case .owned(_, isLazy: false): "owned"
    case .owned(_, isLazy: true): "lazy"
    case .built: "built"
    case .shared: "shared"
    case .provided: "provided"
    case .inPlace: binding.declared == nil ? "in place" : "built"
    }
  }

  /// `httpClient`; a struct that is built in place has only its type.
  static func name(of binding: Binding) -> String { isUnnamed(binding) ? binding.typeSpelling : binding.name }

  static func isUnnamed(_ binding: Binding) -> Bool {
    if case .inPlace = binding.provision { binding.declared == nil } else { false }
  }

  /// What is called to construct it, where its type does not say so already.
  static func implementation(of binding: Binding) -> String? {
    switch binding.provision {
    case .given, .member, .provided: nil
    case .owned(let creation, _), .built(let creation), .shared(let creation, _), .inPlace(let creation):
      isUnnamed(binding) ? nil : call(creation, besides: binding.typeSpelling)
    }
  }

  static func implementation(of maker: Maker) -> String? {
    switch maker.product {
    case .creation(let creation): call(creation, besides: maker.declaration.typeSpelling)
    case .scope: nil
    }
  }

  private static func call(_ creation: Creation, besides type: String) -> String? {
    creation.spelling == type ? nil : creation.spelling
  }

  /// `makeTrip(id: Trip.ID)`
  static func call(of maker: Maker) -> String {
    let parameters = maker.signature.parameters.map { $0.label ?? $0.name }
    return "\(maker.declaration.name)(\(parameters.joined(separator: ", ")))"
  }

  /// The first line of a doc comment, without its marks and its last full stop.
  static func firstLine(of documentation: [String]) -> String? {
    for line in documentation {
      let text = line.drop { "/* \t".contains($0) }.trimmingSuffix { "*/ \t".contains($0) }
      guard !text.isEmpty else { continue }
      return String(text.hasSuffix(".") && !text.hasSuffix("..") ? text.dropLast() : text)
    }
    return nil
  }

  /// `httpClient`, or `AppGraph.httpClient` where it is read from another scope.
  func name(of binding: BindingIdentifier, from scope: ScopeIdentifier) -> String {
    let name = Self.name(of: graph[binding])
    return binding.scope == scope ? name : "\(graph[binding.scope].name).\(name)"
  }

  /// What satisfies a parameter, as short as can be; empty for a default argument.
  func text(of dependency: Dependency, in scope: ScopeIdentifier) -> String {
    let parameter = dependency.parameter.label ?? dependency.parameter.name
    return text(of: dependency.source, for: parameter, in: scope)
  }

  func text(of source: Source, for parameter: String, in scope: ScopeIdentifier) -> String {
    switch source {
    case .binding(let binding): name(of: binding, from: scope)
    case .assisted(let name): name
    case .closure(let closure): "{ \(text(of: closure, in: scope)) }"
    case .list(let elements):
      "[\(elements.map { text(of: $0, for: parameter, in: scope) }.joined(separator: ", "))]"
    case .variadic(let elements): elements.map { text(of: $0, for: parameter, in: scope) }.joined(separator: ", ")
    case .omitted: ""
    case .text(let text): "\"\(text)\""
    case .missing: "\(parameter) is missing"
    }
  }

  private func text(of closure: Source.Closure, in scope: ScopeIdentifier) -> String {
    switch closure.target {
    case .maker(let maker, _):
      let name = graph[maker].declaration.name
      return maker.scope == scope ? name : "\(graph[maker.scope].name).\(name)"
    case .binding(let binding): return name(of: binding, from: scope)
    case .child(let slot, let slotScope, let binding):
      let slots = graph[slotScope].slots
      let name = slots.indices.contains(slot) ? slots[slot].name : graph[binding.scope].name
      return "\(name)?.\(Self.name(of: graph[binding]))"
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
