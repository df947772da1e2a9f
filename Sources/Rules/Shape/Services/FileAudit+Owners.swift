import HandwireFacts

extension FileAudit {
  /// The type that an enclosure declares or extends.
  func owner(at enclosure: Int) -> TypeIdentifier? {
    if let body = facts.bodies.first(where: { $0.enclosure == enclosure }) { return code.owner(of: body) }
    guard facts.enclosures[enclosure].kind != nil else { return nil }
    var path: [String] = []
    var next: Int? = enclosure
    while let index = next {
      path.insert(contentsOf: facts.enclosures[index].name.split(separator: ".").map(String.init), at: 0)
      next = facts.enclosures[index].parent
    }
    let identifier = TypeIdentifier(module: file.module, path: path)
    return subject.program.declarations(of: identifier).isEmpty
      ? TypeIdentifier(module: file.module, path: path, file: file.path) : identifier
  }
}
