protocol Decoding {
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
}
protocol GenericPlain { func first<Value>(of values: [Value]) -> Value? }
protocol GenericWhere { func store<Value>(_ value: Value) where Value: Hashable, Value: Sendable }
protocol GenericOpaque { func show(_ value: some CustomStringConvertible) -> String }
protocol GenericClosure {
  func map<Value>(_ transform: (Int) -> Value) -> [Value]
  func fetch<Value: Decodable>(_ type: Value.Type, completion: @escaping (Result<Value, any Error>) -> Void)
  func each<Value: Equatable>(_ values: [Value], _ body: (Value) throws -> Void)
}
nonisolated protocol SendableFetching: Sendable {
  func fetch<Value: Decodable & Sendable>(
    _ type: Value.Type, completion: @escaping @Sendable (Result<Value, any Error>) -> Void)
  func load<Value: Decodable & Sendable>(_ type: Value.Type) async throws -> Value
}
protocol AliasedGeneric {
  typealias Completion<Value> = (Result<Value, Mistake>) -> Void
  func fetch<Value: Decodable>(_ type: Value.Type, completion: @escaping Completion<Value>)
  func fetch(_ type: Void.Type, completion: @escaping Completion<Void>)
}
protocol GenericInout { func double<Value: Numeric>(_ value: inout Value) -> Value }
nonisolated class Animal { var name = "animal" }
nonisolated final class Cat: Animal {}
protocol GenericClass { func adopt<Kind: Animal>(_ animal: Kind) -> Kind }
protocol GenericTwo { func pair<First, Second: Hashable>(_ first: First, _ second: Second) -> [Second: First] }
protocol GenericDefault { func wait<Duration: Comparable>(_ duration: Duration) async throws -> Duration }

protocol Repository {
  associatedtype Item
  func all() async throws -> [Item]
  func save(_ item: Item) async throws
}
protocol Store<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value = String
  subscript(key: Key) -> Value? { get set }
}
protocol Constrained {
  associatedtype Element: Identifiable where Element.ID == String
  var current: Element? { get }
}
struct User: Identifiable, Equatable { var id = "u" }
protocol UserRepository: Repository where Item == User {
  func find(id: User.ID) -> User?
}
protocol TripStore: Store<String, Trip> { func clear() }
protocol Streaming {
  associatedtype Values: AsyncSequence & Sendable
  func values() -> Values
}
protocol Transforming {
  associatedtype Input
  associatedtype Output: Collection where Output.Element == Input
  func transform(_ input: Input) -> Output?
}
protocol Aliased: Repository where Self.Item == Int {}
protocol SelfUser {
  func copy() -> Self
  func isSame(as other: Self) -> Bool
  static func shared() -> Self?
}
protocol Comparing: AnyObject { static func < (left: Self, right: Self) -> Bool }
protocol StaticGeneric {
  associatedtype Item
  static func make() -> Item?
  init(item: Item)
}

