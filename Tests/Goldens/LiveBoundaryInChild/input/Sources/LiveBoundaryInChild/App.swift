import Handwire

struct AppBlueprint: Blueprint {
  @Child var session: SessionGraph?
  func makeCheckout() -> CheckoutGraph { built() }
  func makeTour() -> TourGraph { built() }
}

struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint
  @Owned(FileStore.self) var store: any Store
}

struct CheckoutBlueprint: Blueprint {
  typealias Parent = AppBlueprint
  @Owned(FileStore.self) var store: any Store
}

/// Nothing in it is a boundary.
struct TourBlueprint: Blueprint {
  typealias Parent = AppBlueprint
  @Owned var pages: Pages
}

struct TestAppBlueprint: Blueprint {
  typealias Refines = AppBlueprint
  typealias Boundaries = Unimplemented
}

/// There, but TestAppBlueprint does not say so.
struct TestCheckoutBlueprint: Blueprint {
  typealias Refines = CheckoutBlueprint
  typealias Parent = TestAppBlueprint
  typealias Boundaries = Unimplemented
}

protocol Store {}
final class FileStore: Store {}
final class Pages {}
