import HandwireFacts
import HandwireFindings

/// What can be wrong with the implementation that a member names.
struct ImplementationFindings {
  let program: Program
  let blueprint: BlueprintDeclaration
  let request: ImplementationRequest
  let place: Place
  /// The implementation's type.
  var type: ResolvedType

  init(program: Program, blueprint: BlueprintDeclaration, request: ImplementationRequest, place: Place) {
    self.program = program
    self.blueprint = blueprint
    self.request = request
    self.place = place
    type = request.key
  }

  private var typeName: String { program.describe(type) }
  private var declaration: String { "\(blueprint.name).\(request.name)" }

  private func finding(
    _ rule: String, _ message: String, notes: [FindingNote] = [], help: String?, at other: Place? = nil
  ) -> Finding {
    Finding(
      rule: rule, severity: .error, message: message, place: other ?? place, notes: notes, help: help,
      declaration: declaration, subject: typeName)
  }

  /// The member's declaration with another implementation in it.
  private func member(naming implementation: String) -> String {
    switch request.marker {
    case nil: "@Owned(\(implementation)) var \(request.name.lowercasedFirst): \(request.typeSpelling)"
    case "built": "built(\(implementation))"
    case let marker?: "\(marker)(\(implementation)) var \(request.name): \(request.typeSpelling)"
    }
  }

  /// A provider that makes the key by hand.
  private var provider: String {
    let name = request.name.lowercasedFirst
    return "static func \(name)() -> \(request.typeSpelling) { … }"
  }

  func noInitializerKnown() -> Finding {
    switch type {
    case .existential, .opaque:
      let conformers = ConformerSearch(program: program, blueprint: blueprint).conformers(of: type).prefix(3)
      let notes = conformers.map(\.note)
      let help = conformers.first.map { "write \(member(naming: "\($0.type.dottedName).self"))" }
      return finding(
        "implementation-missing", "'\(typeName)' is a protocol: '\(request.name)' must name an implementation",
        notes: notes, help: help ?? "add to \(blueprint.name): \(provider)")
    case .external(let path, _):
      let near = program.nearNames(path.last ?? typeName, from: request.context).first
      let notes = near.map { FindingNote("'\($0.dottedName)' is declared here", at: program.place(of: $0)) }
      let other = near.map { "write '\($0.dottedName)', or " } ?? ""
      return finding(
        "initializer-unknown", "the initializers of '\(typeName)' are not known: its module was not read",
        notes: notes.map { [$0] } ?? [], help: "\(other)add to \(blueprint.name): \(provider)")
    case .unknown(let why):
      return finding("type-not-found", "the type of '\(request.name)' is not known: \(why)", help: nil)
    case .nominal, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack:
      return finding(
        "implementation-missing", "A '\(typeName)' has no initializer to call: '\(request.name)' must name a provider",
        help: "add to \(blueprint.name): \(provider)")
    }
  }

  func unknown(_ why: String) -> Finding {
    // A macro's initializer takes stored properties; what a superclass has nobody knows.
    let takesNothing = program.storedMembers(of: type, seenFrom: request.context).allSatisfy(\.isComputed)
    return finding(
      "initializer-unknown", "the initializers of '\(typeName)' cannot be known: \(why)",
      notes: [FindingNote("'\(typeName)' is declared here", at: declaredPlace)],
      help: (takesNothing
        ? "" : "name the stored properties that it takes, as in \(member(naming: "\(typeName).init(…)")), or ")
        + "add to \(blueprint.name): \(provider)")
  }

  func ambiguous(_ candidates: [Callable], _ name: String) -> Finding {
    let notes = candidates.map { FindingNote("it could be \($0.signature)", at: $0.place) }
    return finding(
      "initializer-ambiguous",
      "'\(typeName)' has \(candidates.count) ways to be made, and '\(request.name)' names none",
      notes: notes, help: ambiguousHelp(candidates))
  }

  private func ambiguousHelp(_ candidates: [Callable]) -> String? {
    guard let first = candidates.first else { return nil }
    if Set(candidates.map(\.conditions)).count > 1 {
      // Neither can be named where the other one stands.
      return "add to \(blueprint.name), with an '#if' inside: \(provider)"
    }
    let callee = first.name == "init" ? typeName : "\(typeName).\(first.name)"
    // A call without arguments has no name that could be written in a marker.
    guard first.parameters.isEmpty else { return "write \(member(naming: "\(typeName).\(first.signature)"))" }
    return "add to \(blueprint.name): static func \(request.name.lowercasedFirst)() -> \(request.typeSpelling) "
      + "{ \(callee)() }"
  }

