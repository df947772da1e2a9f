import HandwireFacts

/// How many objects one file registers, and how many it builds outside of registrations.
struct CompositionCount {
  private(set) var registered = 0
  private(set) var built = 0

  var all: Int { registered + built }

  var text: String {
    switch (registered, built) {
    case (let registered, 0): "registers \(registered) objects"
    case (0, let built): "builds \(built) objects"
    default: "registers \(registered) objects and builds \(built)"
    }
  }

  init(_ file: AuditFile, of subject: AuditSubject) {
    guard let audit = FileAudit(file, of: subject) else { return }
    let services = ServiceKinds(subject)
    let imports = Set(file.facts.imports.map(\.module))
    var types: Set<TypeIdentifier> = []
    for (index, body) in file.facts.bodies.enumerated() where file.placements[index] == .composition {
      let root = file.facts.code[body.root]
      if body.role == .getter, Self.isFactory(audit.code.property(of: body)?.type) {
        registered += 1
        continue
      }
      var next = root.index
      while next < root.end {
        let node = file.facts.code[next]
        next += 1
        guard node.kind == .call else { continue }
        if RegistrationShape.isRegistration(node, imports: imports) {
          registered += 1
          // What the registration builds is the registered object.
          if let making = node.arguments.last, making.kind == .closure { next = making.end }
          continue
        }
        guard let callee = node.firstChild, callee.kind == .name || callee.kind == .member,
          callee.text.first?.isUppercase == true, case .type(let type) = audit.code.reference(of: callee),
          case .nominal(let made, _) = type, services.nature(of: made) == .service
        else { continue }
        types.insert(made)
      }
    }
    built = types.count
  }

  /// `Factory<API>`, `ParameterFactory<ID, API>`
  private static func isFactory(_ type: TypeExpression?) -> Bool {
    guard case .named(let named)? = type, let last = named.components.last else { return false }
    return ["Factory", "ParameterFactory"].contains(last.name) && !last.arguments.isEmpty
  }
}
