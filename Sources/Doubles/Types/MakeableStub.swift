import HandwireFacts

/// A stub that can be made without any argument.
struct MakeableStub: Hashable, Sendable {
  var name: String
  /// Where it can be made; `nonisolated` for anywhere.
  var isolation: Isolation
}
