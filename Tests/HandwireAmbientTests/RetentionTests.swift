import Testing

@testable import HandwireAmbient

/// Nothing outlives what it was meant for.
@Suite struct RetentionTests {
  final class Child: Sendable {}

  final class Parent {
    @Ambient(\.child) var child
  }

  enum ChildKey: AmbientKey {
    static var live: Child { Child() }
    static var test: Child { Child() }
  }

  /// Keeps its surroundings and is cached in them.
  final class Keeper: Sendable {
    let child = Ambient(\.child)
  }

  enum KeeperKey: AmbientKey {
    static var live: Keeper { Keeper() }
    static var test: Keeper { Keeper() }
  }

  private final class Weak<Object: AnyObject> {
    weak var object: Object?
  }

  @Test func aReplacedValueGoesWithTheObjectThatKeptIt() {
    let child = Weak<Child>()
    do {
      let made = Child()
      child.object = made
      let parent = withAmbient {
        $0.child = made
      } operation: {
        Parent()
      }
      #expect(parent.child === made)
    }
    #expect(child.object == nil)
  }

  @Test func aValueThatKeepsTheLayerInWhichItIsCachedGoesWithIt() {
    let keeper = Weak<Keeper>()
    let child = Weak<Child>()
    withAmbient {
      let made = Child()
      child.object = made
      $0.child = made
    } operation: {
      keeper.object = AmbientValues.current[KeeperKey.self]
      #expect(keeper.object?.child.wrappedValue === child.object)
      #expect(AmbientValues.current[KeeperKey.self] === keeper.object)
    }
    #expect(keeper.object == nil)
    #expect(child.object == nil)
  }

  @Test func aTestsValuesGoWhenItEnds() {
    let keeper = Weak<Keeper>()
    let child = Weak<Child>()
    let world = SampleWorld()
    let remains = {
      let scope = world.scope()
      scope.run {
        keeper.object = AmbientValues.current[KeeperKey.self]
        child.object = AmbientValues.current.child
      }
      #expect(child.object != nil && keeper.object != nil)
      scope.end()
      return scope.remains
    }()
    #expect(child.object == nil)
    #expect(keeper.object == nil)
    #expect(remains.isEmpty)
  }

  @Test func whatAnObjectSawElsewhereIsForgottenThere() {
    let child = Weak<Child>()
    let other = Weak<Letterhead>()
    do {
      let parent = withAmbient {
        let made = Child()
        child.object = made
        $0.child = made
      } operation: {
        Parent()
      }
      withAmbient {
        let letterhead = Letterhead(text: "other")
        other.object = letterhead
        $0.letterhead = letterhead
      } operation: {
        #expect(parent.child === child.object)
      }
      #expect(other.object == nil)
      #expect(child.object != nil)
    }
    #expect(child.object == nil)
  }

  @Test func aFinishedTaskKeepsNothing() async {
    let child = Weak<Child>()
    await withAmbient {
      let made = Child()
      child.object = made
      $0.child = made
    } operation: {
      await Task { _ = AmbientValues.current.child }.value
    }
    for _ in 0..<200 where child.object != nil { await Task.yield() }
    #expect(child.object == nil)
  }
}

extension AmbientValues {
  fileprivate var child: RetentionTests.Child {
    get { self[RetentionTests.ChildKey.self] }
    set { self[RetentionTests.ChildKey.self] = newValue }
  }
}
