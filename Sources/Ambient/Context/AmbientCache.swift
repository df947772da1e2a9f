/// What was made for one layer. A class of its own, and not generic, because a layer is made for every override.
@usableFromInline
final class AmbientCache: Sendable {
  @usableFromInline
  struct State: Sendable {
    @usableFromInline var made = AmbientTable()
    /// What objects see from the layer that were made elsewhere, by the layer in which they were made.
    var views: [ObjectIdentifier: AmbientView] = [:]

    init() {}
  }

  @usableFromInline let state = Locked(State())

  init() {}

  @inlinable
  func box(for key: ObjectIdentifier) -> (any Sendable & AnyObject)? {
    state.withLock { $0.made.box(for: key) }
  }

  func entry(for key: ObjectIdentifier) -> AmbientEntry? {
    state.withLock { $0.made.entry(for: key) }
  }

  /// Two threads may make a value at the same time; the first one's is everybody's.
  func keep(_ entry: AmbientEntry) -> AmbientEntry {
    state.withLock { state in
      if let present = state.made.entry(for: entry.key) { return present }
      state.made.insert(entry)
      return entry
    }
  }

  func view(of kept: AmbientContext) -> AmbientContext? {
    state.withLock { $0.views[ObjectIdentifier(kept)]?.seen }
  }

  func keep(_ view: AmbientView) {
    state.withLock { $0.views[ObjectIdentifier(view.kept)] = view }
  }

  /// Called when the work ends that ran in the layer; what goes on running in it looks again.
  @usableFromInline
  func forgetViews() {
    state.withLock { $0.views = [:] }
  }

  /// Called when the test ends whose layer it is.
  func forgetAll() {
    state.withLock { $0 = State() }
  }
}
