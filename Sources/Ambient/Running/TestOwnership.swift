/// The test in which an object was made, for doubles that charge it with late use.
@usableFromInline
package struct TestOwnership: Sendable {
  private let world: TestWorld?

  package init() {
    world = AmbientContext.bound?.world
  }

  @usableFromInline
  package func noteUse(of name: @autoclosure () -> String) {
    world?.noteUse(of: name())
  }

  /// Fails the test in which the calling code runs, else the owner; false where there is neither.
  package func fail(_ message: String, usedBy name: String) -> Bool {
    guard let world = AmbientContext.bound?.world ?? world ?? TestWorld.ofCaller() else { return false }
    world.noteUse(of: name)
    world.fail(message)
    return true
  }
}
