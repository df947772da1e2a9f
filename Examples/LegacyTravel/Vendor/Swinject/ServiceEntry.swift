/// One registration, and the instance that its scope keeps.
public final class ServiceEntry<Service>: AnyServiceEntry {
  private let container: Container
  private let make: (Resolver, Any) -> Service?
  private var completions: [(Resolver, Service) -> Void] = []
  private(set) var objectScope: ObjectScope
  private var storage: any InstanceStorage

  init(container: Container, objectScope: ObjectScope, make: @escaping (Resolver, Any) -> Service?) {
    self.container = container
    self.objectScope = objectScope
    self.make = make
    storage = objectScope.makeStorage()
  }

  @discardableResult
  public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service> {
    self.objectScope = objectScope
    storage = objectScope.makeStorage()
    return self
  }

  /// Runs once the object is there, so that it may ask for what needs the object itself.
  @discardableResult
  public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> ServiceEntry<Service> {
    completions.append(completed)
    return self
  }

  /// Makes the same object known under a further type.
  @discardableResult
  public func implements<Other>(_ type: Other.Type, name: String? = nil) -> ServiceEntry<Service> {
    container.forward(type, name: name, to: self)
    return self
  }

  func instance(resolver: Resolver, arguments: Any) -> Any? {
    if let kept = storage.instance { return kept }
    guard let made = make(resolver, arguments) else { return nil }
    // Whoever was made on the way may have needed one of these too.
    if let kept = storage.instance { return kept }
    storage.instance = made
    for completed in completions { completed(resolver, made) }
    return made
  }

  func graphResolutionCompleted() {
    storage.graphResolutionCompleted()
  }

  func resetStorage() {
    storage.instance = nil
  }
}

/// An entry of any service.
protocol AnyServiceEntry: AnyObject {
  var objectScope: ObjectScope { get }

  func instance(resolver: Resolver, arguments: Any) -> Any?
  func graphResolutionCompleted()
  func resetStorage()
}
