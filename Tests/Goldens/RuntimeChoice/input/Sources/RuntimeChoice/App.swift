import Handwire

protocol Checkout {
  var name: String { get }
}

final class NewCheckout: Checkout {
  let name = "new"
  init() {}
}

final class OldCheckout: Checkout {
  let name = "old"
  init() {}
}

struct Flags {
  var usesNewCheckout: Bool
}

final class Cart {
  let checkout: any Checkout

  init(checkout: any Checkout) { self.checkout = checkout }
}

/// A choice made at run time is a provider over makers.
@MainActor
struct AppBlueprint: Blueprint {
  @Given var flags: Flags
  @Owned var cart: Cart

  func makeNew() -> NewCheckout { built() }
  func makeOld() -> OldCheckout { built() }

  static func checkout(flags: Flags, new: () -> NewCheckout, old: () -> OldCheckout) -> any Checkout {
    flags.usesNewCheckout ? new() : old()
  }
}
