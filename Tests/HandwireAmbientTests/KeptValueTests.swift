import Foundation
import Testing

@testable import HandwireAmbient

@Suite struct KeptValueTests {
  final class Model {
    @Ambient(\.greeting) var greeting
    @Ambient(\.previewed) var previewed
    @Ambient(\.date.now) var now
    @Ambient(\.letterhead) var letterhead
    @Ambient(\.tracker) var tracker
  }

  @Test func anObjectKeepsWhatWasReplacedWhereItWasMade() {
    let noon = Date(timeIntervalSince1970: 43_200)
    let model = withAmbient {
      $0.greeting = "made here"
      $0.date.now = noon
    } operation: {
      Model()
    }
    #expect(model.greeting == "made here")
    #expect(model.now == noon)
    withAmbient {
      $0.greeting = "used here"
      $0.date.now = .distantPast
    } operation: {
      #expect(model.greeting == "made here")
      #expect(model.now == noon)
    }
  }

  @Test func whatWasNotReplacedThereIsLookedUpWhereItIsRead() {
    let model = withAmbient {
      $0.greeting = "made here"
    } operation: {
      Model()
    }
    #expect(model.previewed == "preview")
    withAmbient {
      $0.previewed = "used here"
    } operation: {
      #expect(model.previewed == "used here")
      #expect(model.greeting == "made here")
    }
  }

  @Test func derivedValuesFollowWhatTheObjectKeeps() {
    let model = withAmbient {
      $0.greeting = "made here"
    } operation: {
      Model()
    }
    #expect(model.letterhead.text == "Letter: made here")
    withAmbient {
      $0.greeting = "used here"
    } operation: {
      #expect(model.letterhead.text == "Letter: made here")
      #expect(AmbientValues.current.letterhead.text == "Letter: used here")
    }
    withAmbient {
      $0.previewed = "used here"
    } operation: {
      #expect(model.letterhead.text == "Letter: made here")
      #expect(model.letterhead === model.letterhead)
    }
  }

  @Test func anObjectMadeOutsideSeesWhatIsReplacedInside() {
    let world = SampleWorld()
    let scope = world.scope()
    let model = Model()
    scope.run {
      #expect(model.greeting == "test")
      withAmbient {
        $0.greeting = "used here"
      } operation: {
        #expect(model.greeting == "used here")
      }
      #expect(model.tracker === AmbientValues.current.tracker)
    }
  }

  @Test func anObjectTakesItsTestWithItWhereNoTestIsKnown() async {
    let world = SampleWorld()
    let scope = world.scope()
    let model = scope.run { Model() }
    let expected = scope.run { AmbientValues.current.tracker }
    #expect(model.tracker === expected)
    #expect(world.failures.isEmpty)
  }

  @Test func anObjectIsReadWithOneResultFromManyThreads() async {
    let model = withAmbient {
      $0.greeting = "made here"
    } operation: {
      Postman()
    }
    let seen = await withAmbient {
      $0.previewed = "used here"
    } operation: {
      await withTaskGroup(of: String.self) { group in
        for _ in 0..<100 { group.addTask { model.greeting } }
        return await group.reduce(into: Set()) { $0.insert($1) }
      }
    }
    #expect(seen == ["made here"])
  }
}
