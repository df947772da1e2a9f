/// Makes a project whose graph exists: what a binding receives was made before it, or outlives it.
struct RandomProjectMaker {
  private var random: RandomNumbers
  private var project: RandomProject
  private var count = 0

  init(seed: Int) {
    random = RandomNumbers(seed: seed)
    project = RandomProject(prefix: "G\(seed)")
  }

  static func project(seed: Int) -> RandomProject {
    var maker = RandomProjectMaker(seed: seed)
    maker.make()
    return maker.project
  }

  private mutating func make() {
    let scopes = 1 + random.below(3)
    for index in 0..<scopes {
      project.scopes.append(
        RandomProject.Scope(
          name: index == 0 ? "App" : "S\(index)", parent: index == 0 ? nil : random.below(index)))
      fill(index)
    }
    for index in project.bindings.indices {
      let binding = project.bindings[index]
      project.bindings[index].parameters = withoutEmptyArrays(binding.parameters, in: binding.scope)
    }
    for index in project.makers.indices {
      let maker = project.makers[index]
      project.makers[index].parameters = withoutEmptyArrays(maker.parameters, in: maker.scope)
    }
    replace()
  }

  /// An array of what nothing binds would be missing.
  private func withoutEmptyArrays(
    _ parameters: [RandomProject.Parameter], in scope: Int
  ) -> [RandomProject.Parameter] {
    guard project.group(seenFrom: scope).isEmpty else { return parameters }
    return parameters.filter { if case .array = $0.kind { false } else { true } }
  }

  private mutating func fill(_ scope: Int) {
    if scope > 0, random.chance(50) { decorate(in: scope) }
    for _ in 0..<(2 + random.below(4)) {
      addBinding(in: scope)
      if random.chance(30) { addMaker(in: scope) }
    }
    if random.chance(40) { addValue(in: scope) }
    var order = project.bindings.indices.filter { project.bindings[$0].scope == scope }
    order.shuffle(using: &random)
    if order.count > 3, random.chance(30) {
      let part = order.filter { project.bindings[$0].lifetime != .provided }.suffix(2)
      for index in part { project.bindings[index].isInPart = true }
      order = order.filter { !part.contains($0) } + part
      project.scopes[scope].partCount = part.count
    }
    project.scopes[scope].declared = order
  }

  private mutating func next() -> Int {
    count += 1
    return count
  }

  private mutating func addValue(in scope: Int) {
    let number = next()
    project.bindings.append(
      .init(name: "limit\(number)", className: "", lifetime: .given, scope: scope))
  }

  private mutating func addBinding(in scope: Int) {
    let number = next()
    var binding = RandomProject.Binding(
      name: "b\(number)", className: "\(project.prefix)C\(number)", lifetime: lifetime(), scope: scope)
    switch random.below(4) {
    case 0: binding.keyProtocol = "\(project.prefix)P\(number)"
    case 1: binding.soleProtocol = "\(project.prefix)P\(number)"
    case 2 where binding.lifetime != .provided && binding.lifetime != .shared:
      binding.keyProtocol = project.groupProtocol
      binding.isGroup = true
    default: break
    }
    if binding.lifetime == .provided {
      binding.keyProtocol = "\(project.prefix)P\(number)"
      binding.soleProtocol = nil
    }
    binding.isInKit = random.chance(40)
    if !binding.isGroup, binding.lifetime != .given {
      binding.parameters = parameters(in: scope, isInKit: binding.isInKit)
    }
    project.bindings.append(binding)
  }

  private mutating func lifetime() -> RandomProject.Lifetime {
    switch random.below(100) {
    case ..<12: .given
    case ..<55: .owned
    case ..<70: .lazy
    case ..<82: .built
    case ..<92: .shared
    default: .provided
    }
  }

