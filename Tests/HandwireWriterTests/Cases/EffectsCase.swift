import Handwire

// Construction that suspends or throws, on the spot, shared, through closures, and across scopes.

enum EffectsFailure: Error { case broken }
@MainActor final class EffectsCounter {
  var made = 0
}
@MainActor final class EffectsShared {
  init(counter: EffectsCounter) {
    counter.made += 1
  }
}
@MainActor final class EffectsBuilt {
  let name: String
  init(name: String) throws {
    if name == "bad" { throw EffectsFailure.broken }
    self.name = name
  }
}
struct EffectsToken { let text: String }
@MainActor final class EffectsUser {
  let shared: () async -> EffectsShared
  let makeBuilt: () throws -> EffectsBuilt
  let makeDetail: @MainActor (Int) async throws -> EffectsDetail
  init(
    shared: @escaping () async -> EffectsShared, makeBuilt: @escaping () throws -> EffectsBuilt,
    makeDetail: @escaping @MainActor (Int) async throws -> EffectsDetail
  ) {
    self.shared = shared
    self.makeBuilt = makeBuilt
    self.makeDetail = makeDetail
  }
}
@MainActor final class EffectsDetail {
  let id: Int
  let shared: EffectsShared
  let built: EffectsBuilt
  let token: EffectsToken
  init(id: Int, shared: EffectsShared, built: EffectsBuilt, token: EffectsToken) {
    self.id = id
    self.shared = shared
    self.built = built
    self.token = token
  }
}
@MainActor final class EffectsPair {
  let built: EffectsBuilt
  let token: EffectsToken
  init(built: EffectsBuilt, token: EffectsToken) {
    self.built = built
    self.token = token
  }
}

@MainActor
struct EffectsBlueprint: Blueprint {
  @Given var name: String
  @Given var counter: EffectsCounter
  @Shared var shared: EffectsShared
  @Built var thing: EffectsBuilt
  @Owned var user: EffectsUser
  @Child var session: EffectsSessionGraph?

  static func token(name: String) async throws -> EffectsToken { EffectsToken(text: "token of \(name)") }
  func makeDetail(id: Int) async throws -> EffectsDetail { built() }
}

@MainActor
struct EffectsSessionBlueprint: Blueprint {
  typealias Parent = EffectsBlueprint
  @Given private var id: Int
  @Owned var detail: EffectsDetail
  @Owned var pair: EffectsPair
  @Child var step: EffectsStepGraph?
  func makeOther(id: Int) async throws -> EffectsDetail { built() }
}

@MainActor
struct EffectsStepBlueprint: Blueprint {
  typealias Parent = EffectsSessionBlueprint
  @Owned var pair: EffectsPair
  func makeAnother() async throws -> EffectsPair { built() }
}

@MainActor func demonstrateEffects() async {
  do {
    let graph = EffectsGraph(name: "good", counter: EffectsCounter())
    let first = try await graph.makeDetail(id: 1)
    let second = try await graph.user.makeDetail(2)
    let shared = await graph.user.shared()
    let own = graph.shared
    print(
      first.shared === second.shared, shared === first.shared, own === shared, second.token.text, graph.counter.made)
    let session = try await graph.startSession(id: 4)
    print(session.detail.shared === shared, session.pair.built !== session.detail.built, session.detail.id)
    print(try await session.makeOther(id: 5).built.name, graph.session === session)
    let step = try await session.startStep()
    print(step.pair.token.text, try await step.makeAnother().built.name, try graph.user.makeBuilt().name)
    print(try graph.thing.name)
  } catch {
    print("unexpected", error)
  }
  let bad = EffectsGraph(name: "bad", counter: EffectsCounter())
  do {
    _ = try await bad.startSession(id: 1)
  } catch {
    print(error, bad.session == nil)
  }
}

// prints: true true true token of good 1
// prints: true true 4
// prints: good true
// prints: token of good good good
// prints: good
// prints: broken true
