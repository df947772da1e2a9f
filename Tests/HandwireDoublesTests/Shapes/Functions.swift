import Foundation

struct Trip: Equatable {
  struct ID: Hashable { var raw: String }
  var id: ID
  var name: String
}

nonisolated final class Box {
  var value: Int
  init(_ value: Int) { self.value = value }
}

enum Level: String { case low, high }

protocol Nothing {}

protocol NoArguments { func run() }

protocol Returns { func names() -> [String] }

protocol Labels {
  func move(from start: Int, to end: Int) -> Bool
  func plain(_ value: Int)
  func `for`(`in` place: String)
  func anonymous(_: Int, named _: String) -> Int
}

protocol Placeholders {
  func optional() -> Trip?
  func dictionary() -> [String: Int]
  func pair() -> (Int, name: String)
  func level() -> Level
  func trip() -> Trip
  func closure() -> (Int) -> String
  func sequence() -> Set<Int>
  func moment() -> Date
  func nested() -> any Returns
}

protocol NoPlaceholder { func box() -> Box }

protocol Variadic { func log(_ parts: String..., level: Int) }

protocol Tuples { func swap(_ pair: (Int, Int)) -> (Int, Int) }

protocol Unwrapped { func title(_ text: String!) -> String! }

protocol Closures {
  func visit(_ body: (Int) -> Void)
  func later(_ body: @escaping (Int) -> Void)
  func perhaps(_ body: ((Int) -> Void)?)
  func lazily(_ value: @autoclosure () -> Int) -> Int
  func lazilyLater(_ value: @autoclosure @escaping () -> Int)
}

typealias Handler = (Int) -> Void

protocol AliasedClosures {
  typealias Completion = (String) -> Void
  func visit(_ body: Handler)
  func later(_ body: @escaping Handler, completion: @escaping Completion)
}

protocol Discardable { @discardableResult func add(_ value: Int) -> Int }

protocol Existentials { func use(_ value: any Returns, _ other: any Returns & NoArguments) -> (any Returns)? }

protocol Metatypes { func make(_ type: Box.Type, of kind: any Returns.Type) -> Int }

protocol LongSignature {
  func prepareEverythingThatIsNeededForTheTrip(
    withIdentifier identifier: Trip.ID, named name: String, startingAt start: Date, endingAt end: Date,
    completion: @escaping (Result<Trip, any Error>) -> Void
  ) -> [Trip.ID: [Trip]]
}

func checkFunctions(_ check: Check) {
  _ = StubNothing()

  let none = StubNoArguments()
  none.run()
  check.failed("NoArguments.run()")
  check.equal(none.calls, [.run])
  var ran = 0
  none.onRun { ran += 1 }
  none.run()
  none.run()
  check.failed()
  check.equal(ran, 2)
  check.equal(none.calls.count, 3)
  none.onRun.reset()
  none.run()
  check.failed("NoArguments.run()")

  let returns = StubReturns()
  check.equal(returns.names(), [])
  check.failed("Returns.names()")
  returns.onNames { ["a"] }
  check.equal(returns.names(), ["a"])

  let labels = StubLabels(path: "AppGraph.labels")
  check.equal(labels.move(from: 1, to: 2), false)
  check.failed("Labels.move(from:to:) is not implemented at AppGraph.labels")
  labels.onMove { start, end in start < end }
  check.equal(labels.move(from: 1, to: 2), true)
  labels.onPlain { _ in }
  labels.plain(3)
  labels.onFor { _ in }
  labels.for(in: "x")
  labels.onAnonymous { first, second in first + second.count }
  check.equal(labels.anonymous(1, named: "ab"), 3)
  check.failed()
  check.equal(
    labels.calls,
    [.move(from: 1, to: 2), .move(from: 1, to: 2), .plain(3), .for(in: "x"), .anonymous(1, named: "ab")])
  check.equal(labels.calls != [.plain(3)], true)

  let placeholders = StubPlaceholders()
  check.holds(placeholders.optional() == nil)
  check.equal(placeholders.dictionary(), [:])
  check.equal(placeholders.pair().name, "")
  check.equal(placeholders.level(), .low)
  check.equal(placeholders.trip(), Trip(id: Trip.ID(raw: ""), name: ""))
  check.equal(placeholders.closure()(1), "")
  check.equal(placeholders.sequence(), [])
  check.equal(placeholders.moment(), Date(timeIntervalSince1970: 0))
  check.equal(placeholders.nested().names(), [])
  check.equal(check.failures().count, 10)

  let boxes = StubNoPlaceholder()
  boxes.onBox { Box(5) }
  check.equal(boxes.box().value, 5)

  let variadic = StubVariadic()
  variadic.onLog { parts, level in check.equal(parts.count, level) }
  variadic.log("a", "b", level: 2)
  check.equal(variadic.calls, [.log(["a", "b"], level: 2)])

  let tuples = StubTuples()
  tuples.onSwap { pair in (pair.1, pair.0) }
  check.equal(tuples.swap((1, 2)).0, 2)

  let unwrapped = StubUnwrapped()
  check.holds(unwrapped.title("a") == nil)
  check.failed("Unwrapped.title(_:)")
  unwrapped.onTitle { ($0 ?? "") + "!" }
  check.equal(unwrapped.title("a"), "a!")
}

