/// Whether a type is one of objects (services, clients, stores) or of values (flags, dates, settings, texts).
public enum FetchedKind: Hashable, Sendable {
  case object, value
  /// Of a module that was not read, or inferred by the compiler.
  case unknown
}