  func hidden(_ callable: Callable) -> Finding {
    if callable.availability == .unavailable {
      return finding(
        "initializer-not-visible", "\(typeName).\(callable.signature) is marked unavailable",
        notes: [FindingNote("it is declared here", at: callable.place)], help: "name another initializer")
    }
    guard case .hidden(let reason, let place, let importing) = callable.visibility else {
      return finding("initializer-not-visible", "\(typeName).\(callable.signature) cannot be called", help: nil)
    }
    if case .nominal(let identifier, _) = type,
      case .hidden(let reason, let place, let importing) = program.isVisible(identifier, from: request.context)
    {
      let level = isInOtherModule ? "public (or package)" : "internal"
      return finding(
        "initializer-not-visible", "\(blueprint.graphName) cannot use \(typeName): it is \(reason)",
        notes: [FindingNote("'\(request.name)' is declared here", at: self.place)],
        help: importing.map { "write '\($0)'" } ?? "make '\(typeName)' and its initializer \(level)", at: place)
    }
    let subject = callable.name == "init" ? "initializer" : "function"
    let message = "\(blueprint.graphName) cannot call \(typeName).\(callable.signature): its \(subject) is \(reason)"
    return finding(
      "initializer-not-visible", message, notes: [FindingNote("'\(request.name)' is declared here", at: self.place)],
      help: importing.map { "write '\($0)'" } ?? hiddenHelp(callable), at: place)
  }

  private func hiddenHelp(_ callable: Callable) -> String {
    let level = isInOtherModule ? "public" : "internal"
    switch callable.origin {
    case .memberwise, .implicit:
      let parameters = callable.parameters.map { "\($0.name): \($0.spelling)" }.joined(separator: ", ")
      let keyword = isInOtherModule ? "public " : ""
      return "add to \(typeName): \(keyword)init(\(parameters)) { … }"
    case .declared, .inherited, .staticFunction, .macro:
      return "make it \(level)\(isInOtherModule ? " (or package)" : "")"
    }
  }

  private var isInOtherModule: Bool {
    if case .nominal(let identifier, _) = type { identifier.module != blueprint.identifier.module } else { false }
  }

  func notFound(_ name: String, _ labels: [String?]?) -> Finding {
    let wanted = labels.map { "\(name)(\($0.map { ($0 ?? "_") + ":" }.joined()))" } ?? name
    var notes: [FindingNote] = []
    if name == "init" {
      let all = program.initializers(of: type, seenFrom: request.context).candidates
      notes = all.prefix(3).map { FindingNote("it has \($0.signature)", at: $0.place) }
    }
    let help = notes.isEmpty ? "add to \(blueprint.name): \(provider)" : nil
    return finding("initializer-not-found", "'\(typeName)' has no '\(wanted)'", notes: notes, help: help)
  }

  func failable(_ callable: Callable) -> Finding {
    finding(
      "failable-initializer",
      "\(typeName).\(callable.signature) may return nil, but '\(request.name)' is not optional",
      notes: [FindingNote("it is declared here", at: callable.place)],
      help:
        "declare 'var \(request.name): \(request.typeSpelling.optionalSpelling)', or add to \(blueprint.name) a provider that "
        + "throws: static func \(request.name.lowercasedFirst)(…) throws -> \(request.typeSpelling) { … }")
  }

  func mismatch(_ result: ResolvedType, _ wanted: ResolvedType) -> Finding {
    let verb: String
    switch wanted {
    case .existential: verb = "does not conform to"
    case .nominal, .opaque, .external, .optional, .array, .dictionary, .tuple, .function, .metatype, .parameter, .pack,
      .unknown:
      verb = "is not a"
    }
    return finding(
      "implementation-mismatch", "'\(program.describe(result))' \(verb) '\(program.describe(wanted))'",
      notes: [FindingNote("'\(program.describe(result))' is declared here", at: place(of: result))].filter {
        $0.place != nil
      },
      help: "name an implementation of '\(program.describe(wanted))'")
  }

  private var declaredPlace: Place? { place(of: type) }

  private func place(of type: ResolvedType) -> Place? {
    if case .nominal(let identifier, _) = type { program.place(of: identifier) } else { nil }
  }
}

extension Program {
  /// Where a type is declared, the first place where there are several.
  func place(of type: TypeIdentifier) -> Place? { declarations(of: type).first?.place }
}

extension String {
  /// `URLCache` → `urlCache`, `APIClient` → `apiClient`, `Store` → `store`
  var lowercasedFirst: String {
    let capitals = prefix { $0.isUppercase }
    if capitals.isEmpty { return self }
    if capitals.count == 1 || capitals.count == count { return capitals.lowercased() + dropFirst(capitals.count) }
    let kept = dropFirst(capitals.count).first?.isLowercase == true ? capitals.count - 1 : capitals.count
    return prefix(kept).lowercased() + dropFirst(kept)
  }
}
