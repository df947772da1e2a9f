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
}
