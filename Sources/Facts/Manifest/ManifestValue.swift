/// What an expression of a manifest evaluates to.
indirect enum ManifestValue {
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case none
  case array([ManifestValue])
  /// `MainActor.self`
  case metatype(String)
  /// `.target(name: "A")`, `Package(…)`, `.v6`; a class, as `Package` and `Target` are.
  case object(ManifestObject)
  case closure(ManifestFunction)
  case unknown(UnresolvedManifestPart)
}

/// What a call of an initializer or a factory of PackageDescription makes.
final class ManifestObject {
  /// The last name of what is called: `target`, `Package`, `v6`.
  let name: String
  /// Arguments in order; those without a label are named `_`.
  var fields: [(name: String, value: ManifestValue)]
  /// Of the outermost call that made it, so that targets of one helper function stand at different places.
  var position: Position

  init(name: String, fields: [(name: String, value: ManifestValue)], position: Position) {
    self.name = name
    self.fields = fields
    self.position = position
  }

  subscript(name: String) -> ManifestValue? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { fields.append((name, newValue)) }
    }
  }

  /// Arguments without a label.
  var unlabeled: [ManifestValue] { fields.filter { $0.name == "_" }.map(\.value) }
}
