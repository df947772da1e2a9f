import HandwireFindings

/// A property, function, initializer or enum case of the program, as a name in a body may mean it.
public struct CodeMember: Sendable {
  public enum Fact: Sendable {
    case property(PropertyFact)
    case function(FunctionFact)
    case initializer(InitializerFact)
    /// Named `subscript`.
    case subscripts(SubscriptFact)
    case enumCase(String)
  }

  public var fact: Fact
  /// The type whose member it is (of an extension: the extended type); `nil` at the top level.
  public var owner: TypeIdentifier?
  public var isStatic: Bool
  /// Where its types are looked up, the generic parameters of its owner in reach.
  public var context: LexicalContext

  public var name: String {
    switch fact {
    case .property(let fact): fact.header.name
    case .function(let fact): fact.header.name
    case .initializer: "init"
    case .subscripts: "subscript"
    case .enumCase(let name): name
    }
  }

  /// `nil` for an enum case.
  public var header: DeclarationHeader? {
    switch fact {
    case .property(let fact): fact.header
    case .function(let fact): fact.header
    case .initializer(let fact): fact.header
    case .subscripts(let fact): fact.header
    case .enumCase: nil
    }
  }

  public var property: PropertyFact? { if case .property(let fact) = fact { fact } else { nil } }
  public var function: FunctionFact? { if case .function(let fact) = fact { fact } else { nil } }

  /// Of a function or a subscript.
  var genericResult: (names: [String], result: TypeExpression?)? {
    switch fact {
    case .function(let fact): (fact.genericParameters.map(\.name), fact.result)
    case .subscripts(let fact): (fact.genericParameters.map(\.name), fact.result)
    case .property, .initializer, .enumCase: nil
    }
  }

  /// `nil` for an enum case.
  public var place: Place? {
    header.map { Place(path: context.file, line: $0.position.line, column: $0.position.column) }
  }

  /// Of a function, an initializer or a subscript.
  public var parameters: [ParameterFact]? {
    switch fact {
    case .function(let fact): fact.parameters
    case .initializer(let fact): fact.parameters
    case .subscripts(let fact): fact.parameters
    case .property, .enumCase: nil
    }
  }
}
