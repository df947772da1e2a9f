import Handwire

struct Ring<let count: Int, Element> {
  let elements: [Element]
  init(elements: [Element]) { self.elements = elements }
}

final class Mixer {
  let ring: Ring<3, Double>
  let range: (low: Int, high: Int)
  let kind: Mixer.Type
  let inner: ((Int) -> (Int) -> Int)?

  init(
    ring: Ring<3, Double>, range: (low: Int, high: Int), kind: Mixer.Type, inner: ((Int) -> (Int) -> Int)?
  ) {
    self.ring = ring
    self.range = range
    self.kind = kind
    self.inner = inner
  }
}

struct AppBlueprint: Blueprint {
  @Given private var elements: [Double]
  @Given private var range: (low: Int, high: Int)
  @Given private var kind: Mixer.Type
  @Given private var inner: (Int) -> (Int) -> Int
  @Owned private var ring: Ring<3, Double>
  @Owned var mixer: Mixer
}
