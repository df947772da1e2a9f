/// Applies assemblies to one container, in their order.
public final class Assembler {
  private let container: Container

  public var resolver: Resolver { container }

  public init(container: Container = Container()) {
    self.container = container
  }

  public convenience init(_ assemblies: [Assembly], container: Container = Container()) {
    self.init(container: container)
    apply(assemblies: assemblies)
  }

  public func apply(assembly: Assembly) {
    apply(assemblies: [assembly])
  }

  public func apply(assemblies: [Assembly]) {
    for assembly in assemblies { assembly.assemble(container: container) }
    for assembly in assemblies { assembly.loaded(resolver: container) }
  }
}
