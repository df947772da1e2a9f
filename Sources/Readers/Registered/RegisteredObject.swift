import HandwireFacts

/// A registration, with what it means.
public struct RegisteredObject: Sendable {
  public var registration: Registration
  public var lifetime: ContainerLifetime
  public var reach: RegistrationReach
  /// The type that its code constructs; `nil` where that is not known or differs.
  public var implementation: ResolvedType?
  /// Whether `registration.arguments` can be believed: the closure may take more than it names.
  public var hasKnownArguments: Bool

  public var site: CodeSite { registration.site }

  /// As messages name it: `API` or `API (name: "open")`, `Container.api`.
  public var title: String {
    let key = registration.key
    var text: String
    if let member = key.member {
      text = key.container.flatMap(\.lastName).map { "\($0).\(member)" } ?? member
    } else {
      text = key.written?.description ?? key.type.lastName ?? registration.node.spelling
    }
    switch key.name {
    case .none: break
    case .fixed(let name): text += name.hasPrefix(".") ? " (name: \(name))" : " (name: \"\(name)\")"
    case .computed(let spelling): text += " (name: \(spelling))"
    }
    return text
  }
}
