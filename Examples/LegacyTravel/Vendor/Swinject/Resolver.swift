/// Gives out what was registered; `nil` for what was not.
public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service?
  func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service?
  func resolve<Service, Arg1, Arg2>(_ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2) -> Service?
  func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service?
  func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service?
}

extension Container: Resolver {
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    find(serviceType, name: nil, arguments: ())
  }

  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    find(serviceType, name: name, arguments: ())
  }

  public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
    find(serviceType, name: nil, arguments: argument)
  }

  public func resolve<Service, Arg1>(_ serviceType: Service.Type, name: String?, argument: Arg1) -> Service? {
    find(serviceType, name: name, arguments: argument)
  }

  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service? {
    find(serviceType, name: nil, arguments: (arg1, arg2))
  }

  public func resolve<Service, Arg1, Arg2>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2
  ) -> Service? {
    find(serviceType, name: name, arguments: (arg1, arg2))
  }

  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service? {
    find(serviceType, name: nil, arguments: (arg1, arg2, arg3))
  }

  public func resolve<Service, Arg1, Arg2, Arg3>(
    _ serviceType: Service.Type, name: String?, arguments arg1: Arg1, _ arg2: Arg2, _ arg3: Arg3
  ) -> Service? {
    find(serviceType, name: name, arguments: (arg1, arg2, arg3))
  }
}
