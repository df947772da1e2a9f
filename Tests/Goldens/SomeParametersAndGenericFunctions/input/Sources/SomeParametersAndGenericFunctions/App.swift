import Handwire

protocol API {
  var name: String { get }
}

struct LiveAPI: API {
  let name = "live"
}

final class Client {
  let name: String
  init<Service: API>(api: Service, extra: some API) where Service: Sendable { name = api.name + extra.name }
}

final class Table<Row: Hashable, Source> {
  let rows: Set<Row>
  let source: Source

  init(rows: Set<Row>, source: Source) where Source: API {
    self.rows = rows
    self.source = source
  }
}

class Base<Item> {
  let item: Item
  init(item: Item) { self.item = item }
}

class Middle<First, Second>: Base<[Second]> {}

final class Leaf: Middle<Int, String> {}

typealias IntTable<Source> = Table<Int, Source>

struct Pair<First, Second> {
  let first: First
  let second: Second
}

struct AppBlueprint: Blueprint {
  @Given private var rows: Set<Int>
  @Owned private var api: LiveAPI
  @Owned var client: Client
  @Owned var table: IntTable<LiveAPI>
  @Owned(Leaf.self) var leaf: Base<[String]>
  @Owned var pair: Pair<Client, IntTable<LiveAPI>>

  static func item() -> [String] { ["leaf"] }
}