func checkGenerics(_ check: Check) async throws {
  let decoding = StubDecoding()
  do {
    _ = try decoding.decode(Int.self, from: "1")
    check.holds(false)
  } catch { check.equal("\(error)", "Decoding.decode(_:from:) is not implemented") }
  decoding.onDecode { type, text in type == Int.self ? text.count as any Decodable : text }
  check.equal(try decoding.decode(Int.self, from: "abc"), 3)
  check.equal(try decoding.decode(String.self, from: "abc"), "abc")
  check.failed("Decoding.decode(_:from:)")

  let plain = StubGenericPlain()
  check.holds(plain.first(of: [1]) == nil)
  check.failed("GenericPlain.first(of:)")
  plain.onFirst { $0.first }
  check.equal(plain.first(of: ["a"]), "a")
  check.described(plain.calls, "first(of: [1])", "first(of: [\"a\"])")

  let constrained = StubGenericWhere()
  constrained.onStore { value in check.equal("\(value)", "1") }
  constrained.store(1)

  let opaque = StubGenericOpaque()
  opaque.onShow { $0.description }
  check.equal(opaque.show(12), "12")

  let closure = StubGenericClosure()
  closure.onMap { transform in [transform(1), transform(2)] }
  check.equal(closure.map { "\($0)" }, ["1", "2"])
  closure.onFetch { _, completion in completion(.success(5)) }
  closure.fetch(Int.self) { check.equal(try? $0.get(), 5) }
  closure.onEach { values, body in for value in values { try? body(value) } }
  var seen: [String] = []
  closure.each(["a", "b"]) { seen.append($0) }
  check.equal(seen, ["a", "b"])

  let fetching = StubSendableFetching()
  fetching.onFetch { _, completion in completion(.success(6)) }
  fetching.fetch(Int.self) { check.equal(try? $0.get(), 6) }
  fetching.onLoad { _ in 7 }
  check.equal(try await fetching.load(Int.self), 7)

  let aliased = StubAliasedGeneric()
  aliased.onFetchTypeCompletionValueTypeCompletionValue { _, completion in completion(.success("x")) }
  aliased.fetch(String.self) { check.equal($0, .success("x")) }
  aliased.onFetchTypeCompletionVoidTypeCompletionVoid { _, completion in completion(.failure(.made)) }
  aliased.fetch(Void.self) { result in check.holds((try? result.get()) == nil) }

  let number = StubGenericInout()
  number.onDouble { value in
    if let whole = value as? Int { value = whole * 2 }
    return value
  }
  var four = 4
  check.equal(number.double(&four), 8)
  check.equal(four, 8)

  let adoption = StubGenericClass()
  adoption.onAdopt { $0 }
  check.equal(adoption.adopt(Cat()).name, "animal")

  let pair = StubGenericTwo()
  check.equal(pair.pair(1, "a"), [:])
  check.failed("GenericTwo.pair(_:_:)")

  let wait = StubGenericDefault()
  wait.onWait { $0 }
  check.equal(try await wait.wait(3), 3)
}

func checkAssociatedTypes(_ check: Check) async throws {
  let repository = StubRepository<Int>()
  repository.onAll { [1, 2] }
  check.equal(try await repository.all(), [1, 2])
  do {
    try await repository.save(3)
    check.holds(false)
  } catch {}
  check.failed("Repository.save(_:)")

  let store: any Store<String, Int> = {
    let stub = StubStore<String, Int>()
    stub.onSubscript { $0.count }
    return stub
  }()
  check.equal(store["abc"], 3)

  let constrained = StubConstrained<User>()
  check.holds(constrained.current == nil)
  check.failed("Constrained.current")

  let users = StubUserRepository()
  users.onFind { User(id: $0) }
  check.equal(users.find(id: "x"), User(id: "x"))
  users.onAll { [User()] }
  check.equal(try await users.all(), [User()])

  let trips = StubTripStore()
  trips.onClear {}
  trips.clear()
  check.holds(trips["a"] == nil)
  check.failed("TripStore.subscript(_:)")

  let streaming = StubStreaming<AsyncStream<Int>>()
  streaming.onValues { AsyncStream { $0.finish() } }
  for await _ in streaming.values() {}

  let transforming = StubTransforming<Int, [Int]>()
  transforming.onTransform { [$0] }
  check.equal(transforming.transform(1), [1])

  let aliased = StubAliased()
  aliased.onAll { [4] }
  check.equal(try await aliased.all(), [4])

  let own = StubSelfUser()
  check.holds(own.copy() === own)
  check.equal(own.isSame(as: own), false)
  check.failed("SelfUser.copy()", "SelfUser.isSame(as:)")
  let other = StubSelfUser()
  own.onCopy { other }
  check.holds(own.copy() === other)
  StubSelfUser.onShared { nil }
  check.holds(StubSelfUser.shared() == nil)

  StubComparing.onIsLess { left, right in left !== right }
  check.holds(StubComparing() < StubComparing())

  check.holds(StubStaticGeneric<Int>.make() == nil)
  StubStaticGeneric<Int>.onMake { 5 }
  check.equal(StubStaticGeneric<Int>.make(), 5)
  check.holds(StubStaticGeneric<String>.make() == nil)
  check.failed("StaticGeneric.make()", "StaticGeneric.make()")
}
