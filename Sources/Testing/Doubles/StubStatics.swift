import HandwireAmbient

/// Keeps what belongs to a stub's type and not to one stub: the meanings and calls of static requirements and initializers.
///
/// Each test with the trait `.ambient` has its own, so that tests that run at the same time do not meet; all others share
/// those of the process.
public enum StubStatics {
  fileprivate final class Shelf: Sendable {
    private let objects = Locked([String: any AnyObject & Sendable]())

    func object<Kept: AnyObject & Sendable>(_ key: String, make: () -> Kept) -> Kept {
      objects.withLock { objects in
        if let kept = objects[key] as? Kept { return kept }
        let made = make()
        objects[key] = made
        return made
      }
    }
  }

  private struct ShelfKey: AmbientKey {
    static let live = Shelf()
    static var preview: Shelf { live }
    static var test: Shelf { Shelf() }
  }

  private static var shelf: Shelf {
    TestScope.surroundsCaller ? AmbientValues.current[ShelfKey.self] : ShelfKey.live
  }

  /// What the stub's type does when the requirement of that name is reached.
  public static func replaceable<Meaning>(_ name: String, of stub: Any.Type) -> Replaceable<Meaning> {
    shelf.object("\(ObjectIdentifier(stub).hashValue) \(name)") { Replaceable<Meaning>() }
  }

  /// The calls of the stub's type.
  public static func record<Call>(of stub: Any.Type, named name: String) -> StubRecord<Call> {
    shelf.object("\(ObjectIdentifier(stub).hashValue)") { StubRecord<Call>(of: name) }
  }
}
