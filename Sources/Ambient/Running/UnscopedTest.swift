/// A read in a test run, outside of the trait, of a test case class and of `withAmbient`.
enum UnscopedTest {
  /// Made for this read alone: nothing is kept that another test could meet.
  static func entry<Key: AmbientKey>(of key: Key.Type) -> AmbientEntry {
    let bridge = TestBridges.linked()
    let reporter = bridge?.currentTest()
    let world = TestWorld(reporter: reporter)
    if bridge != nil, reporter == nil {
      world.fail(
        """
        '\(key.name)' was read where no test is known: in a detached task, on a dispatch queue, in a closure that was \
        called later, or in an XCTestCase that is no AmbientTestCase. Carry the values there with AmbientValues.capture.
        """)
    }
    let entry = AmbientContext(purpose: .test, world: world).make(key)
    if reporter != nil, type(of: AmbientBox<Key.Value>.value(in: entry.box)) is AnyObject.Type {
      world.fail(
        """
        '\(key.name)' is an object, and this test has no ambient values of its own to keep it in, so every read makes \
        another. Add the trait .ambient to the test or its suite.
        """)
    }
    return entry
  }
}
