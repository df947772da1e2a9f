import HandwireFacts

extension TypeExpression {
  /// Whether one of the names stands at the beginning of a type in it.
  func mentions(_ names: Set<String>) -> Bool {
    switch self {
    case .named(let named):
      named.components.first.map { names.contains($0.name) } == true
        || named.components.contains { $0.arguments.contains { $0.mentions(names) } }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .any(let type), .some(let type),
      .metatype(let type), .packExpansion(let type), .packElement(let type), .suppressed(let type):
      type.mentions(names)
    case .dictionary(let key, let value): key.mentions(names) || value.mentions(names)
    case .tuple(let elements): elements.contains { $0.type.mentions(names) }
    case .composition(let members): members.contains { $0.mentions(names) }
    case .function(let function):
      function.parameters.contains { $0.mentions(names) } || function.result.mentions(names)
        || function.effects.mentions(names)
    case .other(let text): Self.words(in: text).contains { names.contains($0) }
    }
  }

  /// Whether an opaque type stands anywhere in it.
  var mentionsOpaque: Bool {
    switch self {
    case .some: true
    case .named(let named): named.components.contains { $0.arguments.contains(where: \.mentionsOpaque) }
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .any(let type), .metatype(let type),
      .packExpansion(let type), .packElement(let type), .suppressed(let type):
      type.mentionsOpaque
    case .dictionary(let key, let value): key.mentionsOpaque || value.mentionsOpaque
    case .tuple(let elements): elements.contains { $0.type.mentionsOpaque }
    case .composition(let members): members.contains(where: \.mentionsOpaque)
    case .function(let function):
      function.parameters.contains(where: \.mentionsOpaque) || function.result.mentionsOpaque
    case .other(let text): Self.words(in: text).contains("some")
    }
  }

  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  static func plain(_ name: String) -> TypeExpression { .named(NamedType(components: [.init(name: name)])) }
}

extension Effects {
  func mentions(_ names: Set<String>) -> Bool {
    switch throwing {
    case .never, .any: false
    case .typed(let error): error.mentions(names)
    }
  }
}
