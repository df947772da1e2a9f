/// Fetches the service from the one container as soon as the object around it is made.
@propertyWrapper
public struct Injected<Service> {
  public let wrappedValue: Service

  public init() {
    wrappedValue = Services.container.resolve(Service.self)!
  }
}
