/// Tells attached macros, which may add anything, from the attributes that are known to add nothing.
struct AttachedMacros {
  let tables: ProgramTables

  /// The first macro on a type that may add members or conformances.
  ///
  /// One on an enclosing type may attach others to what is nested in it.
  func name(on type: TypeIdentifier) -> String? {
    if tables.macros.isEmpty { return nil }
    var current: TypeIdentifier? = type
    while let next = current {
      if let name = tables.macros[next]?.first { return name }
      current = tables.types[next]?.parent
    }
    return nil
  }

  /// The first macro on a type that may add an initializer.
  func nameOfInitializing(on type: TypeIdentifier) -> String? {
    tables.macros[type]?.first { !Self.withoutInitializer.contains($0) }
  }

  /// In the order of declarations and extensions.
  func names(in record: TypeRecord) -> [String] {
    let parts =
      record.declarations.map { ($0.declaration.fact.header, $0.declaration.fact.members) }
      + record.extensions.map { ($0.declaration.fact.header, $0.declaration.fact.members) }
    return parts.flatMap { header, members in
      header.attributes.filter { mayAddMembers($0) }.map(\.name)
        + members.macroExpansions.filter { !Self.diagnostics.contains($0) }
    }
  }

  private static let diagnostics: Set<String> = ["error", "warning", "sourceLocation"]

  /// Macros in wide use that add members and conformances, and never an initializer.
  private static let withoutInitializer: Set<String> = ["CasePathable", "ObservableState", "Reducer", "ViewAction"]

  func mayAddMembers(_ attribute: AttributeFact) -> Bool {
    !Self.builtIn.contains(attribute.name) && !attribute.name.hasPrefix("_")
      && GlobalActors(tables: tables).actor(named: attribute) == nil
      && !hasProgramType(attribute.name, with: ["propertyWrapper", "resultBuilder"])
  }

  func hasProgramType(_ name: String, with attributes: Set<String>) -> Bool {
    (tables.identifiersByName[name] ?? []).contains { identifier in
      tables.types[identifier]?.declarations.contains { declaration in
        declaration.declaration.fact.header.attributes.contains { attributes.contains($0.name) }
      } == true
    }
  }

  /// Attributes of the language, and macros that add no initializer, no named member and no conformance of the program.
  private static let builtIn: Set<String> = [
    "available", "objc", "objcMembers", "nonobjc", "frozen", "discardableResult", "dynamicMemberLookup",
    "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor", "main", "UIApplicationMain",
    "NSApplicationMain", "usableFromInline", "unchecked", "preconcurrency", "requires_stored_property_inits",
    "inlinable", "IBDesignable", "IBAction", "IBOutlet", "IBInspectable", "NSManaged", "NSCopying", "GKInspectable",
    "retroactive", "Sendable", "backDeployed", "implementation", "attached", "freestanding", "testable",
    "warn_unqualified_access",
    "unsafe", "safe", "concurrent", "abi", "specialized", "c", "exclusivity", "inline", "export", "section", "used",
    "Observable", "ObservationIgnored", "ObservationTracked", "Suite", "Test", "MainActor", "noescape", "escaping",
    "autoclosure", "storageRestrictions", "differentiable", "derivative", "transpose", "noDerivative", "convention",
    "LLDBDebuggerFunction", "Preview", "diagnose", "nonexhaustive",
  ]
}
