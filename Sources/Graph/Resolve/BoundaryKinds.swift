import HandwireFacts

/// Tells from a key whether it stands for the outside world: a protocol, a struct of closures, a closure.
///
/// What leaves the process or gives another answer each time cannot be seen from a call's text; that a team put a
/// protocol or a client of closures before it can. What is concrete is built as it is shipped.
struct BoundaryKinds {
  enum Verdict {
    case none
    case boundary(Boundary.Kind)
    /// In words that can follow "there is no unimplemented double for it: ".
    case withoutDouble(String)
  }

  let program: Program

  func verdict(on key: ResolvedType) -> Verdict {
    switch key.withoutOptional.asReceived {
    case .existential(let parts): return verdict(onParts: parts)
    case .function: return .withoutDouble("a closure has nothing that could say what reached it")
    case .nominal(let type, let arguments):
      guard arguments.isEmpty, isClient(key.withoutOptional, type) else { return .none }
      return .boundary(.client(type))
    case .opaque, .external, .optional, .array, .dictionary, .tuple, .metatype, .parameter, .pack, .unknown:
      return .none
    }
  }

  private func verdict(onParts parts: [ResolvedType]) -> Verdict {
    guard let only = parts.first else { return .none }
    guard parts.count == 1 else { return .withoutDouble("it is a composition of protocols") }
    guard case .nominal(let type, let arguments) = only,
      program.declarations(of: type).first?.fact.kind == .protocol
    else { return .withoutDouble("its declaration is not among the sources") }
    guard arguments.isEmpty, !hasAssociatedTypes(only) else {
      return .withoutDouble("it has associated types, and a double is made for one choice of them")
    }
    return .boundary(.stub(of: type))
  }

  private func hasAssociatedTypes(_ type: ResolvedType) -> Bool {
    program.supertypeNames(of: type).contains { name in
      program.declarations(of: name).contains { !$0.fact.members.associatedTypes.isEmpty }
    }
  }

  /// A struct whose stored properties all are closures.
  private func isClient(_ key: ResolvedType, _ type: TypeIdentifier) -> Bool {
    guard let declaration = program.declarations(of: type).first, declaration.fact.kind == .struct else { return false }
    let members = program.storedMembers(of: key, seenFrom: program.context(of: declaration)).filter { !$0.isComputed }
    return !members.isEmpty
      && members.allSatisfy {
        if case .function = $0.type.withoutOptional { true } else { false }
      }
  }
}
