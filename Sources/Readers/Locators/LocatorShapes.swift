import HandwireFacts
import HandwireFindings

/// What in a program is a locator by its shape, whatever its name.
public struct LocatorShapes: Sendable {
  /// Functions and subscripts that give an object by its type, and static ones that give their own type from a cache, by
  /// where they are declared.
  public var functions: [Place: LocatorFunction] = [:]
  /// Property wrappers that read a container.
  public var wrappers: Set<TypeIdentifier> = []
  /// Functions that fill an object's wrapped properties by reflection.
  public var fillers: Set<Place> = []
  public var holders: [TypeIdentifier: HolderShape] = [:]
  /// Types of which a global, a static member or a key of the SwiftUI environment gives a value.
  public var roots: Set<TypeIdentifier> = []
  /// Types that give out objects by type.
  public var registries: Set<TypeIdentifier> = []
  /// Containers that satisfy the factory protocols of all their users → those protocols.
  public var aggregates: [TypeIdentifier: Set<TypeIdentifier>] = [:]
  /// Members of `EnvironmentValues` that hold a container.
  public var environmentKeys: [String: ResolvedType] = [:]
  /// Names of properties that are declared as a `Factory`.
  public var factoryNames: Set<String> = []

  /// For a first look at a name, before anything is looked up.
  var functionNames: Set<String> = []
  /// By the subscript's first label; empty for none.
  var subscripts: [String: [LocatorFunction]] = [:]
  var serviceNames: Set<String> = []
  var wrapperNames: Set<String> = []
  var fillerNames: Set<String> = []
  var aggregatedNames: Set<String> = []
}

/// A function that is a locator by itself.
public struct LocatorFunction: Hashable, Sendable {
  public enum Shape: String, Hashable, Sendable {
    /// Returns its own type parameter from stored state.
    case byType
    /// Returns its owner's type from a static cache.
    case ownCache
  }

  public var owner: TypeIdentifier?
  public var name: String
  public var shape: Shape
  public var isSubscript: Bool
  /// Of a parameter `Key<T>`; `nil` where the type itself is passed.
  public var key: Key?

  public struct Key: Hashable, Sendable {
    public var type: TypeIdentifier
    /// Which of its generic arguments is given; 0-based.
    public var index: Int
  }

  public init(owner: TypeIdentifier?, name: String, shape: Shape, isSubscript: Bool, key: Key? = nil) {
    self.owner = owner
    self.name = name
    self.shape = shape
    self.isSubscript = isSubscript
    self.key = key
  }
}
