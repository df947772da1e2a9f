import Handwire

// Names that are keywords, that hide each other, that two scopes share.

@MainActor final class NamesClient {
  let name: String
  init(`default` name: String, `in` place: Int) { self.name = "\(name) \(place)" }
}
@MainActor final class NamesWrapper {
  let client: NamesClient
  let make: (Int) -> NamesItem
  init(client: NamesClient, make: @escaping (Int) -> NamesItem) {
    self.client = client
    self.make = make
  }
}
@MainActor final class NamesItem {
  let number: Int
  let client: NamesClient
  init(number: Int, client: NamesClient) {
    self.number = number
    self.client = client
  }
}

@MainActor func makeNamesItem(number: Int, client: NamesClient) -> NamesItem {
  NamesItem(number: number + 100, client: client)
}

@MainActor
struct NamesBlueprint: Blueprint {
  @Given var `default`: String
  @Given(.members) var `repeat`: NamesPlace
  @Owned var client: NamesClient
  @Given var number: Int
  @Owned var wrapper: NamesWrapper
  @Child var `init`: NamesInnerGraph?

  func make(number: Int) -> NamesItem { built() }
  func makeNamesItem(number: Int) -> NamesItem { built(makeNamesItem(number:client:)) }
}

struct NamesPlace {
  let `in`: Int
}

@MainActor
struct NamesInnerBlueprint: Blueprint {
  typealias Parent = NamesBlueprint
  /// Collides with what it inherits.
  @Given var number: Int
  @Owned(NamesInnerClient.self) var client: NamesInnerClient
  @Owned var holder: NamesHolder
  func makeHolder() -> NamesHolder { built() }
}

@MainActor final class NamesInnerClient {
  let client: NamesClient
  init(client: NamesClient) { self.client = client }
}
@MainActor final class NamesHolder {
  let outer: NamesClient
  let inner: NamesInnerClient
  init(client: NamesClient, inner: NamesInnerClient) {
    outer = client
    self.inner = inner
  }
}

@MainActor func demonstrateNames() {
  let graph = NamesGraph(default: "d", repeat: NamesPlace(in: 3), number: 7)
  print(graph.client.name, graph.default, graph.repeat.in, graph.wrapper.make(4).number, graph.number)
  print(graph.makeNamesItem(number: 1).number)
  let inner = graph.startInit(number: 9)
  print(inner.holder.outer === graph.client, inner.makeHolder().inner === inner.client, inner.number)
}

// prints: d 3 d 3 4 7
// prints: 101
// prints: true true 9
