import HandwireFacts

/// What the declarations of one file are for, also of those that have no code of their own.
struct DeclarationPlacements {
  private let file: AuditFile
  private let ofBodies: [Position: CodePlacement]
  private let ofEnclosures: [CodePlacement?]

  init(_ file: AuditFile) {
    self.file = file
    var ofBodies: [Position: CodePlacement] = [:]
    var ofEnclosures = [CodePlacement?](repeating: nil, count: file.facts.enclosures.count)
    for (index, body) in file.facts.bodies.enumerated() {
      let placement = file.placements[index]
      ofBodies[body.declaration] = placement
      var next = body.enclosure
      while let enclosure = next {
        if ofEnclosures[enclosure] != .product { ofEnclosures[enclosure] = placement }
        next = file.facts.enclosures[enclosure].parent
      }
    }
    self.ofBodies = ofBodies
    self.ofEnclosures = ofEnclosures
  }

  /// - Parameter enclosure: index into the facts' `enclosures`.
  func placement(of declaration: Position, in enclosure: Int?) -> CodePlacement {
    if let known = ofBodies[declaration] { return known }
    if file.isTest { return .test }
    if file.isGenerated { return .generated }
    if let known = enclosure.flatMap({ ofEnclosures[$0] }) { return known }
    return file.placements.allSatisfy { $0 == .composition } && file.holdsComposition ? .composition : .product
  }
}
