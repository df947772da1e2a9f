import HandwireFacts

/// A type whose members are services.
public struct HolderShape: Hashable, Sendable {
  /// Names of members of a value of it that give a service.
  public var services: Set<String>
  /// Names of its static members that give a service, itself left out.
  public var staticServices: Set<String>
  /// Types of these members, each once.
  public var types: Set<String>
  public var staticTypes: Set<String>
  /// Functions that give a service for an argument.
  public var functions: Set<String>
  /// Members, static or not, of types that were not read.
  public var possible: Set<String>
  /// Members of a value that are containers themselves.
  public var containers: Set<String>
  /// Members of a value that do something instead of giving something.
  public var actionCount: Int
  /// Members of a value that are flags, texts and the like.
  public var valueCount: Int
  public var staticActionCount: Int
  /// The delegate of the application or of a scene.
  public var isDelegate: Bool

  /// Few members that do nothing.
  var mayHoldContainers: Bool { actionCount == 0 && !services.isEmpty && services.count + valueCount <= 4 }

  /// A value of it that everybody can reach is a locator.
  public var isInstanceHolder: Bool {
    if isDelegate { return !services.isEmpty }
    return types.count >= 3 && services.count > actionCount || isWholeContainer
  }

  /// Hardly anything but services: a value of it is a locator however it is reached.
  public var isWholeContainer: Bool {
    if !containers.isEmpty { return services.count <= 4 && actionCount == 0 }
    return types.count >= 5 && services.count >= 4 * actionCount && services.count >= valueCount
  }

  /// Many of one type are its constants.
  public var isStaticHolder: Bool { staticTypes.count >= 3 && staticServices.count > staticActionCount / 3 }
}