func checkClosures(_ check: Check) {
  let closures = StubClosures()
  var seen: [Int] = []
  closures.onVisit { body in body(1) }
  closures.visit { seen.append($0) }
  closures.onLater { body in body(2) }
  closures.later { seen.append($0) }
  closures.onPerhaps { body in body?(3) }
  closures.perhaps { seen.append($0) }
  closures.perhaps(nil)
  closures.onLazily { value in value() * 2 }
  check.equal(closures.lazily(2), 4)
  closures.onLazilyLater { value in seen.append(value()) }
  closures.lazilyLater(9)
  check.equal(seen, [1, 2, 3, 9])
  check.equal(closures.calls.count, 6)
  if case .later(let body) = closures.calls[1] { body(4) }
  check.equal(seen.last, 4)
  var wasEvaluated = false
  func evaluated() -> Int {
    wasEvaluated = true
    return 1
  }
  let untouched = StubClosures()
  check.equal(untouched.lazily(evaluated()), 0)
  check.equal(wasEvaluated, false)
  check.failed("Closures.lazily(_:)")

  let aliased = StubAliasedClosures()
  aliased.onVisit { body in body(1) }
  aliased.visit { check.equal($0, 1) }
  aliased.onLater { body, completion in
    body(2)
    completion("x")
  }
  aliased.later({ check.equal($0, 2) }, completion: { check.equal($0, "x") })

  let discardable = StubDiscardable()
  discardable.onAdd { $0 + 1 }
  discardable.add(1)

  let existentials = StubExistentials()
  check.holds(existentials.use(StubReturns(), Both()) == nil)
  check.failed("Existentials.use(_:_:)")

  let metatypes = StubMetatypes()
  metatypes.onMake { type, kind in type == Box.self && kind == StubReturns.self ? 1 : 0 }
  check.equal(metatypes.make(Box.self, of: StubReturns.self), 1)

  let long = StubLongSignature()
  long.onPrepareEverythingThatIsNeededForTheTrip { _, name, _, _, _ in [Trip.ID(raw: name): []] }
  let made = long.prepareEverythingThatIsNeededForTheTrip(
    withIdentifier: Trip.ID(raw: "1"), named: "n", startingAt: Date(), endingAt: Date(), completion: { _ in })
  check.equal(made, [Trip.ID(raw: "n"): []])
  check.failed()
}

struct Both: Returns, NoArguments {
  func names() -> [String] { [] }
  func run() {}
}
