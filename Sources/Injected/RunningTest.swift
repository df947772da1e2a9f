import HandwireAmbient

/// The test that the calling code surely belongs to.
enum RunningTest {
  static var current: TestReporter? { TestWorld.ofCaller()?.reporter }
}
