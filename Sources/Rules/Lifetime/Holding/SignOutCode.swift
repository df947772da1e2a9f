import HandwireFacts
import HandwireFindings

/// The product's functions that sign a user out.
enum SignOutCode {
  /// Sorted; `signOut()`, `logOut(reason:)`.
  static func functions(in subject: AuditSubject) -> [(name: String, place: Place)] {
    var found: [(name: String, place: Place)] = []
    for file in subject.files {
      for (index, body) in file.facts.bodies.enumerated()
      where body.role == .function && file.placements[index].isShipped {
        let name = body.name.prefix { $0 != "(" }.lowercased()
        guard words.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) else { continue }
        let place = Place(path: file.path, line: body.declaration.line, column: body.declaration.column)
        found.append((body.name, place))
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  private static let words = ["logout", "signout", "logoff"]
}