  /// What wraps an outer scope's binding of the same protocol.
  private mutating func decorate(in scope: Int) {
    let outer = visible(from: scope).filter { index in
      let binding = project.bindings[index]
      return binding.keyProtocol != nil && !binding.isGroup && binding.scope != scope && binding.lifetime != .provided
    }
    guard let wrapped = random.pick(outer) else { return }
    let number = next()
    project.bindings.append(
      .init(
        name: "b\(number)", className: "\(project.prefix)C\(number)", lifetime: random.chance(50) ? .owned : .lazy,
        keyProtocol: project.bindings[wrapped].keyProtocol, scope: scope,
        parameters: [.init(label: "wrapped", kind: .binding(wrapped))], isInKit: project.bindings[wrapped].isInKit))
  }

  private mutating func addMaker(in scope: Int) {
    let number = next()
    let isInKit = random.chance(30)
    var parameters = parameters(in: scope, isInKit: isInKit)
    if random.chance(50) { parameters.append(.init(label: "number", kind: .assisted)) }
    parameters.shuffle(using: &random)
    project.makers.append(
      .init(
        name: "makeM\(number)", className: "\(project.prefix)M\(number)", scope: scope, parameters: parameters,
        isInKit: isInKit))
  }

  /// Indices of bindings that can be asked for there; those that an inner one of the same key hides are left out.
  private func visible(from scope: Int) -> [Int] {
    var hidden: Set<String> = []
    return project.chain(scope).flatMap { level in
      let own = project.bindings.indices.filter { project.bindings[$0].scope == level }
      let seen = own.filter { !hidden.contains(project.bindings[$0].keyType) }
      hidden.formUnion(own.filter { !project.bindings[$0].isValue }.map { project.bindings[$0].keyType })
      return seen
    }
  }

  private mutating func parameters(in scope: Int, isInKit: Bool, depth: Int = 0) -> [RandomProject.Parameter] {
    var found: [RandomProject.Parameter] = []
    // A type of the kit knows only types of the kit.
    let candidates = visible(from: scope).filter { index in
      let binding = project.bindings[index]
      return !binding.isGroup && (!isInKit || binding.isInKit || binding.isValue)
    }
    var used: Set<Int> = []
    for _ in 0..<random.below(4) {
      let label = "p\(found.count)"
      switch random.below(12) {
      case 0 where !isInKit && depth == 0: found.append(.init(label: label, kind: .array))
      case 1 where depth == 0:
        let makers = project.makers.indices.filter { index in
          project.chain(scope).contains(project.makers[index].scope) && (!isInKit || project.makers[index].isInKit)
        }
        if let maker = random.pick(makers) { found.append(.init(label: label, kind: .maker(maker))) }
      case 2: found.append(.init(label: label, kind: .defaulted))
      case 3 where depth == 0 && !isInKit:
        let members = parameters(in: scope, isInKit: false, depth: 1).filter {
          if case .defaulted = $0.kind { false } else { true }
        }
        guard !members.isEmpty else { continue }
        found.append(.init(label: label, kind: .members(members), structName: "\(project.prefix)D\(next())"))
      default:
        guard let index = random.pick(candidates), used.insert(index).inserted else { continue }
        let binding = project.bindings[index]
        if binding.isValue {
          found.append(.init(label: binding.name, kind: .value(index)))
        } else if binding.soleProtocol != nil, random.chance(50) {
          found.append(.init(label: label, kind: .subtype(index)))
        } else {
          found.append(.init(label: label, kind: random.chance(12) ? .optional(index) : .binding(index)))
        }
      }
    }
    return found
  }

  /// A variant replaces one or two owned bindings.
  private mutating func replace() {
    guard random.chance(30) else { return }
    let candidates = project.bindings.indices.filter { index in
      let binding = project.bindings[index]
      return binding.scope == 0 && binding.keyProtocol != nil && [.owned, .lazy].contains(binding.lifetime)
        && !binding.isInPart
    }
    guard let index = random.pick(candidates) else { return }
    project.replacements[index] = "\(project.prefix)R\(next())"
  }
}
