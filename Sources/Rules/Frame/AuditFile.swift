import HandwireFacts

/// One file of the project, and what its code is for.
struct AuditFile: Sendable {
  let path: String
  let module: String
  let facts: FileFacts
  /// Of a test target, or of a target or folder that only helps tests.
  let isTest: Bool
  /// Written by a tool, so nobody mends anything in it.
  let isGenerated: Bool
  /// Some of it is composition: what it imports for that is no finding.
  let holdsComposition: Bool
  /// For each of the facts' bodies.
  let placements: [CodePlacement]

  /// Bodies that have to receive what they need: indices into the facts' `bodies`.
  var productBodies: [Int] { placements.indices.filter { placements[$0] == .product } }
}
