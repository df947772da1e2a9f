/// A dictionary of factories, keyed by type, name and the types of arguments. What is registered last wins.
public final class Container {
  private let parent: Container?
  private let defaultObjectScope: ObjectScope
  private var entries: [ServiceKey: any AnyServiceEntry] = [:]
  private var depth = 0

  public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
    self.parent = parent
    self.defaultObjectScope = defaultObjectScope
  }

  public func removeAll() {
    entries.removeAll()
  }

  /// Forgets the instances of a scope, and keeps the registrations.
  public func resetObjectScope(_ objectScope: ObjectScope) {
    for entry in entries.values where entry.objectScope === objectScope { entry.resetStorage() }
  }

  func add<Service, Arguments>(
    _ serviceType: Service.Type, name: String?, make: @escaping (Resolver, Arguments) -> Service
  ) -> ServiceEntry<Service> {
    let entry = ServiceEntry<Service>(container: self, objectScope: defaultObjectScope) { resolver, arguments in
      (arguments as? Arguments).map { make(resolver, $0) }
    }
    entries[ServiceKey(serviceType, name: name, arguments: Arguments.self)] = entry
    return entry
  }

  func forward<Service>(_ serviceType: Service.Type, name: String?, to entry: any AnyServiceEntry) {
    entries[ServiceKey(serviceType, name: name, arguments: Void.self)] = entry
  }

  func find<Service, Arguments>(_ serviceType: Service.Type, name: String?, arguments: Arguments) -> Service? {
    let key = ServiceKey(serviceType, name: name, arguments: Arguments.self)
    guard let entry = entries[key] else {
      return parent?.find(serviceType, name: name, arguments: arguments)
    }
    depth += 1
    defer {
      depth -= 1
      // The outermost call ends the graph.
      if depth == 0 {
        for entry in entries.values { entry.graphResolutionCompleted() }
      }
    }
    return entry.instance(resolver: self, arguments: arguments) as? Service
  }
}

extension Container {
  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    add(serviceType, name: name) { (resolver, _: Void) in factory(resolver) }
  }

  @discardableResult
  public func register<Service, Arg1>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Arg1) -> Service
  ) -> ServiceEntry<Service> {
    add(serviceType, name: name) { factory($0, $1) }
  }

  @discardableResult
  public func register<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Arg1, Arg2) -> Service
  ) -> ServiceEntry<Service> {
    add(serviceType, name: name) { (resolver, arguments: (Arg1, Arg2)) in
      factory(resolver, arguments.0, arguments.1)
    }
  }

  @discardableResult
  public func register<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver, Arg1, Arg2, Arg3) -> Service
  ) -> ServiceEntry<Service> {
    add(serviceType, name: name) { (resolver, arguments: (Arg1, Arg2, Arg3)) in
      factory(resolver, arguments.0, arguments.1, arguments.2)
    }
  }
}
