/// Refers to a layer without keeping it alive.
struct WeakContext: Sendable {
  private(set) weak var context: AmbientContext?

  init(_ context: AmbientContext) {
    self.context = context
  }
}
