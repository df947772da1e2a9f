import HandwireFacts
import Testing

@Suite struct FileCodeTests {
  static let declarations = """
    import UIKit
    protocol API { var base: Base { get }; func load(id: Int) -> [Trip] }
    final class Base { let name = Name(); static let shared = Base(); var next: Base?; func child() throws -> Base { self } }
    struct Name { init() {}; init?(text: String) { nil } }
    struct Trip { var owner: Person?; static func sample() -> Trip { Trip() } }
    final class Person { lazy var trips = loadAll(); func loadAll() -> [Trip] { [] } }
    final class Store<Item> { var items: [Item] = []; func first(where test: (Item) -> Bool) -> Item? { nil } }
    final class Hub {
      static let main = Hub()
      static var current: Hub! = Hub()
      func get<T>(_ type: T.Type = T.self) -> T { fatalError() }
      func make<T>(_ maker: (Hub) -> T) -> T { maker(self) }
      func read<V>(_ path: KeyPath<Hub, V>) -> V { self[keyPath: path] }
      var api: any API { get() }
      func callAsFunction() -> Trip { Trip() }
    }
    enum Kind { case one, two(Int); static let fallback = Kind.one }
    extension Factory { func again() -> Person { Person() } }
    extension Array { var second: Element? { nil } }
    struct Key<Value> { static var api: Key<any API> { Key<any API>() } }
    final class Values { subscript<V>(single key: Key<V>) -> V { fatalError() }; subscript(name: String) -> Trip { Trip() } }
    func global(_ x: Int) -> Person { Person() }
    func global(text: String) -> Trip { Trip() }
    let hub = Hub.main
    """

  @Test(arguments: [
    ("Hub.main", "Hub"), ("Hub.current", "Hub?"), ("Hub.current!", "Hub"), ("Hub.main.api", "any API"),
    ("Hub.main.api.base.name", "Name"),
    ("Hub.main.api.load(id: 1)", "[Trip]"), ("Hub.main.api.load(id: 1)[0]", "Trip"),
    ("Hub.main.api.load(id: 1).first?.owner", "Person?"), ("Hub.main.get(Person.self)", "Person"),
    ("Hub.main.get() as Trip", "Trip"), ("Hub.main.make { _ in Trip() }", "Trip"), ("Hub.main.read(\\.api)", "any API"),
    ("hub()", "Trip"), ("try? Base.shared.child()", "Base?"), ("try Base.shared.child().next", "Base?"),
    ("Name()", "Name"),
    ("Name(text: \"\")", "Name?"), ("Kind.two(1)", "Kind"), ("Kind.fallback", "Kind"), ("Person().trips", "[Trip]"),
    ("Store<Trip>().items", "[Trip]"), ("Store<Trip>().first { _ in true }", "Trip?"), ("global(1)", "Person"),
    ("global(text: \"\")", "Trip"), ("Hub.main.nothing", "unknown"), ("x ?? Base.shared", "Base"), ("1 + 2", "unknown"),
    ("a == b", "Bool"), ("[Trip.sample()]", "[Trip]"), ("UIView()", "UIView"), ("UIView().layer", "unknown"),
    ("Hub.main.api.load(id: 1).second", "Trip?"), ("self", "Probe"), ("own", "Hub"), ("argument.items", "[Person]"),
    ("Self.fixed", "Trip"), ("local", "[Trip]"), ("unwrapped", "Person"), ("seal.resolve(1)", "unknown"),
    ("{ Trip() }()", "unknown"), ("c ? Trip() : Trip()", "Trip"), ("inherited", "unknown"), ("Probe", "Probe.Type"),
    ("Inner()", "Probe.Inner"), ("Inner().value", "Trip"), ("factory()", "Person"),
    ("Values()[single: Key<Person>()]", "Person"), ("Values()[\"a\"]", "Trip"), ("Values()[single: .api]", "any API"),
    ("Values()[single: .api].base", "Base"), ("generic.base", "Base"),
    ("some.base", "Base"),
  ])
  func types(expression: String, expected: String) throws {
    let source = """
      import UIKit
      final class Probe: UIViewController {
        struct Inner { let value = Trip.sample() }
        let own = Hub.main
        let factory: Factory<Person>
        static let fixed = Trip.sample()
        func run<G: API>(argument: Store<Person>, generic: G, some: some API) {
          let local = Hub.main.api.load(id: 1)
          guard let unwrapped = local[0].owner else { return }
          _ = \(expression)
        }
      }
      """
    let module = Module(
      name: "App",
      files: [
        ModuleFile(path: "A.swift", facts: FileFactsReader(.code).facts(of: Self.declarations)),
        ModuleFile(path: "B.swift", facts: FileFactsReader(.code).facts(of: source)),
      ])
    let program = Program(modules: [module])
    let file = try #require(CodeProgram(program).file("B.swift", in: "App"))
    let body = try #require(file.facts.bodies.last)
    let last = try #require(Array(file.facts.code[body.root].children).last)
    let value = try #require(Array(last.children).last)
    let type = file.type(of: value)
    let text: String
    if case .unknown = type { text = "unknown" } else { text = program.describe(type) }
    #expect(text == expected, "\(type)")
  }
}
