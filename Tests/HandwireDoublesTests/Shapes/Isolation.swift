nonisolated protocol Shared: Sendable {
  func count() -> Int
  func load(_ box: Box) async throws -> Box
  var name: String { get set }
}
protocol SharedError: Error { var code: Int { get } }
@MainActor protocol OnMain {
  var title: String { get set }
  func show(_ box: Box)
  func load(_ box: Box) async -> Box?
  nonisolated func identifier() -> String
  nonisolated var size: Int { get }
  init(title: String)
  static func shared() -> Int
}
@MainActor protocol OnMainSendable: Sendable { func run(_ body: @escaping () -> Void) }
protocol PartlyOnMain {
  @MainActor func show(_ text: String)
  @MainActor var isShown: Bool { get }
  func work() async
}
protocol Worker: Actor {
  func work(_ count: Int) -> Int
  func load(_ box: Box) async throws -> Box
  var state: Int { get }
  nonisolated var label: String { get }
  nonisolated func describe() -> String
  static func make() -> Int
}
nonisolated protocol Plain {
  func plain() -> Int
  func plainAsync(_ box: Box) async -> Int
}
protocol PlainWorker: Actor, Plain { func isolatedOne() -> Int }
@MainActor protocol MainPlain: Plain { func isolatedOne() -> Int }
@MainActor protocol MainBase: Sendable { func base() -> Int }
protocol MainDerived: MainBase { func derived() -> Int }
struct Wide: Equatable {
  var firstName = 1
  var identifier: Trip.ID
  var secondName: String
  var thirdName: String
  var fourthName: [String]
  var fifthName: String
  var sixthName: Bool
}
protocol MakesWide { func makeSomethingThatIsWide(named name: String) -> Wide }
@globalActor actor Background { static let shared = Background() }
@Background protocol OnBackground {
  func work() async -> Int
  func now() -> Int
}
nonisolated protocol SendableClosures: Sendable {
  func run(_ body: @escaping @Sendable () -> Void)
  func onMain(_ body: @escaping @MainActor () -> Void) async
  @Sendable func marked()
}
protocol StaticMembers {
  static var shared: Int { get set }
  static func make(_ count: Int) throws -> [Int]
  static subscript(index: Int) -> Int { get }
}
protocol StaticSendable: Sendable {
  static func make() async -> String
  func use() -> Int
}
protocol NotCopied: ~Copyable { func look() -> Int }

func checkSendable(_ check: Check) async throws {
  let shared = StubShared()
  shared.onCount { 1 }
  shared.onLoad { $0 }
  shared.onSetName { _ in }
  await withTaskGroup(of: Int.self) { group in
    for _ in 0..<50 { group.addTask { shared.count() } }
  }
  check.equal(shared.calls.count, 50)
  shared.name = "x"
  check.equal(try await shared.load(Box(1)).value, 1)
  check.equal(shared.name, "")
  check.failed("Shared.name")

  let error: any Error = StubSharedError()
  check.holds(error is any SharedError)

  let closures = StubSendableClosures()
  closures.onRun { $0() }
  closures.run {}
  closures.onOnMain { body in await body() }
  await closures.onMain {}
  closures.onMarked {}
  closures.marked()
  check.equal(closures.calls.count, 3)

  let partly = StubPartlyOnMain()
  partly.onWork {}
  await partly.work()
  check.failed()
  check.equal(StubNotCopied().look(), 0)
  check.failed("NotCopied.look()")
}

@MainActor func checkMainActor(_ check: Check) async {
  let main = StubOnMain()
  main.onTitle { "t" }
  main.onSetTitle { _ in }
  main.title += "x"
  main.onShow { box in box.value += 1 }
  let box = Box(1)
  main.show(box)
  check.equal(box.value, 2)
  main.onLoad { $0 }
  check.equal(await main.load(box)?.value, 2)
  main.onIdentifier { "i" }
  check.equal(main.identifier(), "i")
  check.equal(main.size, 0)
  check.failed("OnMain.size")
  StubOnMain.onShared { 3 }
  check.equal(StubOnMain.shared(), 3)
  _ = StubOnMain(title: "a")
  check.failed("OnMain.init(title:)")

  let sendable = StubOnMainSendable()
  sendable.onRun { $0() }
  sendable.run { check.holds(true) }

  let partly = StubPartlyOnMain()
  partly.onShow { text in check.equal(text, "x") }
  partly.show("x")
  check.equal(partly.isShown, false)
  check.failed("PartlyOnMain.isShown")

  let plain = StubMainPlain()
  plain.onPlain { 1 }
  plain.onIsolatedOne { 2 }
  check.equal(plain.plain() + plain.isolatedOne(), 3)
}

@MainActor func checkDerived(_ check: Check) {
  let derived = StubMainDerived()
  derived.onBase { 1 }
  derived.onDerived { 2 }
  check.equal(derived.base() + derived.derived(), 3)
  check.equal(StubMakesWide().makeSomethingThatIsWide(named: "x").firstName, 1)
  check.failed("MakesWide.makeSomethingThatIsWide(named:)")
}

@Background func checkBackground(_ check: Check) async {
  let background = StubOnBackground()
  background.onNow { 4 }
  check.equal(background.now(), 4)
}

func checkActors(_ check: Check) async throws {
  let worker = StubWorker()
  worker.onWork { $0 * 2 }
  check.equal(await worker.work(2), 4)
  check.equal(await worker.state, 0)
  check.failed("Worker.state")
  worker.onLabel { "l" }
  check.equal(worker.label, "l")
  worker.onDescribe { "d" }
  check.equal(worker.describe(), "d")
  worker.onLoad { Box($0.value + 1) }
  check.equal(worker.calls.count, 4)
  StubWorker.onMake { 5 }
  check.equal(StubWorker.make(), 5)

  let plain = StubPlainWorker()
  plain.onPlain { 1 }
  check.equal(plain.plain(), 1)
  plain.onIsolatedOne { 2 }
  check.equal(await plain.isolatedOne(), 2)
}

func checkStatics(_ check: Check) async throws {
  check.equal(StubStaticMembers.shared, 0)
  check.failed("StaticMembers.shared")
  StubStaticMembers.onShared { 2 }
  StubStaticMembers.onSetShared { value in check.equal(value, 3) }
  StubStaticMembers.shared += 1
  StubStaticMembers.onMake { [$0] }
  check.equal(try StubStaticMembers.make(4), [4])
  StubStaticMembers.onSubscript { $0 + 1 }
  check.equal(StubStaticMembers[5], 6)
  check.equal(StubStaticMembers.calls.count, 5)

  StubStaticSendable.onMake { "m" }
  check.equal(await StubStaticSendable.make(), "m")
  check.equal(StubStaticSendable().use(), 0)
  check.failed("StaticSendable.use()")
}
