import HandwireFacts

/// Facts as lines of text, so that a test can show what it expects; every fact but documentation and places is in it.
struct FactsOutline {
  private(set) var lines: [String] = []
  private var indentation = ""

  static func of(_ source: String) -> String {
    var outline = FactsOutline()
    let facts = FileFactsReader().facts(of: source)
    for fact in facts.imports {
      outline.add(
        "import", fact.path, fact.attributes.map { "@\($0)" } + access(fact.access) + conditions(fact.conditions))
    }
    var members = MemberFacts()
    members.types = facts.types
    members.aliases = facts.aliases
    members.functions = facts.functions
    members.properties = facts.properties
    members.macroExpansions = facts.macroExpansions
    outline.add(members)
    for fact in facts.macros { outline.add("macro", fact.name, header(fact)) }
    for fact in facts.extensions {
      outline.add(
        "extension", fact.extended.description + inherited(fact.inherited) + requirements(fact.requirements),
        header(fact.header))
      outline.nested(fact.members)
    }
    for error in facts.syntaxErrors {
      outline.add("\(error.kind) error", "\(error.position.line):\(error.position.column) \(error.message)", [])
    }
    return outline.lines.joined(separator: "\n")
  }

  private mutating func add(_ kind: String, _ text: String, _ details: [String]) {
    lines.append(
      indentation
        + ([kind] + (text.isEmpty ? [] : [text]) + (details.isEmpty ? [] : ["--"] + details)).joined(separator: " "))
  }

  private mutating func nested(_ members: MemberFacts) {
    indentation += "  "
    add(members)
    indentation.removeLast(2)
  }

  private mutating func add(_ members: MemberFacts) {
    for name in members.macroExpansions { add("expands", name, []) }
    if !members.cases.isEmpty { add("cases", members.cases.joined(separator: ", "), []) }
    for fact in members.aliases {
      let text =
        fact.header.name + Self.generics(fact.genericParameters) + " = \(fact.type)"
        + Self.requirements(fact.requirements)
      add("alias", text, Self.header(fact.header))
    }
    for fact in members.associatedTypes {
      let constraints =
        fact.constraints.isEmpty ? "" : ": " + fact.constraints.map(\.description).joined(separator: ", ")
      let text = fact.header.name + constraints + (fact.defaultType.map { " = \($0)" } ?? "")
      add("associated", text + Self.requirements(fact.requirements), Self.header(fact.header))
    }
    for fact in members.properties { addProperty(fact) }
    for fact in members.initializers {
      let mark = fact.isImplicitlyUnwrapped ? "!" : fact.isFailable ? "?" : ""
      let text =
        mark + Self.generics(fact.genericParameters) + Self.parameters(fact.parameters) + fact.effects.description
      add("init", text + Self.requirements(fact.requirements), Self.header(fact.header))
    }
    for fact in members.functions {
      let result = (fact.resultSpecifiers + (fact.result.map { ["\($0)"] } ?? [])).joined(separator: " ")
      let text =
        fact.header.name + Self.generics(fact.genericParameters) + Self.parameters(fact.parameters)
        + fact.effects.description + (result.isEmpty ? "" : " -> \(result)")
      let body = fact.body.map { [" {\(Self.expression($0))}"] } ?? []
      add("func", text + Self.requirements(fact.requirements) + body.joined(), Self.header(fact.header))
    }
    if members.hasDeinitializer { add("deinit", "", []) }
    for fact in members.types {
      let primary =
        fact.primaryAssociatedTypes.isEmpty ? "" : "<\(fact.primaryAssociatedTypes.joined(separator: ", "))>"
      let text = fact.header.name + primary + Self.generics(fact.genericParameters) + Self.inherited(fact.inherited)
      add("\(fact.kind)", text + Self.requirements(fact.requirements), Self.header(fact.header))
      nested(fact.members)
    }
  }

