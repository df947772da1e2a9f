import HandwireFacts
import HandwireFindings

/// What a member asks for: a value of its type, by the initializer or function that it names, if it names one.
struct ImplementationRequest {
  var name: String
  var key: ResolvedType
  var typeSpelling: String
  var place: Place
  var context: LexicalContext
  /// `@Owned`, `@Built`, `@Shared`, `built`; `nil` for a struct that is built in place.
  var marker: String?
}

/// Chooses the one initializer or function that constructs a member, or says why there is none.
struct ImplementationSelector {
  let program: Program
  let blueprint: BlueprintDeclaration

  struct Selection {
    var creation: Creation
    var findings: [Finding]
    /// Whether the creation is the one that is meant.
    var isSound: Bool

    init(creation: Creation, findings: [Finding], isSound: Bool? = nil) {
      self.creation = creation
      self.findings = findings
      self.isSound = isSound ?? findings.isEmpty
    }
  }

  func selection(for request: ImplementationRequest, _ reference: ImplementationReference?) -> Selection {
    let spelling = reference?.spelling ?? request.typeSpelling
    var wording = ImplementationFindings(
      program: program, blueprint: blueprint, request: request, place: reference?.place ?? request.place)
    switch reference?.target {
    case nil: return initializer(of: request.key.withoutOptional, nil, spelling.withoutOptionalMark, &wording)
    case .type(let type): return initializer(of: type, nil, spelling, &wording)
    case .initializer(let type, let labels): return initializer(of: type, labels, spelling, &wording)
    case .staticFunction(let type, let name, let labels):
      let functions = program.staticFunctions(named: name, of: type, seenFrom: request.context)
      return function(functions, labels, "\(type.dottedName).\(name)", spelling, &wording)
    case .refused:
      let callable = Callable(origin: .declared, parameters: [], result: request.key, place: wording.place)
      return Selection(
        creation: Creation(callable: callable, spelling: spelling, dependencies: []), findings: [], isSound: false)
    case .function(let name, let labels):
      let functions = program.functions(named: name, seenFrom: request.context)
      return function(functions, labels, name, spelling, &wording)
    }
  }

  private func initializer(
    of type: ResolvedType, _ labels: [String?]?, _ spelling: String, _ wording: inout ImplementationFindings
  ) -> Selection {
    wording.type = type
    guard case .nominal = type else {
      return failed(wording.noInitializerKnown(), type, spelling, wording)
    }
    let set = program.initializers(of: type, seenFrom: wording.request.context)
    var candidates = set.candidates
    if let labels { candidates = candidates.filter { $0.parameters.map(\.label) == labels } }
    let isSure = candidates.contains { $0.origin != .memberwise && $0.origin != .implicit }
    if let why = set.unknown, candidates.isEmpty || (labels == nil && !isSure) {
      if let labels, let declared = declaredSignature(labels, of: type, wording.request) {
        return checked(declared, spelling, wording)
      }
      return failed(wording.unknown(why), type, spelling, wording)
    }
    return chosen(from: candidates, labels, named: "init", type, spelling, wording)
  }

  private func function(
    _ functions: [Callable], _ labels: [String?]?, _ name: String, _ spelling: String,
    _ wording: inout ImplementationFindings
  ) -> Selection {
    let candidates = labels.map { labels in functions.filter { $0.parameters.map(\.label) == labels } } ?? functions
    wording.type = candidates.first?.result ?? wording.request.key
    return chosen(from: candidates, labels, named: name, wording.request.key, spelling, wording)
  }

  private func chosen(
    from candidates: [Callable], _ labels: [String?]?, named name: String, _ type: ResolvedType, _ spelling: String,
    _ wording: ImplementationFindings
  ) -> Selection {
    let usable = candidates.filter { $0.visibility == .visible && $0.availability != .unavailable }
    let distinct = Self.distinct(usable)
    if let only = distinct.first, distinct.count == 1 { return checked(only, spelling, wording) }
    if let first = distinct.first {
      return Selection(
        creation: Creation(callable: first, spelling: spelling, dependencies: []).withoutParameters(),
        findings: [wording.ambiguous(distinct, name)])
    }
    if let hidden = candidates.first {
      // The parameters are resolved all the same, so that everything that is wrong is reported at once.
      let creation = Creation(callable: hidden, spelling: spelling, dependencies: [])
      return Selection(
        creation: hidden.availability == .unavailable ? creation.withoutParameters() : creation,
        findings: [wording.hidden(hidden)])
    }
    return failed(wording.notFound(name, labels), type, spelling, wording)
  }

  /// Branches of one `#if` may declare the same initializer twice.
  private static func distinct(_ callables: [Callable]) -> [Callable] {
    var seen: Set<[String]> = []
    return callables.filter { callable in
      let shape = callable.parameters.map { "\($0.label ?? "_"): \($0.type)" }
      return callable.conditions.isEmpty || seen.insert(shape).inserted
    }
  }

  private func checked(_ callable: Callable, _ spelling: String, _ wording: ImplementationFindings) -> Selection {
    var findings: [Finding] = []
    let request = wording.request
    let isOptional = request.key != request.key.withoutOptional
    let result = callable.result.withoutOptional
    let returnsOptional = callable.isFailable || callable.result != result
    if returnsOptional, !isOptional { findings.append(wording.failable(callable)) }
    let wanted = request.key.withoutOptional
    if result != wanted, wanted != .unknown("") {
      if case .no = program.conforms(result.asReceived, to: wanted.asReceived) {
        findings.append(wording.mismatch(result, wanted))
      }
    }
    return Selection(creation: Creation(callable: callable, spelling: spelling, dependencies: []), findings: findings)
  }

  /// A macro makes the initializer; the labels say which stored properties it sets.
  private func declaredSignature(
    _ labels: [String?], of type: ResolvedType, _ request: ImplementationRequest
  ) -> Callable? {
    let members = program.storedMembers(of: type, seenFrom: request.context)
    var parameters: [Callable.Parameter] = []
    for label in labels {
      guard let label, let member = members.first(where: { $0.name == label && !$0.isComputed }) else { return nil }
      parameters.append(
        Callable.Parameter(
          label: label, name: label, type: member.type, spelling: member.spelling, place: member.place))
    }
    guard case .nominal(let identifier, _) = type else { return nil }
    return Callable(
      origin: .macro, parameters: parameters, result: type, isolation: program.isolation(of: identifier),
      place: program.declarations(of: identifier).first?.place ?? request.place)
  }

  private func failed(
    _ finding: Finding, _ type: ResolvedType, _ spelling: String, _ wording: ImplementationFindings
  ) -> Selection {
    let callable = Callable(origin: .declared, parameters: [], result: type, place: wording.place)
    return Selection(
      creation: Creation(callable: callable, spelling: spelling, dependencies: []), findings: [finding])
  }
}

extension Creation {
  /// For a call that was not decided: nothing is asked for on its behalf.
  fileprivate func withoutParameters() -> Creation {
    var copy = self
    copy.callable.parameters = []
    return copy
  }
}

extension String {
  /// `Key?` → `Key`
  fileprivate var withoutOptionalMark: String { hasSuffix("?") ? String(dropLast()) : self }
}
