import HandwireFacts

/// Every type and every callee that the text of a class contains.
struct PlanMentions {
  struct Mention {
    var text: String
    /// Of the member that surfaces it; private inside bodies.
    var access: AccessLevel
    var isCallee: Bool
  }

  private(set) var mentions: [Mention] = []
  private var seen: Set<String> = []

  init(plan: GraphClassPlan) {
    for attribute in plan.declaration.repeatedAttributes { mention(attribute, .private) }
    for property in plan.properties.flatMap(\.items) {
      mention(property.type, access(property.introducer))
      if let value = property.value { collect(value) }
    }
    let groups = plan.groups.flatMap(\.items)
    for group in groups {
      for attribute in group.attributes { mention(attribute, .private) }
      for property in group.properties.flatMap(\.items) { mention(property.type, .private) }
    }
    for function in groups.flatMap(\.initializers).flatMap(\.items) {
      for statement in function.statements { collect([statement]) }
    }
    for member in (plan.initializers + plan.members).flatMap(\.items) {
      switch member {
      case .function(let function): collect(function)
      case .accessor(let accessor):
        mention(accessor.type, access(accessor.introducer))
        mention(accessor.effects, access(accessor.introducer))
        collect(accessor.statements)
      }
    }
  }

  private mutating func mention(_ text: String, _ access: AccessLevel, isCallee: Bool = false) {
    guard !text.isEmpty, seen.insert("\(access.rawValue)\(isCallee)\(text)").inserted else { return }
    mentions.append(Mention(text: text, access: access, isCallee: isCallee))
  }

  private func access(_ introducer: String) -> AccessLevel {
    if introducer.hasPrefix("private ") { return .private }
    if introducer.contains("public ") { return .public }
    return introducer.contains("package ") ? .package : .internal
  }

  private mutating func collect(_ function: FunctionPlan) {
    let access = access(function.introducer)
    for parameter in function.parameters {
      guard let colon = parameter.firstIndex(of: ":") else { continue }
      let rest = parameter[parameter.index(after: colon)...]
      mention(String(rest), access)
    }
    mention(function.suffix, access)
    for attribute in function.attributes where attribute != "@discardableResult" { mention(attribute, .private) }
    collect(function.statements)
  }

  private mutating func collect(_ block: Block) {
    collect(block.statements)
    collect(block.result.expression)
  }

  private mutating func collect(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .constant(_, let type, let value):
        if let type { mention(type, .private) }
        collect(value.expression)
      case .variable(_, _, let type): mention(type, .private)
      case .assignment(_, let value), .evaluation(let value), .returning(let value): collect(value.expression)
      case .function(let function):
        for parameter in function.parameters { mention(parameter.drop { $0 != ":" }.dropFirst().description, .private) }
        mention(function.result, .private)
        collect(function.body)
      case .nested(_, let inner): collect(inner)
      case .conditional(_, let then, let otherwise): collect(then + otherwise)
      case .returnIfMade, .line: break
      }
    }
  }

  private mutating func collect(_ expression: Expression) {
    switch expression {
    case .name, .atom, .function: break
    case .member(let base, _, _): collect(base)
    case .call(let callee, let arguments):
      mention(callee, .private, isCallee: true)
      for argument in arguments { collect(argument.value) }
    case .apply(let callee, let arguments):
      collect(callee)
      for argument in arguments { collect(argument.value) }
    case .closure(let closure):
      for attribute in closure.attributes { mention(attribute, .private) }
      collect(closure.body)
    case .list(let elements): for element in elements { collect(element) }
    }
  }
}