  private mutating func addProperty(_ fact: PropertyFact) {
    let text =
      fact.header.name + (fact.type.map { ": \($0)" } ?? "")
      + (fact.initialValue.map { " = \(Self.expression($0))" } ?? "")
    var details = Self.header(fact.header)
    if fact.isComputed { details.append("computed") }
    if fact.isSettable != (!fact.isConstant && !fact.isComputed) {
      details.append(fact.isSettable ? "settable" : "unsettable")
    }
    if fact.isDestructured { details.append("destructured") }
    if let names = fact.initializes { details.append("initializes(\(names.joined(separator: ", ")))") }
    if let access = fact.setterAccess { details.append("\(access)(set)") }
    if fact.effects != .none { details.append("get" + fact.effects.description) }
    add(fact.isConstant ? "let" : "var", text, details)
  }

  private static func header(_ header: DeclarationHeader) -> [String] {
    header.attributes.map { attribute in
      let arguments = attribute.arguments.map { argument in
        (argument.label.map { "\($0): " } ?? "") + expression(argument.value)
      }
      return "@\(attribute.name)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        + (attribute.conditions.isEmpty ? "" : "#if(\(attribute.conditions.joined(separator: ", ")))")
    } + access(header.access) + header.modifiers + conditions(header.conditions)
  }

  private static func access(_ access: AccessLevel?) -> [String] { access.map { ["\($0)"] } ?? [] }

  private static func conditions(_ conditions: [String]) -> [String] {
    conditions.isEmpty ? [] : ["#if(\(conditions.joined(separator: "; ")))"]
  }

  private static func generics(_ parameters: [GenericParameterFact]) -> String {
    let texts = parameters.map { parameter in
      (parameter.isPack ? "each " : "") + (parameter.isValue ? "let " : "") + parameter.name
        + (parameter.constraint.map { ": \($0)" } ?? "")
    }
    return texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
  }

  private static func requirements(_ requirements: [GenericRequirementFact]) -> String {
    let texts = requirements.map {
      "\($0.left) \($0.relation == .sameType ? "==" : $0.relation == .layout ? "::" : ":") \($0.right)"
    }
    return texts.isEmpty ? "" : " where \(texts.joined(separator: ", "))"
  }

  private static func inherited(_ types: [InheritedTypeFact]) -> String {
    let texts = types.map { ($0.attributes.map { "@\($0)" } + ["\($0.type)"]).joined(separator: " ") }
    return texts.isEmpty ? "" : ": \(texts.joined(separator: ", "))"
  }

  private static func parameters(_ parameters: [ParameterFact]) -> String {
    let texts = parameters.map { parameter in
      let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      let type = parameter.attributes.map { "@\($0)" } + parameter.specifiers + ["\(parameter.type)"]
      return "\(names): " + type.joined(separator: " ") + (parameter.isVariadic ? "..." : "")
        + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }
    return "(\(texts.joined(separator: ", ")))"
  }

  /// Each case is marked, so that equal texts of different facts differ.
  static func expression(_ fact: ExpressionFact) -> String {
    let names = { (labels: [String?]?) in labels.map { "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" } ?? "" }
    switch fact {
    case .metatype(let type): return "type<\(type)>"
    case .initializerReference(let type, let labels): return "init<\(type)>\(names(labels))"
    case .reference(let path, let labels): return path.map(\.description).joined(separator: ".") + names(labels)
    case .implicitMember(let name): return "." + name
    case .call(let callee, let arguments):
      let texts = arguments.map { ($0.label.map { "\($0): " } ?? "") + expression($0.value) }
      return expression(callee) + "(\(texts.joined(separator: ", ")))"
    case .stringLiteral(let text): return "\"\(text)\""
    case .arrayLiteral(let elements): return "[\(elements.map(expression).joined(separator: ", "))]"
    case .booleanLiteral(let value): return "\(value)"
    case .other(let text): return "‹\(text)›"
    }
  }
}
