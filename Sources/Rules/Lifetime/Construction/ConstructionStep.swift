import HandwireFacts
import HandwireFindings

/// Something that is made by running code at once.
enum ConstructionStep: Hashable, Sendable {
  /// What a registration makes, by the registration's place.
  case registered(Place)
  /// A property, function or initializer, by its place.
  case declaration(Place)
  /// The initial values of an object's stored properties.
  case values(TypeIdentifier)
}

/// What is known of a step, and what it needs before it is done.
struct ConstructionNode: Sendable {
  struct Need: Sendable {
    let step: ConstructionStep
    let place: Place
  }

  let step: ConstructionStep
  /// `Trip.Store.api`, `API (name: "open")`
  let name: String
  /// The type whose member it is.
  let owner: TypeIdentifier?
  let place: Place
  /// A getter alone constructs nothing: a circle of those is a plain mistake.
  let isConstruction: Bool
  let needs: [Need]
}
