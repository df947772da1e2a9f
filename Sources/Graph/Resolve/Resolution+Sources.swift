import HandwireFacts
import HandwireFindings

/// The order of resolution (DESIGN section 3); assisted arguments were tried before.
extension Resolution {
  enum Match {
    case none
    case one(BindingIdentifier)
    case several([BindingIdentifier])
  }

  mutating func source(for parameter: Callable.Parameter, at site: Site) -> Source {
    let type = parameter.type.asReceived
    if parameter.specifiers.contains("inout") {
      report(ParameterFindings.inoutParameter(parameter, of: site, program), at: site)
      return .missing
    }
    if parameter.isLeftToTheCall { return .omitted }
    if case .pack = type {
      report(ParameterFindings.parameterPack(parameter, of: site, program), at: site)
      return .missing
    }
    if parameter.isVariadic { return variadicSource(of: type, for: parameter, at: site) }
    if case .unknown(let why) = type { return unknownSource(why, for: parameter, at: site) }

    if let found = boundSource(of: type, for: parameter, at: site) { return found }
    if case .optional(let wrapped) = type {
      if let found = boundSource(of: wrapped.asReceived, for: parameter, at: site) { return found }
    }
    if parameter.hasDefault { return .omitted }
    if !isBoundInside(type, site.scope.index), let built = inPlaceSource(of: type, for: parameter, at: site) {
      return built
    }
    if type.hasParameters {
      report(ParameterFindings.genericParameter(parameter, of: site, program), at: site)
      return .missing
    }
    // Where the initializer itself cannot be called, that alone is reported.
    guard site.callable.visibility == .visible else { return .missing }
    missing.append(
      MissingDependency(
        site: site, parameter: parameter, type: type, obstacle: inPlaceObstacles[type.withoutOptional]))
    return .missing
  }

  /// Rules 2 to 5: a binding, a closure over one, an array of them.
  private mutating func boundSource(
    of type: ResolvedType, for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    switch match(type, for: parameter, at: site) {
    case .one(let binding): return .binding(binding)
    case .several(let bindings):
      report(ambiguity(of: bindings, type, for: parameter, at: site), at: site)
      return .missing
    case .none: break
    }
    switch type {
    case .function(let function): return closureSource(function, for: parameter, at: site)
    case .array(let element):
      let elements = listed(element.asReceived, at: site)
      return elements.isEmpty ? nil : .list(elements)
    case .nominal, .existential, .opaque, .external, .optional, .dictionary, .tuple, .metatype, .parameter, .pack,
      .unknown:
      return nil
    }
  }

  mutating func match(_ type: ResolvedType, for parameter: Callable.Parameter, at site: Site) -> Match {
    let byNameOnly = KnownValueTypes.contains(type)
    let names = [parameter.name, parameter.label].compactMap { $0 }
    let exact = nearest(site, names, byNameOnly) { scope, own, resolution in
      resolution.indices[scope].exact(type, except: own)
    }
    if case .none = exact, !byNameOnly, type.mayHaveSubtypes, !isFinal(type) {
      return nearest(site, names, false) { scope, own, resolution in
        resolution.subtypes(of: type, in: scope, except: own)
      }
    }
    return exact
  }

  /// Structs, enums and actors have no subtypes.
  private func isFinal(_ type: ResolvedType) -> Bool {
    guard case .nominal = type else { return false }
    switch program.kind(of: type) {
    case .value, .actor: return true
    case .class, .protocol, .function, .unknown: return false
    }
  }

  /// Outwards from the site's scope: the first scope that has any decides.
  private mutating func nearest(
    _ site: Site, _ names: [String], _ byNameOnly: Bool,
    _ candidates: (Int, Int?, inout Resolution) -> [Int]
  ) -> Match {
    for scope in chains[site.scope.index] {
      let own = site.own.flatMap { $0.scope.index == scope ? $0.index : nil }
      let found = candidates(scope, own, &self)
      guard !found.isEmpty else { continue }
      let index = indices[scope]
      let named = index.preferringBound(found.filter { names.contains(index.bindings[$0].name) })
      if let only = named.first, named.count == 1 { return .one(identifier(scope, only)) }
      if byNameOnly { continue }
      let bound = index.preferringBound(found)
      if let only = bound.first, bound.count == 1 { return .one(identifier(scope, only)) }
      return .several(bound.map { identifier(scope, $0) })
    }
    return .none
  }

  /// Rule 5: every binding of exactly that type, else every one that conforms; parents first.
  private mutating func listed(_ element: ResolvedType, at site: Site) -> [Source] {
    guard !KnownValueTypes.contains(element) else { return [] }
    for isExact in [true, false] {
      var found: [Source] = []
      for scope in chains[site.scope.index].reversed() {
        let own = site.own.flatMap { $0.scope.index == scope ? $0.index : nil }
        let index = indices[scope]
        let candidates =
          isExact
          ? index.exact(element, except: own)
          : subtypes(of: element, in: scope, except: own)
        found += index.preferringBound(candidates).map { .binding(identifier(scope, $0)) }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private mutating func variadicSource(
    of type: ResolvedType, for parameter: Callable.Parameter, at site: Site
  ) -> Source {
    let elements = listed(type, at: site)
    return elements.isEmpty ? .omitted : .variadic(elements)
  }

  private mutating func unknownSource(
    _ why: String, for parameter: Callable.Parameter, at site: Site
  ) -> Source {
    if parameter.hasDefault { return .omitted }
    report(ParameterFindings.unknownType(parameter, why, of: site, program), at: site)
    return .missing
  }

  /// Whether only a scope inside this one binds it: then it is captive, not a struct to build in place.
  func isBoundInside(_ type: ResolvedType, _ scope: Int) -> Bool {
    (scopesBinding[type] ?? []).contains { $0 != scope && chains[$0].contains(scope) }
  }

  /// Rule 8: a struct of the project is built in place.
  mutating func inPlaceSource(
    of type: ResolvedType, for parameter: Callable.Parameter, at site: Site
  ) -> Source? {
    guard case .nominal(let struct_, _) = type,
      program.declarations(of: struct_).first?.fact.kind == .struct
    else { return nil }
    return inPlaceBinding(of: type, named: struct_, for: parameter, at: site).map(Source.binding)
  }

  func identifier(_ scope: Int, _ index: Int) -> BindingIdentifier {
    BindingIdentifier(scope: ScopeIdentifier(index: scope), index: index)
  }
}

extension Callable.Parameter {
  /// `isolation: isolated (any Actor)? = #isolation`, `line: Int = #line`: what the compiler says of the place of the call.
  fileprivate var isLeftToTheCall: Bool {
    guard let defaultValue else { return false }
    let names = ["#isolation", "#file", "#fileID", "#filePath", "#line", "#column", "#function", "#dsohandle"]
    return names.contains(defaultValue)
  }
}

extension ResolvedType {
  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }

  /// `some P` takes whatever `any P` is bound to.
  var asReceived: ResolvedType {
    if case .opaque(let parts) = self { .existential(parts) } else { self }
  }

  /// Whether another type can stand in for it without a cast: protocols, classes, functions, and what was not read.
  var mayHaveSubtypes: Bool {
    switch self {
    case .existential(let parts): !parts.isEmpty
    case .nominal, .function, .external, .opaque: true
    case .optional, .array, .dictionary, .tuple, .metatype, .parameter, .pack, .unknown: false
    }
  }
}
