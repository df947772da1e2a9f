import HandwireFacts

/// The stub's generic parameters: associated types that nothing fixes; the others are aliases.
struct AssociatedTypePlan {
  private(set) var genericParameters: [String] = []
  /// `<Item: Hashable>`
  private(set) var genericClause = ""
  /// ` where Item.ID == String`
  private(set) var whereClause = ""
  /// `typealias Item = User`
  private(set) var aliases: [String] = []

  private struct Relation {
    var left: TypeExpression
    var relation: GenericRequirementFact.Relation
    var right: TypeExpression
  }

  init(_ shape: ProtocolShape, rewriter: (ProtocolShape.Source) -> TypeRewriter) {
    var order: [String] = []
    var constraints: [String: [TypeExpression]] = [:]
    var relations: [Relation] = []
    var fixed: [String: TypeExpression] = [:]
    for source in shape.sources {
      let rewriter = rewriter(source)
      func add(_ requirements: [GenericRequirementFact]) {
        relations += requirements.map {
          Relation(left: rewriter.rewritten($0.left), relation: $0.relation, right: rewriter.rewritten($0.right))
        }
      }
      for fact in source.declaration.fact.members.associatedTypes {
        let name = fact.header.name
        if constraints[name] == nil { order.append(name) }
        constraints[name, default: []] += fact.constraints.map(rewriter.rewritten)
        add(fact.requirements)
      }
      add(source.declaration.fact.requirements)
    }
    let names = Set(order)
    for binding in shape.bindings where fixed[binding.name] == nil {
      fixed[binding.name] = rewriter(binding.source).rewritten(binding.type)
    }
    for source in shape.sources {
      for alias in source.declaration.fact.members.aliases where alias.genericParameters.isEmpty {
        if names.contains(alias.header.name), fixed[alias.header.name] == nil {
          fixed[alias.header.name] = rewriter(source).rewritten(alias.type)
        }
      }
    }
    var others: [Relation] = []
    for relation in relations {
      guard let name = Self.onlyName(relation.left), names.contains(name) else {
        others.append(relation)
        continue
      }
      switch relation.relation {
      case .sameType: if fixed[name] == nil, !relation.right.mentions([name]) { fixed[name] = relation.right }
      case .conformance: constraints[name, default: []].append(relation.right)
      case .layout: constraints[name, default: []].append(.plain("AnyObject"))
      }
    }
    Self.breakCircles(in: &fixed)
    let free = order.filter { fixed[$0] == nil }
    genericParameters = free
    if !free.isEmpty {
      genericClause = "<\(free.map { Self.parameter($0, constraints[$0] ?? []) }.joined(separator: ", "))>"
    }
    let conditions = others.filter { $0.left.mentions(Set(free)) || $0.right.mentions(Set(free)) }.map { relation in
      "\(relation.left)\(relation.relation == .sameType ? " ==" : ":") \(relation.right)"
    }
    if !free.isEmpty, !conditions.isEmpty { whereClause = " where \(conditions.joined(separator: ", "))" }
    aliases = order.compactMap { name in
      fixed[name].map { $0 == .plain(name) ? "" : "typealias \(SourceName.declared(name)) = \($0)" }
    }.filter { !$0.isEmpty }
  }

  private static func parameter(_ name: String, _ constraints: [TypeExpression]) -> String {
    var members: [TypeExpression] = []
    for constraint in constraints {
      let parts = if case .composition(let list) = constraint { list } else { [constraint] }
      for part in parts {
        if case .suppressed = part { continue }
        if !members.contains(part) { members.append(part) }
      }
    }
    let text = members.map(\.description).joined(separator: " & ")
    return SourceName.declared(name) + (text.isEmpty ? "" : ": \(text)")
  }

  /// `Item` or `Self.Item`, which the rewriter has made `Item`.
  private static func onlyName(_ type: TypeExpression) -> String? {
    guard case .named(let named) = type, named.module == nil, named.components.count == 1,
      let only = named.components.first, only.arguments.isEmpty
    else { return nil }
    return only.name
  }

  /// Of names that stand for each other one stays a generic parameter.
  private static func breakCircles(in fixed: inout [String: TypeExpression]) {
    for name in fixed.keys.sorted() {
      var seen: Set<String> = [name]
      var next = fixed[name].flatMap(onlyName)
      while let current = next, seen.insert(current).inserted { next = fixed[current].flatMap(onlyName) }
      if next == name { fixed[name] = nil }
    }
  }
}
