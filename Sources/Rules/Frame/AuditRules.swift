// Written by Scripts/new-rule from the files in Sources/Rules.

/// Every rule of the audit, by identifier.
enum AuditRules {
  static let all: [any AuditRule] = [
    AmbientService(),
    BuildsOwnCollaborator(),
    CaptiveDependency(),
    ContainerImport(),
    ContainerParameter(),
    DependencyCycle(),
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
    UnsendableSharedDependency(),
    UntestedScope(),
    WideInitializer(),
    WorkInInit(),
  ]
}
