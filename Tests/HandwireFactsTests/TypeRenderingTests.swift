import Foundation
import HandwireFacts
import HandwireTestSupport
import Testing

@Suite struct TypeRenderingTests {
  private let types: [TypeExpression] = {
    var random = RandomTypes(seed: 2)
    return (0..<400).map { _ in random.type() }
  }()

  @Test func whatIsRenderedIsReadAsTheSameType() {
    let source = types.map { "let x: \($0)\n" }.joined()
    let facts = FileFactsReader().facts(of: source)
    #expect(facts.syntaxErrors == [])
    #expect(facts.properties.count == types.count)
    for (property, type) in zip(facts.properties, types) { #expect(property.type == type) }
  }

  /// The compiler is asked whether the rendering is the type that a rendering without any sugar is.
  @Test func whatIsRenderedIsTheSameTypeToTheCompiler() async throws {
    var lines = [
      RandomTypes.declarations, "struct Same<A, B> {}", "extension Same where A == B { init(proof: Void) {} }",
      "func check() {",
    ]
    lines += types.map { "let _: Same<\($0), \(Self.explicit($0))> = .init(proof: ())" }
    lines.append("}")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("types-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let run = try await ToolRun.of(["swiftc", "-typecheck", "-swift-version", "6", file.path])
    let errors = run.output.split(separator: "\n").filter { $0.contains("error:") }
    #expect(run.status == 0, "\(errors.prefix(5).joined(separator: "\n"))")
  }

  private static func explicit(_ type: TypeExpression) -> String {
    switch type {
    case .named(let named):
      named.components.map { component in
        let arguments = component.arguments.map(explicit).joined(separator: ", ")
        let name = ["default", "in", "a b"].contains(component.name) ? "`\(component.name)`" : component.name
        return name + (arguments.isEmpty ? "" : "<\(arguments)>")
      }.joined(separator: ".")
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): "Optional<\(explicit(wrapped))>"
    case .array(let element): "Array<\(explicit(element))>"
    case .dictionary(let key, let value): "Dictionary<\(explicit(key)), \(explicit(value))>"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "`\($0)`: " } ?? "") + explicit($0.type) }.joined(separator: ", ")))"
    case .function(let function):
      "(\(function.attributes.map { "@\($0) " }.joined())(\(function.parameters.map(explicit).joined(separator: ", ")))"
        + "\(function.effects) -> (\(explicit(function.result))))"
    case .any(let constraint): "(any \(explicit(constraint)))"
    case .some(let constraint): "(some \(explicit(constraint)))"
    case .composition(let members): members.map(explicit).joined(separator: " & ")
    case .metatype(let instance): "(\(explicit(instance))).Type"
    case .packExpansion, .packElement, .suppressed, .other: type.description
    }
  }

  @Test(arguments: [
    ("let x: (any P)?", "(any P)?"), ("let x: ( any  P )", "any P"), ("let x: (() -> Void)?", "(() -> Void)?"),
    ("let x: (A) -> ((B) -> C)", "(A) -> (B) -> C"), ("let x: ((A) -> B) -> C", "((A) -> B) -> C"),
    ("let x: (any P & Q)?", "(any P & Q)?"), ("let x: (P & Q)?", "(P & Q)?"), ("let x: (any P).Type", "(any P).Type"),
    ("let x: any P.Type", "any P.Type"), ("let x: (some P)?", "(some P)?"), ("let x: [() -> A]", "[() -> A]"),
    ("let x: `Self`.`Type`", "Self.`Type`"), ("let x: `class`.`class`", "`class`.`class`"), ("let x: M::A.B", "M::A.B"),
    ("let x: nonisolated(nonsending) () async -> A", "nonisolated(nonsending) () async -> A"),
    ("let x: (@Sendable () -> A)?", "(@Sendable () -> A)?"), ("let x: ~Copyable", "~Copyable"),
    ("let x: (repeat each T)", "(repeat each T)"), ("let x: (repeat (each T)?)", "(repeat (each T)?)"),
    ("let x: A?!", "A?!"), ("let x: [2 of A]", "[2 of A]"), ("let x: (/* c */ A /* d */, b : B)", "(A, b: B)"),
  ])
  func sourceIsRenderedInItsShortestForm(source: String, rendered: String) {
    #expect(FileFactsReader().facts(of: source).properties.first?.type?.description == rendered)
  }

  /// Checked with the compiler: the names as they are declared, used as a type, as a member type, as a member of a
  /// value, and as a label.
  @Test(arguments: [
    ["a", "a", "a", "a", "a", "a"], ["class", "`class`", "`class`", "`class`", "class", "class"],
    ["init", "`init`", "`init`", "`init`", "`init`", "init"],
    ["inout", "`inout`", "`inout`", "`inout`", "inout", "`inout`"],
    ["Type", "Type", "Type", "`Type`", "`Type`", "Type"], ["any", "any", "`any`", "any", "any", "any"],
    ["Self", "`Self`", "Self", "`Self`", "`Self`", "Self"], ["a b", "`a b`", "`a b`", "`a b`", "`a b`", "`a b`"],
    ["1a", "`1a`", "`1a`", "`1a`", "`1a`", "`1a`"], ["é🚀", "é🚀", "é🚀", "é🚀", "é🚀", "é🚀"],
    ["_x", "_x", "_x", "_x", "_x", "_x"], ["actor", "actor", "actor", "actor", "actor", "actor"],
  ])
  func namesGetBackticksWhereTheyNeedThem(forms: [String]) {
    let name = forms[0]
    #expect(SourceName.declared(name) == forms[1])
    #expect(SourceName.type(name) == forms[2])
    #expect(SourceName.member(name) == forms[3])
    #expect(SourceName.expressionMember(name) == forms[4])
    #expect(SourceName.label(name) == forms[5])
  }
}
