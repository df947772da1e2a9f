import HandwireFacts
import Testing

/// Every claim about a conversion is put to the compiler.
@Suite struct ConformanceOracleTests {
  static let declarations = """
    protocol P {}
    protocol Q: P {}
    protocol R {}
    protocol Bound: AnyObject {}
    protocol Repo<Item> { associatedtype Item }
    protocol SubRepo<Item>: Repo {}
    protocol UserRepo: Repo where Item == User {}
    protocol TeamRepo: Repo<Team> {}
    protocol Sub: Base {}
    struct User: Hashable, Codable {}
    struct Team {}
    struct A: P {}
    struct B {}
    extension B: Q {}
    struct C: P, R {}
    class Base: P {}
    class Derived: Base, R {}
    final class Leaf: Derived, Bound {}
    class Generic<T> {}
    class Special: Generic<User> {}
    final class SubLeaf: Base, Sub {}
    actor Act: Q {}
    enum Choice: String { case one }
    enum Plain { case one, two }
    struct Box<T> {}
    extension Box: P where T: P {}
    extension Box: R where T == User {}
    extension Box: Equatable where T: Equatable { static func == (left: Self, right: Self) -> Bool { true } }
    struct Aliased: Repo { typealias Item = User }
    struct Nested: Repo { struct Item {} }
    struct Store<Item>: SubRepo {}
    struct ByExtension {}
    extension ByExtension: Repo { typealias Item = Team }
    struct Users: UserRepo {}
    protocol Loading<Output> { associatedtype Output
      associatedtype Failure = User
      func load(id: Int) async throws -> [Output]
      func save(_ value: Output) }
    struct TeamLoader: Loading { func load(id: Int) async throws -> [Team] { [] }
      func save(_ value: Team) {} }
    final class ByProperty: Holding { let held: User? = nil }
    protocol Holding<Held> { associatedtype Held
      var held: Held? { get } }
    struct GenericLoader<T>: Loading { func load(id: Int) -> [T] { [] }
      func save(_ value: T) {}
      func save(_ value: Int) {} }
    struct GenericHolder<T>: Holding { var held: [T]? }
    struct Overloaded: Loading { func load(id: Int) -> [Team] { [] }
      func load(id: Int) -> [User] { [] }
      func save(_ value: Team) {} }
    protocol Defaulted<Part> { associatedtype Part = Team
      func use(_ part: Part) }
    struct ByDefault: Defaulted { func use(_ part: Part) {} }
    struct ByMember: Defaulted { func use(_ part: User) {} }
    protocol Wide<Part> { associatedtype Part = Team }
    extension Wide { func use(_ part: Part) {} }
    struct WideDefault: Wide {}
    struct Teams: TeamRepo {}
    final class Cache<Key: Hashable, Value> {}
    typealias Everything = P & R
    extension Array: R where Element: R {}
    extension Optional: R where Wrapped == Int {}
    extension Int: P {}
    struct Failure: Error {}
    struct Noncopyable: ~Copyable {}
    @MainActor final class Model {}
    struct Wrapper { var model: Model
      var user: User }
    struct Unsafe { var base: Base }
    final class Immutable: Sendable { let user = User() }
    struct Pair<T> { var one: T }
    extension Pair: @unchecked Sendable where T: P {}
    """

