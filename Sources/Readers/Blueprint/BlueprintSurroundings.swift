import HandwireFacts
import HandwireFindings

/// What all members of one blueprint share.
struct BlueprintSurroundings {
  let program: Program
  let sighting: BlueprintSighting
  let access: AccessLevel
  let isolation: Isolation
  /// Graph classes and the blueprints that they come of.
  let graphs: [TypeIdentifier: TypeIdentifier]
  /// Names of markers that mean something else in this module, unless `Handwire.` stands before them.
  let shadowedMarkers: Set<String>
}

/// The braces in which a member stands: the blueprint's own, or those of an extension.
struct MemberSurroundings {
  let path: String
  let context: LexicalContext
  let defaultAccess: AccessLevel?
  let isolation: Isolation
  /// What must hold for the blueprint, and needs no repetition.
  let blueprintConditions: [String]

  /// Conditions of a member beyond those of its blueprint.
  func ownConditions(of header: DeclarationHeader) -> [String] {
    header.conditions.starts(with: blueprintConditions)
      ? Array(header.conditions.dropFirst(blueprintConditions.count)) : header.conditions
  }
}
