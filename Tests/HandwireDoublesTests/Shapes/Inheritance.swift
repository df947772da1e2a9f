import Foundation

protocol Base {
  func base() -> Int
  var shared: Int { get }
}
protocol Derived: Base {
  func derived() -> Int
  var shared: Int { get set }
}
protocol LeftSide: Base { func left() }
protocol RightSide: Base { func right() }
protocol Diamond: LeftSide, RightSide { func bottom() }
protocol Composed: LeftSide & Readable { func own() }
typealias Pieces = Keyed & Returns
protocol FromAlias: Pieces {}
protocol ByWhere where Self: Base, Self: AnyObject { func extra() }
protocol WithDefault {
  func given() -> Int
  func asked() -> Int
}
extension WithDefault { func given() -> Int { 42 } }
protocol Known: Hashable, CustomStringConvertible, Identifiable, AnyObject { func run() }
protocol ObjectBound: NSObjectProtocol { func run() -> Int }
protocol Failing: LocalizedError { func code() -> Int }
protocol OwnIdentity: Identifiable { var id: String { get } }

struct Outer {
  struct Detail: Equatable { var number = 0 }
  protocol Service { func detail(_ detail: Detail, deep: Inner.Deep) -> Detail }
  enum Inner { struct Deep: Equatable {} }
}

protocol Conditional {
  func always() -> Int
  #if os(Linux) || os(macOS)
    func here(_ value: Int) -> Int
    var there: Int { get }
  #else
    func elsewhere()
  #endif
  #if NEVER
    func never(_ type: TypeThatIsNot)
    static func neverStatic()
  #endif
}
#if NEVER
  protocol NotBuilt { func run(_ type: TypeThatIsNot) }
#endif
#if !NEVER
  protocol Built { func run() }
#endif

protocol Availability {
  @available(macOS 10.15, iOS 13, *) func new() -> Int
  @available(*, deprecated, message: "old") func old()
}
protocol Documented {
  /// Does it.
  // before
  func run(
    // inside
    _ value: Int
  ) -> Int  // trailing
}
protocol Unicode {
  func größe(_ wert: Int) -> Int
  func naïveté() -> String
}
protocol OptionalSelf {
  func parent() -> Self?
  func children() -> [Self]
}
protocol Dictionaries { func merge(_ values: [String: [Int?]], with other: [Trip.ID: (Int) -> Int]) }
protocol Nested { func run(_ body: @escaping (@escaping (Int) -> Void) -> Void) }
protocol Results { func finish(_ result: Result<Int, any Error>) -> Result<String, Mistake>? }
protocol TakesCall { func handle(_ call: Call, _ other: Call?) }
struct Call: Equatable { var number = 0 }
protocol DefaultNames {
  func onRun()
  func run()
  var onStop: Int { get }
  func stop()
}

func checkInheritance(_ check: Check) {
  let derived = StubDerived()
  derived.onBase { 1 }
  derived.onDerived { 2 }
  derived.onSetShared { _ in }
  derived.shared = 3
  check.equal(derived.base() + derived.derived(), 3)
  check.equal(derived.shared, 0)
  check.failed("Derived.shared")

  let diamond = StubDiamond()
  diamond.onLeft {}
  diamond.left()
  diamond.right()
  check.equal(diamond.base(), 0)
  check.failed("Diamond.right()", "Diamond.base()")

  let composed: any LeftSide & Readable = StubComposed()
  check.equal(composed.name, "")
  check.failed("Composed.name")

  let alias: any Pieces = StubFromAlias()
  check.equal(alias.names(), [])
  check.holds(alias["a"] == nil)
  check.equal(check.failures().count, 2)

  let bound: any ByWhere = StubByWhere()
  bound.extra()
  check.equal(bound.base(), 0)
  check.equal(check.failures().count, 2)

  let defaults = StubWithDefault()
  check.equal(defaults.given(), 0)
  check.failed("WithDefault.given()")

  let known = StubKnown()
  check.equal(Set([known, known, StubKnown()]).count, 2)
  check.equal("\(known)", "StubKnown")
  check.failed()

  let object = StubObjectBound()
  object.onRun { 3 }
  check.equal(object.run(), 3)
  check.holds(object.isEqual(object))

  check.equal(StubFailing().code(), 0)
  check.equal(StubOwnIdentity().id, "")
  check.failed("Failing.code()", "OwnIdentity.id")

  let service: any Outer.Service = StubOuterService()
  check.equal(service.detail(Outer.Detail(), deep: Outer.Inner.Deep()), Outer.Detail(number: 0))
  check.failed("Outer.Service.detail(_:deep:)")
}

func checkConditions(_ check: Check) {
  let conditional = StubConditional()
  conditional.onHere { $0 + 1 }
  check.equal(conditional.here(1), 2)
  check.equal(conditional.always(), 0)
  check.equal(conditional.there, 0)
  check.equal(check.failures().count, 2)
  StubBuilt().run()
  check.failed("Built.run()")

  let availability = StubAvailability()
  availability.onNew { 1 }
  if #available(macOS 10.15, *) { check.equal(availability.new(), 1) }

  let unicode = StubUnicode()
  unicode.onGröße { $0 }
  check.equal(unicode.größe(3), 3)
  unicode.onNaïveté { "n" }
  check.equal(unicode.naïveté(), "n")

  let parents = StubOptionalSelf()
  check.holds(parents.parent() == nil)
  parents.onChildren { [parents] }
  check.equal(parents.children().count, 1)
  check.failed("OptionalSelf.parent()")

  let dictionaries = StubDictionaries()
  dictionaries.onMerge { _, _ in }
  dictionaries.merge([:], with: [:])
  let nested = StubNested()
  nested.onRun { body in body { check.equal($0, 1) } }
  nested.run { $0(1) }
  let results = StubResults()
  check.holds(results.finish(.success(1)) == nil)
  check.failed("Results.finish(_:)")
  let calls = StubTakesCall()
  calls.onHandle { call, other in check.equal(call, other) }
  calls.handle(Call(), Call())
  check.equal(calls.calls, [.handle(Call(), Call())])
  let names = StubDefaultNames()
  names.whenRun {}
  names.run()
  names.onOnRun {}
  names.onRun()
  check.failed()
  let documented = StubDocumented()
  documented.onRun { $0 }
  check.equal(documented.run(2), 2)
}
