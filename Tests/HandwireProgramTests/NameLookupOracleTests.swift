import HandwireFacts
import Testing

/// What a name means inside a type is compared with what the compiler makes of it, through functions that return it.
@Suite struct NameLookupOracleTests {
  /// `«T»` stands for a static function with the result `T`.
  static let source = """
    struct Opt { static var level: Int { 0 } }
    struct Item { struct Opt {} }
    enum Global { struct Item {}
      struct Only {} }
    typealias Alias = Item
    typealias Pair<A, B> = (A, B)
    typealias Own<T> = Box<T>
    struct X { struct Opt {}
      «Opt» «Item» «App.Opt» «Alias» «[Opt]?» «Item.Opt» «Self»
      struct Deep { «Opt» «X» «Deep» «Self»
        struct X { «X» «Opt» «App.X» }
        typealias Item = Opt
        «Item» } }
    extension X { «Opt» «Deep» «Deep.X» «Deep.Item» «Later»
      struct Added { «Opt» «Added» «Later» «Item» }
      typealias Later = Added }
    extension X.Deep { «Opt» «Item» «X»
      struct Inside { «Item» «Opt» «Inside» } }
    extension Global.Item { «Item» «Global.Item» «Alias» «Self» }
    class Base { struct Node {}
      typealias Item = Global.Only
      enum Kind { case a }
      «Node» «Item» }
    class Middle: Base { struct Opt {}
      «Node» «Opt» «Item» «Base.Item» }
    final class Leaf: Middle { struct Node {}
      «Node» «Opt» «Item» «Kind» «Base.Node» «Middle.Node» «Leaf.Node» «Leaf.Kind»
      struct Inner { «Node» «Opt» «Item» } }
    extension Leaf { «Node» «Item» }
    protocol Shape { associatedtype Side
      typealias Name = Item
      func side() -> Side }
    extension Shape { typealias Title = Opt }
    struct Square: Shape { typealias Side = Opt
      func side() -> Side { Side() }
      struct Opt {}
      «Side» «Name» «Title» «Opt» «Square.Title» }
    struct Circle: Shape { func side() -> Item { Item() }
      «Side» «Circle.Side» «Name» }
    struct Line<Side>: Shape { func side() -> Side { fatalError() } }
    enum Lines { «Line<Opt>.Side» «Line<Item>.Name» «Line<Item>» «Pair<Opt, Item>» «Own<Opt>» «Own<Opt>.Lid<Item>» «Square.Side»
      «Swift.Int» «Int» «Swift.Array<Opt>» «(Opt) -> Item» «any Shape» «any Shape & Sendable» «(any Shape)?» «Shape.Name»
      «Box<Opt>.Boxed» «Box<Opt>.Twice» «UserBox.Content» «UserBox.Lid<Int>» «UserBox.Twice» «Optional<Opt>» «[String: Opt]»
      «Result<Opt, any Error>» «() -> Void» «Opt.Type» «any Shape.Type» «@Sendable (Opt) async throws -> Void» «Codable» «Any» «AnyObject»
      «any Shape & AnyObject» «Set<Global.ID>» «Twin» «Pair<Twin, Twin>.Type» «Lines.Opt» «Opt» }
    extension Lines { struct Opt {} }
    extension Global { struct ID: Hashable {} }
    typealias Twin = Twin2
    typealias Twin2 = [Global.Item]
    struct Box<T> { typealias Content = T
      typealias Boxed = Box<Box<T>>
      typealias Twice = (T, one: T)
      struct Lid<U> { typealias Both = (T, U) } }
    final class Holder<T> { final class Part {} }
    class Generic<T> { struct Node {}
      typealias List = [T] }
    class UserGeneric: Generic<Opt> { «Node» «List» «Generic<Item>.Node» «Generic<Item>.List» }
    typealias UserBox = Box<Item>
    extension UserBox { struct Extra {} }
    private enum Hidden { struct Opt {} }
    extension Int { struct Opt {}
      «Opt» «Int.Opt» «Self» }
    extension Array { struct Slot {} }
    enum Shadowing { struct Int {}
      «Int» «Swift.Int» «Swift::Int»
      enum String {}
      «String» «[String]» «Swift.String» }
    enum App2 { enum App { struct Opt {} }
      «App.Opt» «App::Opt» }
    """

  /// The compiled text, with one function for each mark.
  static let marked: (source: String, count: Int) = {
    var text = ""
    var count = 0
    for part in source.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      guard part.offset > 0 else {
        text += part.element
        continue
      }
      let halves = part.element.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
      text += "static func asked\(count)() -> \(halves[0]) { fatalError() };" + (halves.count > 1 ? halves[1] : "")
      count += 1
    }
    return (text, count)
  }()

  @Test func namesMeanWhatTheCompilerSays() async throws {
    let test = TestProgram(modules: ["App": ["Declared.swift": Self.marked.source, "Asked.swift": ""]])
    let caller = test.file("App", "Asked.swift")
    var lines: [String] = []
    var found = 0
    for module in test.program.modules {
      for file in module.files {
        for (enclosing, members, context) in Self.sites(of: file, in: test) {
          for function in members.functions where function.header.name.hasPrefix("asked") {
            found += 1
            let result = try #require(function.result)
            guard case .found(let type) = test.program.resolve(result, in: context) else {
              Issue.record("\(result) in \(enclosing) is not found")
              continue
            }
            let claim = test.program.spelling(of: type, in: caller)
            lines.append("func check\(lines.count)() { same(\(enclosing).\(function.header.name), (\(claim)).self) }")
          }
        }
      }
    }
    #expect(found == Self.marked.count)
    #expect(found > 100)
    let helper = "\nfunc same<T>(_ function: () -> T, _ type: T.Type) {}"
    let rejected = try await Compiler.rejected(lines, declarations: Self.marked.source + helper)
    for index in rejected.sorted() { Issue.record("\(lines[index])") }
  }

  private static func sites(
    of file: ModuleFile, in test: TestProgram
  ) -> [(String, MemberFacts, LexicalContext)] {
    var sites: [(String, MemberFacts, LexicalContext)] = []
    var pending = file.facts.types.map { ($0, [String]()) }
    for fact in file.facts.extensions {
      let declaration = ExtensionDeclaration(fact: fact, path: file.path, module: "App")
      sites.append(("\(fact.extended)", fact.members, test.program.context(of: declaration)))
      pending += fact.members.types.map { ($0, "\(fact.extended)".split(separator: ".").map(String.init)) }
    }
    while let (fact, outer) = pending.popLast() {
      let path = outer + [fact.header.name]
      if let declaration = test.program.declarations(of: TypeIdentifier(module: "App", path: path)).first {
        sites.append((path.joined(separator: "."), fact.members, test.program.context(of: declaration)))
      }
      pending += fact.members.types.map { ($0, path) }
    }
    return sites
  }
}
