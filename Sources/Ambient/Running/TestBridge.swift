/// What HandwireTesting does for this library where it is linked.
package protocol TestBridge: SendableMetatype {
  /// The test that the running code surely belongs to.
  static func currentTest() -> TestReporter?
  /// Fails the run, and no test.
  static func reportUnknown(_ message: String)
}
