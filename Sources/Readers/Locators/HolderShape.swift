import HandwireFacts

/// A type whose members are services.
public struct HolderShape: Hashable, Sendable {
  /// Names of members of a value of it that give a service.
  public var services: Set<String>
  /// Names of its static members that give a service, itself left out.
  public var staticServices: Set<String>
  /// Members of a value that do something instead of giving something.
  public var actionCount: Int
  /// Members of a value that are flags, texts and the like.
  public var valueCount: Int
  public var staticActionCount: Int
  /// The delegate of the application or of a scene.
  public var isDelegate: Bool

  /// A value of it that everybody can reach is a locator.
  public var isInstanceHolder: Bool {
    isDelegate ? !services.isEmpty : services.count >= 3 && services.count > actionCount
  }

  /// Hardly anything but services: a value of it is a locator however it is reached.
  public var isWholeContainer: Bool {
    services.count >= 4 && services.count >= 4 * actionCount && services.count >= valueCount
  }

  public var isStaticHolder: Bool { staticServices.count >= 3 && staticServices.count > staticActionCount / 3 }
}
