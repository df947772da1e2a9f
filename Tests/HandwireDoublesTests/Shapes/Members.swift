protocol Readable { var name: String { get } }
protocol Writable { var count: Int { get set } }
protocol OptionalProperty { var owner: Box? { get set } }
protocol EffectfulProperty {
  var slow: Int { get async }
  var risky: Int { get throws }
  var both: [Int] { get async throws }
}
protocol ClosureProperty {
  var onTap: (() -> Void)? { get set }
  var transform: (Int) -> Int { get set }
  func tap()
}
protocol UnwrappedProperty { var label: String! { get set } }
protocol ExistentialProperty { var helper: any Returns { get set } }
protocol Reserved {
  var `default`: Int { get }
  var `self`: Int { get }
  var type: Int { get }
}
protocol TakesOurNames {
  var calls: Int { get }
  var stub: Int { get }
  func meaning(result: Int, meaning: Int, stub: String) -> Int
}
protocol ComputedPair { var size: (width: Int, height: Int) { get } }

protocol Keyed { subscript(key: String) -> Int? { get } }
protocol KeyedWritable { subscript(key: String, default value: Int) -> Int { get set } }
protocol Indexed { subscript(at index: Int) -> String { get throws } }
protocol TwoSubscripts {
  subscript(index: Int) -> String { get }
  subscript(name: String) -> String { get set }
}
protocol GenericSubscript { subscript<Key: Hashable>(key: Key) -> Int { get } }

protocol Made { init(name: String, count: Int) }
protocol MadeEmpty {
  init()
  func run()
}
protocol MadeAtPath { init(path: String) }
protocol MadePerhaps { init?(text: String) }
protocol MadeRisky { init(text: String) throws }
protocol MadeTwice {
  init(number: Int)
  init(text: String) async throws
  func value() -> Int
}

func checkProperties(_ check: Check) async throws {
  let readable = StubReadable()
  check.equal(readable.name, "")
  check.failed("Readable.name")
  readable.onName { "x" }
  check.equal(readable.name, "x")
  check.equal(readable.calls, [.name, .name])

  let writable = StubWritable()
  writable.count = 3
  check.failed("Writable.count")
  check.equal(writable.count, 0)
  check.failed("Writable.count")
  var stored = 0
  writable.onCount { stored }
  writable.onSetCount { stored = $0 }
  writable.count += 2
  check.equal(stored, 2)
  check.equal(writable.calls, [.setCount(3), .count, .count, .setCount(2)])

  let optional = StubOptionalProperty()
  check.holds(optional.owner == nil)
  optional.onSetOwner { _ in }
  optional.owner = Box(1)
  check.failed("OptionalProperty.owner")

  let effectful = StubEffectfulProperty()
  check.equal(await effectful.slow, 0)
  check.failed("EffectfulProperty.slow")
  do {
    _ = try effectful.risky
    check.holds(false)
  } catch { check.equal("\(error)", "EffectfulProperty.risky is not implemented") }
  effectful.onBoth { [1] }
  check.equal(try await effectful.both, [1])
  check.failed("EffectfulProperty.risky")

  let closure = StubClosureProperty()
  closure.onSetOnTap { $0?() }
  var taps = 0
  closure.onTap = { taps += 1 }
  check.equal(taps, 1)
  closure.onTransform { { $0 + 1 } }
  check.equal(closure.transform(1), 2)
  closure.whenTap { taps += 1 }
  closure.tap()
  check.equal(taps, 2)

  let label = StubUnwrappedProperty()
  label.onLabel { "l" }
  check.equal(label.label, "l")

  let helper = StubExistentialProperty()
  check.equal(helper.helper.names(), [])
  check.failed("ExistentialProperty.helper", "Returns.names()")

  let reserved = StubReserved()
  reserved.onDefault { 4 }
  check.equal(reserved.default, 4)

  let names = StubTakesOurNames()
  names.onCalls { 1 }
  names.onStub { 2 }
  names.onMeaning { result, meaning, stub in result + meaning + stub.count }
  check.equal(names.calls + names.stub + names.meaning(result: 1, meaning: 2, stub: "abc"), 9)
  check.equal(names.stubCalls, [.calls, .stub, .meaning(result: 1, meaning: 2, stub: "abc")])

  check.equal(StubComputedPair().size.width, 0)
  check.failed("ComputedPair.size")
}

func checkSubscripts(_ check: Check) throws {
  let keyed = StubKeyed()
  check.holds(keyed["a"] == nil)
  check.failed("Keyed.subscript(_:)")
  keyed.onSubscript { $0.count }
  check.equal(keyed["abc"], 3)
  check.equal(keyed.calls, [.subscript("a"), .subscript("abc")])

  let writable = StubKeyedWritable()
  writable.onSetSubscript { key, value, new in check.equal("\(key) \(value) \(new)", "a 1 5") }
  writable["a", default: 1] = 5
  check.equal(writable.calls, [.setSubscript("a", default: 1, 5)])

  let indexed = StubIndexed()
  check.holds((try? indexed[at: 1]) == nil)
  check.failed("Indexed.subscript(at:)")
  indexed.onSubscript { "\($0)" }
  check.equal(try indexed[at: 2], "2")

  let two = StubTwoSubscripts()
  two.onSubscriptIndex { "\($0)" }
  two.onSubscriptName { $0 }
  check.equal(two[1] + two["a"], "1a")
  two["b"] = "c"
  check.failed("TwoSubscripts.subscript(_:)")

  let generic = StubGenericSubscript()
  generic.onSubscript { "\($0)".count }
  check.equal(generic["ab"] + generic[123], 5)
}

func checkInitializers(_ check: Check) async {
  func make<Value: Made>(_ type: Value.Type) -> Value { Value(name: "n", count: 2) }
  _ = make(StubMade.self)
  check.failed("Made.init(name:count:)")
  StubMade.onInit { name, count in check.equal(name.count + count, 3) }
  _ = make(StubMade.self)
  check.failed()
  check.equal(StubMade.calls, [.initialize(name: "n", count: 2), .initialize(name: "n", count: 2)])

  _ = StubMadeEmpty(path: "here")
  check.failed()
  _ = StubMadeEmpty()
  check.failed("MadeEmpty.init()")

  _ = StubMadeAtPath(path: "a")
  check.failed("MadeAtPath.init(path:)")
  _ = StubMadeAtPath()
  check.failed()

  check.holds(StubMadePerhaps(text: "a") == nil)
  check.failed("MadePerhaps.init(text:)")
  StubMadePerhaps.onInit { $0 == "a" }
  check.holds(StubMadePerhaps(text: "a") != nil)
  check.holds(StubMadePerhaps(text: "b") == nil)

  check.holds((try? StubMadeRisky(text: "")) == nil)
  check.failed("MadeRisky.init(text:)")

  StubMadeTwice.onInitNumber { _ in }
  let made = StubMadeTwice(number: 1)
  made.onValue { 7 }
  check.equal(made.value(), 7)
  StubMadeTwice.onInitText { _ in throw Mistake.made }
  do {
    _ = try await StubMadeTwice(text: "")
    check.holds(false)
  } catch { check.equal("\(error)", "made") }
  check.failed()
}
