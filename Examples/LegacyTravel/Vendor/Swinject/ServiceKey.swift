/// What tells one registration from another.
struct ServiceKey: Hashable {
  private let service: ObjectIdentifier
  private let name: String?
  private let arguments: ObjectIdentifier

  init<Service, Arguments>(_ service: Service.Type, name: String?, arguments: Arguments.Type) {
    self.service = ObjectIdentifier(service)
    self.name = name
    self.arguments = ObjectIdentifier(arguments)
  }
}
