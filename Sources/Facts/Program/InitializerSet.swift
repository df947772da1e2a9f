/// Every initializer of a type that is known, whether it can be called from the place that asked or not.
public struct InitializerSet: Hashable, Sendable {
  /// In source order; those of extensions follow, then inherited ones.
  public var candidates: [Callable]
  /// Why there may be more than these, in words that can stand after "unknown: ".
  public var unknown: String?

  public init(candidates: [Callable], unknown: String? = nil) {
    self.candidates = candidates
    self.unknown = unknown
  }
}
