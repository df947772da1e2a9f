/// Registrations that belong together.
public protocol Assembly {
  func assemble(container: Container)
  func loaded(resolver: Resolver)
}

extension Assembly {
  public func loaded(resolver: Resolver) {}
}
