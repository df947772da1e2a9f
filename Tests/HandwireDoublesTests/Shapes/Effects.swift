enum Mistake: Error, Equatable { case made }
struct Failure: Error, Equatable { var code = 0 }

protocol Asynchronous {
  func load() async -> Int
  func save(_ value: Int) async
}
protocol Throwing {
  func load() throws -> Int
  func save() throws
}
protocol AsyncThrowing { func load(id: Int) async throws -> [Int] }
protocol TypedThrowing {
  func load() throws(Mistake) -> Int
  func save() throws(Failure)
  func any() throws(any Error) -> Box
  func never() throws(Never) -> Int
}
enum Progress {
  case running(Int)
  case idle, done
}
protocol Outcomes {
  func outcome() -> Result<Int, Mistake>
  func anything() -> Result<[Int], any Error>
  func progress() -> Progress
}
protocol Rethrowing {
  func each(_ body: (Int) throws -> Void) rethrows
  func map(_ body: (Int) throws -> Int) rethrows -> [Int]
}
protocol ThrowingClosures { func run(_ body: @escaping @Sendable () async throws -> Int) async throws -> Int }
protocol Mutating {
  mutating func change(_ value: inout Int)
  mutating func reset() -> Int
  func swap(_ left: inout [Int], _ right: inout [Int])
}
protocol Ownership {
  func take(_ box: consuming Box) -> Int
  func look(_ box: borrowing Box) -> Int
  func send(_ box: sending Box)
  func make() -> sending Box
}
struct Token: ~Copyable { var number = 1 }
protocol Unique {
  func spend(_ token: consuming Token) -> Int
  func look(_ token: borrowing Token) -> Int
  func change(_ token: inout Token)
  func issue() throws -> Token
}
protocol Isolated { func run(isolation: isolated (any Actor)?, count: Int) async -> Int }

protocol Overloads {
  func find(id: Int) -> String
  func find(name: String) -> String
  func find(_ value: Int) -> String
  func find(_ value: String) -> String
  func find(_ value: String) -> Int
  func find(_ value: String) async -> String
  var find: Bool { get }
}

func checkEffects(_ check: Check) async throws {
  let asynchronous = StubAsynchronous()
  check.equal(await asynchronous.load(), 0)
  check.failed("Asynchronous.load()")
  asynchronous.onLoad {
    await Task.yield()
    return 3
  }
  check.equal(await asynchronous.load(), 3)
  asynchronous.onSave { _ in }
  await asynchronous.save(4)
  check.equal(asynchronous.calls, [.load, .load, .save(4)])

  let throwing = StubThrowing()
  throwing.onLoad { throw Mistake.made }
  do {
    _ = try throwing.load()
    check.holds(false)
  } catch { check.equal(error as? Mistake, .made) }
  check.holds((try? throwing.save()) == nil)
  check.failed("Throwing.save()")

  let both = StubAsyncThrowing()
  check.holds((try? await both.load(id: 1)) == nil)
  check.failed("AsyncThrowing.load(id:)")
  both.onLoad { [$0] }
  check.equal(try await both.load(id: 2), [2])

  let typed = StubTypedThrowing()
  check.equal(try typed.load(), 0)
  typed.onLoad { .failure(.made) }
  do throws(Mistake) {
    _ = try typed.load()
    check.holds(false)
  } catch { check.equal(error, .made) }
  try typed.save()
  check.holds((try? typed.any()) == nil)
  check.equal(typed.never(), 0)
  check.failed("TypedThrowing.load()", "TypedThrowing.save()", "TypedThrowing.any()", "TypedThrowing.never()")

  let outcomes = StubOutcomes()
  check.equal(outcomes.outcome(), .failure(.made))
  check.holds((try? outcomes.anything().get()) == nil)
  if case .idle = outcomes.progress() { check.holds(true) } else { check.holds(false) }
  check.failed("Outcomes.outcome()", "Outcomes.anything()", "Outcomes.progress()")

  let rethrowing = StubRethrowing()
  rethrowing.onEach { body in try? body(1) }
  var seen = 0
  rethrowing.each { seen += $0 }
  check.equal(seen, 1)
  check.equal(rethrowing.map { $0 }, [])
  check.failed("Rethrowing.map(_:)")

  let closures = StubThrowingClosures()
  closures.onRun { try await $0() + 1 }
  check.equal(try await closures.run { 1 }, 2)

  var mutating: any Mutating = {
    let stub = StubMutating()
    stub.onChange { $0 += 1 }
    stub.onSwap { left, right in (left, right) = (right, left) }
    return stub
  }()
  var number = 1
  mutating.change(&number)
  check.equal(number, 2)
  check.equal(mutating.reset(), 0)
  check.failed("Mutating.reset()")
  var left = [1]
  var right = [2]
  mutating.swap(&left, &right)
  check.equal(left, [2])

  let overloads = StubOverloads()
  overloads.onFindID { "id \($0)" }
  overloads.onFindName { "name \($0)" }
  overloads.onFindValueInt { "int \($0)" }
  overloads.onFindValueStringInt { $0.count }
  check.equal(overloads.find(id: 1) + overloads.find(name: "n") + overloads.find(2), "id 1name nint 2")
  let count: Int = overloads.find("abc")
  check.equal(count, 3)
  check.failed()
}

func checkOwnership(_ check: Check) async throws {
  let ownership = StubOwnership()
  ownership.onTake { $0.value }
  check.equal(ownership.take(Box(2)), 2)
  ownership.onLook { $0.value }
  check.equal(ownership.look(Box(3)), 3)
  ownership.onSend { _ in }
  ownership.send(Box(4))
  ownership.onMake { Box(5) }
  check.equal(ownership.make().value, 5)
  check.equal(ownership.calls.count, 4)

  let unique = StubUnique()
  unique.onSpend { $0.number }
  check.equal(unique.spend(Token()), 1)
  check.equal(unique.look(Token()), 0)
  check.failed("Unique.look(_:)")
  unique.onChange { $0.number = 7 }
  var token = Token()
  unique.change(&token)
  check.equal(token.number, 7)
  unique.onIssue { Token(number: 9) }
  check.equal(try unique.issue().number, 9)

  let isolated = StubIsolated()
  isolated.onRun { _, count in count }
  check.equal(await isolated.run(isolation: nil, count: 2), 2)
}
