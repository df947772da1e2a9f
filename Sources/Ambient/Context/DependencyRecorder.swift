/// Listens while one value is made.
final class DependencyRecorder: Sendable {
  private let noted = Locked(Dependencies.none)
  private let path: [String]

  /// A value that needs itself has no end; this many values on the way to one value is such a case, and no other.
  private static let deepest = 256

  init(making name: String, after outer: DependencyRecorder?) {
    path = (outer?.path ?? []) + [name]
    precondition(path.count < Self.deepest, "Ambient values need each other in a circle: \(path.suffix(12))")
  }

  var dependencies: Dependencies { noted.withLock { $0 } }

  func note(_ key: ObjectIdentifier, madeFrom dependencies: Dependencies = .none) {
    noted.withLock {
      $0.formUnion(.keys([key]))
      $0.formUnion(dependencies)
    }
  }

  func noteEverything() {
    noted.withLock { $0 = .everything }
  }
}
