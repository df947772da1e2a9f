import Handwire

// Asynchronous beginnings and ends: a late graph is dropped, and ended.

actor AsyncDatabase {
  init(path: String) async throws(AsyncFailure) {
    if path == "bad" { throw AsyncFailure.unreadable }
  }
}
enum AsyncFailure: Error { case unreadable }

@MainActor final class AsyncGate {
  var lines: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []
  var isOpen = true
  func pass() async {
    if isOpen { return }
    await withCheckedContinuation { waiting.append($0) }
  }
  func open() {
    isOpen = true
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
  func add(_ line: String) { lines.append(line) }
}
@MainActor final class AsyncTrips {
  let user: String
  init(user: String, gate: AsyncGate) async {
    self.user = user
    await gate.pass()
  }
}

@MainActor
struct AsyncRootBlueprint: Blueprint {
  @Given private var path: String
  @Given var gate: AsyncGate
  @Owned var database: AsyncDatabase
  @Child var session: AsyncSessionGraph?
}

@MainActor
struct AsyncSessionBlueprint: Blueprint {
  typealias Parent = AsyncRootBlueprint
  @Given var user: String
  @Owned var trips: AsyncTrips

  static func end(user: String, gate: AsyncGate) async {
    await gate.pass()
    gate.add("end \(user)")
  }
}

@MainActor func demonstrateAsync() async {
  let gate = AsyncGate()
  do throws(AsyncFailure) {
    _ = try await AsyncRootGraph(path: "bad", gate: gate)
  } catch {
    print(error)
  }
  guard let root = try? await AsyncRootGraph(path: "good", gate: gate) else { return }
  let first = try? await root.startSession(user: "a")
  print(first?.trips.user ?? "", root.session === first)

  gate.isOpen = false
  let late = Task { try await root.startSession(user: "b") }
  await Task.yield()
  gate.isOpen = true
  await root.endSession()
  print(root.session == nil)
  gate.open()
  let result = await late.result
  print(root.session == nil, (try? result.get()) == nil, gate.lines)

  gate.lines = []
  gate.isOpen = false
  let slow = Task { try await root.startSession(user: "c") }
  await Task.yield()
  gate.isOpen = true
  let quick = try? await root.startSession(user: "d")
  gate.open()
  do {
    _ = try await slow.value
  } catch {
    print(error is CancellationError)
  }
  print(root.session === quick, root.session?.user ?? "", gate.lines)
  await root.endSession()
  print(root.session == nil, gate.lines)
}

// prints: unreadable
// prints: a true
// prints: true
// prints: true true ["end a"]
// prints: true
// prints: true d ["end c"]
// prints: true ["end c", "end d"]
