import Foundation
import Testing

@testable import HandwireAmbient

@Suite struct OverrideTests {
  struct Refusal: Error, Equatable {}

  @Test func aValueIsReplacedForTheOperationOnly() {
    let inside = withAmbient {
      $0.greeting = "hello"
    } operation: {
      AmbientValues.current.greeting
    }
    #expect(inside == "hello")
    #expect(AmbientValues.current.greeting == "test")
  }

  @Test func innerReplacementsAddToOuterOnes() {
    withAmbient {
      $0.greeting = "outer"
      $0.previewed = "outer"
    } operation: {
      withAmbient {
        #expect($0.greeting == "outer")
        $0.greeting += " and inner"
      } operation: {
        #expect(AmbientValues.current.greeting == "outer and inner")
        #expect(AmbientValues.current.previewed == "outer")
      }
      #expect(AmbientValues.current.greeting == "outer")
    }
  }

  @Test func anAsynchronousOperationSeesItAfterEachSuspension() async {
    await withAmbient {
      $0.greeting = "hello"
    } operation: {
      await Task.yield()
      #expect(AmbientValues.current.greeting == "hello")
    }
    #expect(AmbientValues.current.greeting == "test")
  }

  @Test func typedErrorsStayTyped() async {
    func refuse() throws(Refusal) -> Int { throw Refusal() }
    func refuseLater() async throws(Refusal) -> Int { throw Refusal() }
    do throws(Refusal) {
      _ = try withAmbient { (_: inout AmbientValues) throws(Refusal) in
      } operation: { () throws(Refusal) in
        try refuse()
      }
      Issue.record("It should have thrown.")
    } catch {
      let caught: Refusal = error
      #expect(caught == Refusal())
    }
    do throws(Refusal) {
      _ = try await withAmbient { (_: inout AmbientValues) throws(Refusal) in
      } operation: { () async throws(Refusal) in
        try await refuseLater()
      }
      Issue.record("It should have thrown.")
    } catch {
      let caught: Refusal = error
      #expect(caught == Refusal())
    }
  }

  @Test func untypedErrorsPassThrough() {
    #expect(throws: Refusal.self) {
      try withAmbient {
        $0.greeting = "hello"
      } operation: {
        throw Refusal()
      }
    }
    #expect(AmbientValues.current.greeting == "test")
  }

  @MainActor @Test func theOperationStaysInTheCallersIsolation() async {
    var steps = [0]
    await withAmbient {
      $0.greeting = "hello"
    } operation: {
      steps.append(1)
      await Task.yield()
      MainActor.assertIsolated()
      steps.append(2)
    }
    withAmbient {
      $0.greeting = "hello"
    } operation: {
      MainActor.assertIsolated()
      steps.append(3)
    }
    #expect(steps == [0, 1, 2, 3])
  }

  actor Desk {
    private var letters: [String] = []

    func write() async -> [String] {
      await withAmbient {
        $0.greeting = "desk"
      } operation: {
        letters.append(AmbientValues.current.greeting)
        await Task.yield()
        letters.append(AmbientValues.current.greeting)
      }
      return letters
    }
  }

  @Test func anActorKeepsItsIsolation() async {
    #expect(await Desk().write() == ["desk", "desk"])
  }

  @Test func theSystemsValuesAreReplacedInPlace() {
    let noon = Date(timeIntervalSince1970: 43_200)
    let uuid = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    withAmbient {
      $0.date.now = noon
      $0.uuid = .constant(uuid)
      $0.randomNumbers = RandomNumberSource { 7 }
      $0.locale = Locale(identifier: "de_CH")
    } operation: {
      #expect(AmbientValues.current.date.now == noon)
      #expect(AmbientValues.current.date() == noon)
      #expect(AmbientValues.current.uuid() == uuid)
      #expect(AmbientValues.current.randomNumbers { $0.next() } == 7)
      #expect(AmbientValues.current.locale.identifier == "de_CH")
      #expect(AmbientValues.current.calendar.locale?.identifier == "de_CH")
    }
  }
}

/// Writing through a key path, as the trait does.
@Suite struct ReplacementTests {
  fileprivate enum CountedKey: AmbientKey {
    static let made = Locked(0)
    static var live: Tracker {
      made.withLock { $0 += 1 }
      return Tracker()
    }
  }

  @Test func whatIsReplacedIsNeitherMadeNorReached() {
    let world = SampleWorld()
    world.scope().run {
      let replacement = Tracker()
      var values = AmbientValues.current
      values.replace(\.counted, by: replacement)
      #expect(values.counted === replacement)
      #expect(CountedKey.made.withLock { $0 } == 0)
    }
    #expect(world.failures.isEmpty)
  }

  @Test func aPartIsReplacedInItsPlace() {
    let world = SampleWorld()
    world.scope().run {
      var values = AmbientValues.current
      values.replace(\.date.now, by: Date(timeIntervalSince1970: 1))
      values.run { #expect(AmbientValues.current.date.now == Date(timeIntervalSince1970: 1)) }
    }
    #expect(world.failures.isEmpty)
  }
}

extension AmbientValues {
  fileprivate var counted: Tracker {
    get { self[ReplacementTests.CountedKey.self] }
    set { self[ReplacementTests.CountedKey.self] = newValue }
  }
}