  /// Type, target; `.no` and `.yes` are read off the program and then checked.
  static let questions: [(String, String)] = {
    let types = [
      "A", "B", "C", "Base", "Derived", "Leaf", "Special", "SubLeaf", "Act", "Choice", "User", "Box<A>", "Box<Team>",
      "Box<User>", "Box<Box<A>>", "any P", "any Q", "any P & R", "any Base & R", "any Sub", "Int", "[C]", "[A]", "Int?",
    ]
    let targets = [
      "any P", "any Q", "any R", "any P & R", "Everything", "Base", "Derived", "Generic<User>", "Generic<Team>",
      "AnyObject", "any Base & R", "any Bound", "any Hashable", "any Equatable", "(any P)?", "[any P]",
    ]
    var questions = types.flatMap { type in targets.map { (type, $0) } }
    for type in [
      "Aliased", "Nested", "Store<User>", "Store<Team>", "ByExtension", "Users", "Teams", "any UserRepo",
      "any SubRepo<User>", "any SubRepo", "any Repo<User>", "any TeamRepo",
    ] {
      questions += ["any Repo", "any Repo<User>", "any Repo<Team>", "any SubRepo<User>", "any UserRepo"].map {
        (type, $0)
      }
    }
    for (type, protocols) in [
      (["TeamLoader", "GenericLoader<Team>", "GenericLoader<User>", "Overloaded"], "Loading"),
      (["ByProperty", "GenericHolder<Team>"], "Holding"), (["ByDefault", "ByMember"], "Defaulted"),
      (["WideDefault"], "Wide"),
    ].flatMap({ group in group.0.map { ($0, group.1) } }) {
      questions += ["Team", "User", "[Team]"].map { (type, "any \(protocols)<\($0)>") }
    }
    for type in [
      "A", "Team", "Base", "Act", "Model", "Wrapper", "Unsafe", "Immutable", "Pair<A>", "Pair<Team>", "Box<A>",
      "User", "Failure", "[User]", "[Base]", "User?", "() -> Void", "@Sendable () -> Void", "@MainActor () -> Void",
      "(User, Team)", "(User, Base)", "any P", "any Error", "any P & Sendable", "Cache<User, Team>", "String",
      "Set<User>",
      "Result<User, any Error>", "User.Type", "[String: Base]",
    ] {
      questions.append((type, "any Sendable"))
    }
    for (type, target) in [
      ("[A]", "[any P]"), ("A?", "(any P)?"), ("[String: A]", "[String: any P]"), ("() -> A", "() -> any P"),
      ("() -> A", "() -> A?"), ("(any P) -> Void", "(A) -> Void"), ("(A) -> Void", "(any P) -> Void"),
      ("() -> A", "() async throws -> A"), ("() async -> A", "() -> A"), ("() throws -> A", "() -> A"),
      ("@Sendable () -> A", "() -> A"), ("() -> A", "@Sendable () -> A"), ("Derived.Type", "Base.Type"),
      ("Base.Type", "Derived.Type"), ("Failure", "any Error"), ("A", "any Error"), ("String", "any StringProtocol"),
      ("String", "any Hashable"), ("String", "any P"), ("Int", "any Codable"), ("User", "any Codable"),
      ("Team", "any Codable"),
      ("Choice", "any RawRepresentable"), ("Choice", "any Hashable"), ("[User]", "any Hashable"),
      ("[Team]", "any Hashable"),
      ("User?", "any Equatable"), ("Team?", "any Equatable"), ("[User]", "any Sequence<User>"),
      ("Cache<User, Team>", "Cache<User, Int>"),
      ("Box<Box<Team>>", "any P"), ("Box<User>", "any P & R"), ("[Box<User>]", "[any R]"), ("Act", "any Actor"),
      ("(A, Int)", "(A, Int)"), ("User", "User?"), ("Substring", "String"), ("Float", "Double"),
      ("Box<User>", "any Equatable"),
      ("Box<Team>", "any Equatable"), ("Set<User>", "any Hashable"), ("Error", "any Error"),
      ("any Hashable", "any Equatable"),
    ] { questions.append((type, target)) }
    return questions
  }()

  @Test func claimsAreWhatTheCompilerSays() async throws {
    let test = TestProgram(Self.declarations)
    var statements: [String] = []
    var claims: [(text: String, claim: String)] = []
    for (type, target) in Self.questions {
      // `T` for `T?` is not counted, although the compiler converts it.
      if target.hasSuffix("?"), !type.hasSuffix("?") { continue }
      let value = type.contains("->") ? "@escaping \(type)" : type
      statements.append("func asked\(statements.count)(_ value: \(value)) { let _: \(target) = value }")
      claims.append(("\(type) as \(target)", test.conforms(type, target)))
    }
    let rejected = try await Compiler.rejected(statements, declarations: Self.declarations)
    var unknown: [String] = []
    for (index, claim) in claims.enumerated() {
      let accepted = !rejected.contains(index)
      if claim.claim.hasPrefix("unknown") {
        unknown.append("\(claim.text): \(claim.claim)")
      } else {
        #expect((claim.claim == "yes") == accepted, "\(claim.text): claimed \(claim.claim)")
      }
    }
    #expect(claims.count > 400)
    for claim in unknown {
      #expect(Self.honestlyUnknown.contains { claim.hasPrefix($0) }, "\(claim)")
    }
  }

  /// Overloads, and what depends on a declaration that was not read.
  static let honestlyUnknown = ["GenericLoader<", "Overloaded as", "Int? as any R", "[User] as any Sequence<User>"]
}
