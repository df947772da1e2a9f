import HandwireFacts
import HandwireFindings

/// What no stub can do for a requirement, each at its place.
struct RequirementLimits {
  let program: Program
  let site: StubMemberPlanner.Site

  func refusals() -> [Refusal] {
    let requirement = site.requirement
    var reasons: [String] = []
    if requirement.genericParameters.contains(where: \.isPack) {
      reasons.append("its parameter pack has no place in the type of a closure")
    }
    let suppresses = requirement.genericParameters.contains { $0.constraint.map(Self.suppresses) == true }
    let isSuppressed = requirement.whereClause.contains { Self.suppresses($0.right) }
    if suppresses || isSuppressed {
      reasons.append("values of a generic type that may not be copied cannot be handed to a closure")
    }
    if requirement.genericParameters.contains(where: \.isValue) {
      reasons.append("its integer generic parameter has no place in the type of a closure")
    }
    for parameter in requirement.parameters where parameter.attributes.contains("escaping") {
      let alias = ClosureAlias(program: program, context: site.context, site: site.rewriter.top)
      if site.erasure.concerns(parameter.type), alias.expanded(parameter.type) == nil {
        reasons.append("'\(parameter.type)' stands for a closure that was not read")
      }
    }
    if requirement.header.hasModifier("distributed") { reasons.append("distributed requirements have no doubles") }
    return reasons.map { Refusal(reason: "'\(requirement.signature)': \($0)", place: requirement.place) }
  }

  private static func suppresses(_ constraint: TypeExpression) -> Bool {
    switch constraint {
    case .suppressed: true
    case .composition(let members): members.contains { if case .suppressed = $0 { true } else { false } }
    case .named, .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple, .function, .any, .some, .metatype,
      .packExpansion, .packElement, .other:
      false
    }
  }
}
