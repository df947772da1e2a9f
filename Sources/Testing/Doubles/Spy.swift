import HandwireAmbient

/// Stands in for a function: remembers the arguments of every call, in order, and answers.
///
/// Several arguments are a tuple: `Spy<(String, Int), Bool>`. A call after the test has ended that made the spy is
/// charged to that test.
public final class Spy<Arguments: Sendable, Result>: Sendable {
  public let name: String
  @usableFromInline let recorder = Recorder<Arguments>()
  @usableFromInline let order: Recorder<String>?
  @usableFromInline let answer: @Sendable (Arguments) -> Result
  @usableFromInline let ownership: TestOwnership

  /// - Parameter order: Shared by several spies, it lists their names in the order of their calls.
  public init(
    _ name: String = "spy", order: Recorder<String>? = nil, answer: @escaping @Sendable (Arguments) -> Result
  ) {
    self.name = name
    self.order = order
    self.answer = answer
    ownership = TestOwnership()
  }

  /// The arguments of every call so far.
  @inlinable
  public var calls: [Arguments] { recorder.elements }
  @inlinable
  public var callCount: Int { recorder.count }
  @inlinable
  public var wasCalled: Bool { recorder.count > 0 }

  @inlinable
  @discardableResult
  public func callAsFunction(_ arguments: Arguments) -> Result {
    ownership.noteUse(of: name)
    recorder.record(arguments)
    order?.record(name)
    return answer(arguments)
  }

  /// Waits for so many calls, and returns the arguments of all; fewer where the time has run out.
  public func calls(
    atLeast count: Int, within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation
  ) async -> [Arguments] {
    await recorder.elements(atLeast: count, within: seconds)
  }
}

extension Spy where Result == Void {
  public convenience init(_ name: String = "spy", order: Recorder<String>? = nil) {
    self.init(name, order: order) { _ in }
  }
}

extension Spy where Arguments == Void {
  @inlinable
  @discardableResult
  public func callAsFunction() -> Result { self(()) }
}
