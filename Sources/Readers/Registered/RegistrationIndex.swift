import HandwireFacts

/// Finds the registrations that answer a request, or why none does.
struct RegistrationIndex {
  let objects: [RegisteredObject]
  private let openings: [InjectionLibrary: String]
  private var byType: [TypeKey: [Int]] = [:]
  private var byMember: [MemberKey: [Int]] = [:]

  private struct TypeKey: Hashable {
    var library: InjectionLibrary
    var key: RequestKey
  }

  private struct MemberKey: Hashable {
    var library: InjectionLibrary
    var member: String
  }

  init(_ objects: [RegisteredObject], openings: [InjectionLibrary: String]) {
    self.objects = objects
    self.openings = openings
    for (index, object) in objects.enumerated() {
      let registration = object.registration
      if let member = registration.key.member {
        byMember[MemberKey(library: registration.library, member: member), default: []].append(index)
        continue
      }
      for key in [registration.key] + registration.forwarded {
        guard let type = RequestKey(key.type) else { continue }
        byType[TypeKey(library: registration.library, key: type.bare), default: []].append(index)
      }
    }
  }

  func answer(to request: ContainerRequest) -> ContainerRequest.Answer {
    switch request.library {
    case .swinject, .resolver: byType(request)
    case .factory, .needle: byMember(request)
    case .swiftDependencies: .unknown("ambient values are found by the library")
    case .dip, .handwire, .homeMade: .unknown("what is registered there is not read")
    }
  }

  private func byMember(_ request: ContainerRequest) -> ContainerRequest.Answer {
    guard let member = request.key.member else { return .unknown("which factory it is is not known") }
    let name = member.split(separator: ".").first.map(String.init) ?? member
    let candidates = byMember[MemberKey(library: request.library, member: name)] ?? []
    let container = request.key.container?.lastName
    // A container that was not read has one name in all modules.
    let fitting = candidates.filter { index in
      guard let container, let other = objects[index].registration.key.container?.lastName else { return true }
      return container == other
    }
    let found = fitting.isEmpty && request.key.container?.lastName == nil ? candidates : fitting
    guard !found.isEmpty else { return .unknown("its factory was not read") }
    let keeping = found.filter { !objects[$0].registration.isPromised }
    if request.isForTests { return .objects(found) }
    let product = keeping.filter { !objects[$0].reach.isForTests }
    if !product.isEmpty { return .objects(product) }
    return .missing(
      found.map { index in
        ContainerRequest.NearMiss(object: index, reason: objects[index].reach.isForTests ? .testsOnly : .promise)
      })
  }

  private func byType(_ request: ContainerRequest) -> ContainerRequest.Answer {
    guard var key = RequestKey(request.key.type) else { return .unknown("the type asked for is not known") }
    if case .external(let path, let arguments) = key.type, arguments.count == 1,
      path == ["Lazy"] || path == ["Provider"]
    {
      key.type = arguments[0]
    }
    if case .computed = request.key.name { return .unknown("its name is made at run time") }
    var candidates = registered(key, in: request.library)
    var misses: [ContainerRequest.NearMiss] = []
    let other: RequestKey
    if case .optional(let inner) = key.type {
      other = RequestKey(inner) ?? key
      // Asking for `T?` also finds `T`.
      if candidates.isEmpty { candidates = registered(other, in: request.library) }
    } else {
      other = RequestKey(.optional(key.type)) ?? key
    }
    var found: [Int] = []
    var isUncertain = false
    for index in candidates {
      switch verdict(on: index, request) {
      case .fits: found.append(index)
      case .perhaps: isUncertain = true
      case .misses(let reason): misses.append(ContainerRequest.NearMiss(object: index, reason: reason))
      }
    }
    if !found.isEmpty { return .objects(found) }
    if isUncertain { return .unknown("a registration of that type has a name that is made at run time") }
    // What the program is open to may hold this too, unless what stands there so nearly fits.
    if let why = openings[request.library] { return .unknown(why) }
    for index in registered(other, in: request.library) where !candidates.contains(index) {
      misses.append(ContainerRequest.NearMiss(object: index, reason: .optionality))
    }
    return .missing(misses)
  }

  private func registered(_ key: RequestKey, in library: InjectionLibrary) -> [Int] {
    (byType[TypeKey(library: library, key: key.bare)] ?? []).filter { index in
      let registration = objects[index].registration
      return ([registration.key] + registration.forwarded).contains { RequestKey($0.type)?.fits(key) == true }
    }
  }

  private enum Verdict {
    case fits, perhaps
    case misses(ContainerRequest.NearMiss.Reason)
  }

  private func verdict(on index: Int, _ request: ContainerRequest) -> Verdict {
    let object = objects[index]
    let names = [object.registration.key.name] + object.registration.forwarded.map(\.name)
    if !names.contains(request.key.name) {
      let isComputed = names.contains { if case .computed = $0 { true } else { false } }
      // A name that is made at run time may be any, but not none.
      if isComputed, request.key.name != .none { return .perhaps }
      return .misses(.name(object.registration.key.name))
    }
    if object.hasKnownArguments, !Self.fit(object.registration.arguments, request.arguments) {
      return .misses(.arguments(object.registration.arguments))
    }
    if case .never(let why) = object.reach.run { return .misses(.neverRun(why)) }
    if object.reach.isForTests, !request.isForTests { return .misses(.testsOnly) }
    return .fits
  }

  /// Containers compare arguments by type, exactly; what is not known may be right.
  private static func fit(_ registered: [ResolvedType], _ given: [ResolvedType]) -> Bool {
    guard registered.count == given.count else { return false }
    return zip(registered, given).allSatisfy { wanted, got in
      guard let left = RequestKey(wanted), let right = RequestKey(got) else { return true }
      return left.fits(right)
    }
  }
}
