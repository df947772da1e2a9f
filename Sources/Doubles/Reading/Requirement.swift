import HandwireFacts
import HandwireFindings

/// One requirement of a protocol or of what it inherits.
struct Requirement {
  enum Shape {
    case function(FunctionFact)
    case property(PropertyFact)
    case subscripted(SubscriptFact)
    case initializer(InitializerFact)
  }

  var shape: Shape
  var source: ProtocolShape.Source

  var header: DeclarationHeader {
    switch shape {
    case .function(let fact): fact.header
    case .property(let fact): fact.header
    case .subscripted(let fact): fact.header
    case .initializer(let fact): fact.header
    }
  }

  var parameters: [ParameterFact] {
    switch shape {
    case .function(let fact): fact.parameters
    case .property: []
    case .subscripted(let fact): fact.parameters
    case .initializer(let fact): fact.parameters
    }
  }

  var genericParameters: [GenericParameterFact] {
    switch shape {
    case .function(let fact): fact.genericParameters
    case .property: []
    case .subscripted(let fact): fact.genericParameters
    case .initializer(let fact): fact.genericParameters
    }
  }

  var whereClause: [GenericRequirementFact] {
    switch shape {
    case .function(let fact): fact.requirements
    case .property: []
    case .subscripted(let fact): fact.requirements
    case .initializer(let fact): fact.requirements
    }
  }

  var effects: Effects {
    switch shape {
    case .function(let fact):
      fact.isRethrowing ? Effects(isAsync: fact.effects.isAsync, throwing: .never) : fact.effects
    case .property(let fact): fact.effects
    case .subscripted(let fact): fact.effects
    case .initializer(let fact): fact.effects
    }
  }

  /// `nil` for initializers and functions without one.
  var result: TypeExpression? {
    switch shape {
    case .function(let fact): fact.result
    case .property(let fact): fact.type
    case .subscripted(let fact): fact.result
    case .initializer: nil
    }
  }

  var isSettable: Bool {
    switch shape {
    case .function, .initializer: false
    case .property(let fact): fact.isSettable
    case .subscripted(let fact): fact.isSettable
    }
  }

  var isInitializer: Bool { if case .initializer = shape { true } else { false } }
  var isStatic: Bool { header.hasModifier("static") || header.hasModifier("class") }
  /// What is kept in the type and not in an instance.
  var isOfType: Bool { isStatic || isInitializer }
  var isNonisolated: Bool { header.modifiers.contains { $0 == "nonisolated" } }
  var place: Place { source.place(header.position) }

  /// `detail(id:)`
  var signature: String {
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    switch shape {
    case .property: return header.name
    case .function, .subscripted, .initializer: return "\(header.name)(\(labels))"
    }
  }
}
