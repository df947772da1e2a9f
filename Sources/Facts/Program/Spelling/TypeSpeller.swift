/// Writes types as Swift source.
struct TypeSpeller {
  let tables: ProgramTables
  /// Where the source will stand; `nil` for messages.
  let context: LexicalContext?

  func spell(_ type: ResolvedType) -> String {
    switch type {
    case .nominal(let identifier, let arguments): return name(identifier, arguments)
    case .external(let path, let arguments): return name(unread: path) + list(arguments)
    case .existential(let elements): return elements.isEmpty ? "Any" : constraint(elements, keyword: "any")
    case .opaque(let elements): return elements.isEmpty ? "some Any" : constraint(elements, keyword: "some")
    case .optional(let wrapped): return operand(wrapped) + "?"
    case .array(let element): return "[\(spell(element))]"
    case .dictionary(let key, let value): return "[\(spell(key)): \(spell(value))]"
    case .tuple(let elements):
      if elements.isEmpty { return "Void" }
      return
        "(\(elements.map { ($0.label.map { SourceName.declared($0) + ": " } ?? "") + spell($0.type) }.joined(separator: ", ")))"
    case .function(let function): return spell(function)
    case .metatype(.existential(let elements)) where !elements.isEmpty:
      return "any \(conjunction(elements)).Type"
    case .metatype(let instance): return operand(instance) + ".Type"
    case .parameter(let name): return name
    case .pack(.tuple(let elements)): return elements.map { spell($0.type) }.joined(separator: ", ")
    case .pack(let pattern): return "repeat each \(spell(pattern))"
    case .unknown: return "_"
    }
  }

  func list(_ arguments: [ResolvedType]) -> String {
    arguments.isEmpty ? "" : "<\(arguments.map { spell($0) }.joined(separator: ", "))>"
  }

  /// `AnyObject` is written alone: it needs no `any`, but takes one.
  private func constraint(_ elements: [ResolvedType], keyword: String) -> String {
    if elements.count == 1, case .external(["AnyObject"], _)? = elements.first, keyword == "any" { return "AnyObject" }
    return "\(keyword) \(conjunction(elements, inParentheses: false))"
  }

  private func conjunction(_ elements: [ResolvedType], inParentheses: Bool = true) -> String {
    var names = elements.map { spell($0) }
    if let decodable = names.firstIndex(of: "Decodable"), names.contains("Encodable") {
      names[decodable] = "Codable"
      names.removeAll { $0 == "Encodable" }
    }
    let text = names.joined(separator: " & ")
    return names.count > 1 && inParentheses ? "(\(text))" : text
  }

  private func spell(_ function: ResolvedType.Function) -> String {
    var text = function.globalActor.map { "@\($0) " } ?? ""
    if function.isIsolatedToAny { text += "@isolated(any) " }
    if function.isSendable { text += "@Sendable " }
    text += "(\(function.parameters.map { spell($0) }.joined(separator: ", ")))"
    if function.isAsync { text += " async" }
    if let thrown = function.thrown { text += thrown == .anyError ? " throws" : " throws(\(spell(thrown)))" }
    return text + " -> \(spell(function.result))"
  }

  /// In parentheses where a `?` or `.Type` after it would bind to a part only.
  private func operand(_ type: ResolvedType) -> String {
    switch type {
    case .existential(let elements):
      let text = spell(type)
      return elements.isEmpty || text == "AnyObject" ? text : "(\(text))"
    case .opaque, .function, .pack: return "(\(spell(type)))"
    case .metatype(.existential): return "(\(spell(type)))"
    case .nominal, .external, .optional, .array, .dictionary, .tuple, .metatype, .parameter, .unknown:
      return spell(type)
    }
  }
}
