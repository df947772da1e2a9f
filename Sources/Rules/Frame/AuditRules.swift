// Written by Scripts/new-rule from the files in Sources/Rules.

/// Every rule of the audit, by identifier.
enum AuditRules {
  static let all: [any AuditRule] = [
    AmbientService(),
    ArgumentMismatch(),
    BuildsOwnCollaborator(),
    CachedWithArgument(),
    CaptiveDependency(),
    ConditionalRegistration(),
    ContainerImport(),
    ContainerParameter(),
    DeadOverride(),
    DependencyCycle(),
    DuplicateRegistration(),
    FeatureImportsFeature(),
    ForceUnwrappedDependency(),
    GlobalRegistry(),
    GodContainer(),
    HiddenNondeterminism(),
    LocatorCall(),
    MixedInjectionStyles(),
    OptionalDependency(),
    RetainCycle(),
    ScopeLeak(),
    SingleImplementationProtocol(),
    SingletonUse(),
    UnregisteredService(),
    UnsendableSharedDependency(),
    UntestedScope(),
    UnusedDependency(),
    UnusedRegistration(),
    WeakValueType(),
    WideInitializer(),
    WorkInInit(),
  ]
}
