/// A project as a list of scopes and bindings, with who receives what already decided.
///
/// What its source says and what its graph must do are both computed from this, without Handwire.
struct RandomProject {
  enum Lifetime { case given, owned, lazy, built, shared, provided }

  struct Parameter {
    enum Kind {
      case binding(Int)
      case optional(Int)
      /// All bindings of the group protocol that the receiver's scope sees.
      case array
      /// `() -> T` or `(Int) -> T`, calls the maker.
      case maker(Int)
      /// Supplied by the caller of a maker; an `Int`.
      case assisted
      /// An `Int` given by name.
      case value(Int)
      /// An `Int` with a default argument that nothing binds.
      case defaulted
      /// A struct of the project, built in place; its members.
      case members([Parameter])
      /// A binding that is asked for by a protocol its own type conforms to.
      case subtype(Int)
    }

    var label: String
    var kind: Kind
    /// Name of the struct of `.members`.
    var structName = ""
  }

  struct Binding {
    /// `b3`
    var name: String
    /// Its class (`G1C3`); empty for an `Int`.
    var className: String
    var lifetime: Lifetime
    /// The protocol that is its key; `nil` where the class itself is.
    var keyProtocol: String?
    /// What else the class conforms to.
    var soleProtocol: String?
    var isGroup = false
    var scope: Int
    var parameters: [Parameter] = []
    /// In a module of its own, so that its initializer has to be public.
    var isInKit = false
    var isInPart = false

    var isValue: Bool { className.isEmpty }
    /// As a property or parameter is declared.
    var keyType: String { isValue ? "Int" : keyProtocol.map { "any \($0)" } ?? className }
  }

  struct Maker {
    var name: String
    var className: String
    var scope: Int
    var parameters: [Parameter]
    var isInKit = false

    var assisted: [String] { parameters.filter { if case .assisted = $0.kind { true } else { false } }.map(\.label) }
  }

  struct Scope {
    /// `App`, `S1`, …
    var name: String
    var parent: Int?
    /// Indices of bindings, in order of declaration: the blueprint's own, then its part's.
    var declared: [Int] = []
    var partCount = 0
  }

  let prefix: String
  var scopes: [Scope] = []
  var bindings: [Binding] = []
  var makers: [Maker] = []
  /// Index of a binding → the class that takes its place in the variant.
  var replacements: [Int: String] = [:]

  var groupProtocol: String { prefix + "Group" }

  /// From the scope outwards.
  func chain(_ scope: Int) -> [Int] {
    var chain = [scope]
    while let parent = scopes[chain[chain.count - 1]].parent { chain.append(parent) }
    return chain
  }

  func children(of scope: Int) -> [Int] { scopes.indices.filter { scopes[$0].parent == scope } }

  /// Of the group, as an array receives them: outer scopes first, in order of declaration.
  func group(seenFrom scope: Int) -> [Int] {
    chain(scope).reversed().flatMap { scopes[$0].declared.filter { bindings[$0].isGroup } }
  }
}
