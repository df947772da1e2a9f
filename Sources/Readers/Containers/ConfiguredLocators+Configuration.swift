import HandwireProject

extension ConfiguredLocators {
  public init(_ configuration: Configuration) {
    var members: [String: Set<String>] = [:]
    var wrappers: Set<String> = []
    for locator in configuration.locators {
      switch locator {
      case .type(let type, let names): members[type, default: []].formUnion(names)
      case .wrapper(let name): wrappers.insert(name)
      }
    }
    self.init(members: members, wrappers: wrappers, none: Set(configuration.notLocators))
  }
}
