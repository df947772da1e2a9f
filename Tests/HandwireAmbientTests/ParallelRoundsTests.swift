import Testing

@testable import HandwireAmbient

@Suite struct ParallelRoundsTests {
  /// A hundred tests' worth of everything at once, each with values of its own.
  @Test func aHundredRoundsInParallelNeverMix() async {
    let failures = await withTaskGroup(of: [String].self) { group in
      for round in 0..<100 { group.addTask { await Self.run(round) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(failures == [])
  }

  private static func run(_ round: Int) async -> [String] {
    let world = SampleWorld()
    let scope = world.scope(named: "round \(round)")
    var problems: [String] = []
    await scope.run {
      let tracker = AmbientValues.current.tracker
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<5 {
          group.addTask {
            await Task.yield()
            AmbientValues.current.tracker.track("\(round).\(task)")
          }
        }
      }
      if tracker.events.withLock({ Set($0) }) != Set((0..<5).map { "\(round).\($0)" }) { problems.append("mixed") }
      let own = await withAmbient {
        $0.greeting = "\(round)"
      } operation: {
        let postman = Postman()
        await Task.yield()
        return [AmbientValues.current.letterhead.text, postman.greeting]
      }
      if own != ["Letter: \(round)", "\(round)"] { problems.append("wrong values: \(own)") }
      if AmbientValues.current.letterhead.text != "Letter: test" { problems.append("an override has leaked") }
    }
    scope.end()
    return problems + world.failures
  }
}
