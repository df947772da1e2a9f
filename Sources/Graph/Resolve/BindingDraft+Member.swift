import HandwireFacts

extension BindingDraft {
  /// `nil` for members that bind nothing.
  init?(_ member: MemberDeclaration, origin: Binding.Origin) {
    let provision: Provision
    switch member.kind {
    case .given, .givenMembers: provision = .given
    case .owned(let implementation, let isLazy): provision = .owned(implementation, isLazy: isLazy)
    case .built(let implementation): provision = .built(implementation)
    case .shared(let implementation): provision = .shared(implementation)
    case .provider(let callable): provision = .provider(callable)
    case .child, .maker, .scopeMaker, .connection, .end: return nil
    }
    self.init(
      name: member.name, key: member.type, typeSpelling: member.typeSpelling, provision: provision,
      access: member.access, documentation: member.documentation, conditions: member.conditions, place: member.place,
      owner: member.owner, context: member.context, origin: origin)
  }
}
