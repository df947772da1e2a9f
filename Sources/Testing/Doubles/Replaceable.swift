import HandwireAmbient

/// What a stub does when one of its requirements is reached: nothing, until a test gives it a meaning.
///
/// `stub.onTripNames { ["Lisbon"] }`; the last meaning counts. A meaning may be given and used on any thread, and the
/// stub's own declaration says on which actor it runs.
public final class Replaceable<Meaning>: Sendable {
  private struct Content: @unchecked Sendable {
    var meaning: Meaning?
  }

  private let content = Locked(Content())

  public init() {}

  /// `nil` until a test has given one.
  public var meaning: Meaning? { content.withLock { $0 }.meaning }

  public func callAsFunction(_ meaning: Meaning) {
    let content = Content(meaning: meaning)
    self.content.withLock { $0 = content }
  }

  /// From now on the requirement fails the test again.
  public func reset() {
    content.withLock { $0 = Content() }
  }
}
