import HandwireFacts

/// One stub, decided to the last name, before it is text.
struct StubPlan {
  var name: String
  /// What it stands in for, as source and as failures tell it.
  var protocolName: String
  var documentation: [String] = []
  /// On lines of their own: `@MainActor`, `@available(iOS 17, *)`.
  var attributes: [String] = []
  var isActor = false
  /// `nonisolated`
  var modifiers: [String] = []
  /// `public `, or empty.
  var access = ""
  /// `<Item: Hashable>`
  var genericClause = ""
  /// ` where Item.ID == String`
  var whereClause = ""
  /// After the colon.
  var inheritance: [String] = []
  /// Of the enclosing `#if` branches.
  var conditions: [String] = []
  /// `typealias Item = User`
  var aliases: [String] = []
  var members: [StubMember] = []
  /// Lines of members that answer by themselves: `==`, `hash(into:)`, `description`.
  var answers: [[String]] = []
  var names = StubNames()
  /// ` nonisolated` members of a stub that is isolated.
  var isIsolated = false
  var isObject = false
  /// Not only on its actor: where all is on the main actor by default, so are conformances that a type may need.
  var isMadeAnywhere = true
  var genericParameters: [String] = []
  var isolation = Isolation.nonisolated
  /// Files that declare the protocol and what it inherits.
  var sourcePaths: [String] = []
  var inheritedModules: [String] = []
  /// Texts that name types, each with the file that it was taken from.
  var mentions: [Mention] = []
  /// Whether all payloads can be compared.
  var callConformances: [String] = []
  var staticCallConformances: [String] = []

  struct Mention {
    var text: String
    var path: String
  }

  var instanceMembers: [StubMember] { members.filter { !$0.isOfType } }
  var typeMembers: [StubMember] { members.filter(\.isOfType) }
}

/// Names of what the stub has besides the requirements.
struct StubNames {
  var call = "Call"
  var calls = "calls"
  var staticCall = "StaticCall"
  var record = "stub"
  var path = "path"
}

/// What one requirement becomes: a case, what replaces it, and accessors or a function.
struct StubMember {
  /// One thing that is recorded and replaced: a function, a getter or a setter.
  struct Entry {
    /// `tripNames`
    var caseName: String
    /// `(id: Trip.ID)`, each; empty for none.
    var payload: [Payload]
    /// `onTripNames`
    var replacement: String
    /// `@Sendable (_ id: Trip.ID) async throws -> Trip`
    var meaningType: MeaningType
    /// ` throws`, ` async`: what the call of the meaning is marked with.
    var marks: String
    /// What follows the call of the meaning: `.get()`.
    var callSuffix = ""
    /// Arguments of the meaning.
    var arguments: [String]
    /// Statements before and after the call of the meaning.
    var before: [String] = []
    var after: [String] = []
    var outcome: Outcome
  }

  struct Payload {
    var label: String?
    var type: String
    var value: String
  }

  struct MeaningType {
    /// `@Sendable `
    var prefix: String
    /// `_ id: Trip.ID`
    var parameters: [String]
    /// ` async throws -> Trip`
    var suffix: String
  }

  /// What is done where nothing has replaced the requirement, and with what the meaning returns.
  enum Outcome {
    case throwing(returns: Bool, isTyped: Bool)
    case nothing
    case placeholder(String, isTyped: Bool)
    case stopping(returns: Bool, isTyped: Bool)
    /// Of a failable initializer: the meaning says whether there is an instance.
    case failing
    /// Of an initializer that has to go on.
    case continuing
    case throwingInitializer
  }

  enum Form {
    /// `func detail`, parameters, ` async throws -> Trip`
    case function(introducer: String, parameters: [String], suffix: String)
    /// `var name: String`, getter effects
    case property(introducer: String, getterEffects: String)
    case subscripted(introducer: String, parameters: [String], suffix: String, getterEffects: String)
  }

  var form: Form
  var attributes: [String]
  var entry: Entry
  var setter: Entry?
  var isOfType: Bool
  /// Beyond those of the stub.
  var conditions: [String]
  /// Access and isolation of what replaces it.
  var isNonisolated: Bool

  var entries: [Entry] { [entry] + (setter.map { [$0] } ?? []) }

  /// Texts that name types.
  var mentions: [String] {
    let types = entries.flatMap { entry in
      entry.payload.map(\.type) + entry.meaningType.parameters.map { Self.type(in: $0) }
        + [entry.meaningType.prefix, entry.meaningType.suffix, entry.outcome.text]
    }
    switch form {
    case .function(_, let parameters, let suffix): return types + parameters.map { Self.type(in: $0) } + [suffix]
    case .property(let introducer, let effects): return types + [Self.type(in: introducer), effects]
    case .subscripted(_, let parameters, let suffix, let effects):
      return types + parameters.map { Self.type(in: $0) } + [suffix, effects]
    }
  }

  /// What follows the first colon.
  private static func type(in declaration: String) -> String {
    declaration.firstIndex(of: ":").map { String(declaration[declaration.index(after: $0)...]) } ?? declaration
  }
}

extension StubMember.Outcome {
  /// Source in it.
  fileprivate var text: String {
    switch self {
    case .placeholder(let text, _): text
    case .throwing, .nothing, .stopping, .failing, .continuing, .throwingInitializer: ""
    }
  }
}
