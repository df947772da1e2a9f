/// The actor on which a declaration runs.
public enum Isolation: Hashable, Codable, Sendable {
  case nonisolated
  /// `MainActor` or another global actor, by its name.
  case globalActor(String)
  /// Its own actor instance.
  case actorInstance
}
