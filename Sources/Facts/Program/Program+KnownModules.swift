extension Program {
  /// The module that declares a top-level type of that name, where it comes with the toolchain: `Swift`, `Foundation`, …
  public func knownModule(declaring name: String) -> String? { KnownTypes.shared[name]?.module }
}
