import Foundation
import HandwireFacts
import Testing

/// Source nested thousands of levels deep goes through all of Handwire: no crash, no hang.
@Suite("Deep nesting") struct NestingTests {
  /// Far below the slowest machine's pace, far above what any of them needs.
  private static let patience = 120.0

  /// What once overflowed a stack: far above the parser's limit of nesting, which does not hold for all of these.
  @Test("Five thousand levels")
  func deepNesting() throws {
    let names: Set<String> = [
      "Parentheses", "GenericArguments", "CallChain", "Interpolations", "Blocks", "Conditionals",
    ]
    try check(Self.files(depth: 5_000) { names.contains($0.name) })
  }

  /// `HANDWIRE_NESTING=5000` nests everything so deep; that takes many minutes.
  @Test("As deep as one asks for", .enabled(if: requestedDepth != nil))
  func requestedNesting() throws {
    for number in 0..<4 { try check(Self.files(depth: Self.requestedDepth ?? 0) { $0.name.utf8.count % 4 == number }) }
  }

  private static let requestedDepth = ProcessInfo.processInfo.environment["HANDWIRE_NESTING"].flatMap { Int($0) }

  private static func files(depth: Int, _ isMeant: (Nested) -> Bool) -> [HostileProject.File] {
    var files: [HostileProject.File] = []
    func add(_ kinds: [Nested], _ wrap: (String) -> [String]) {
      for kind in kinds where isMeant(kind) {
        for (number, source) in wrap(kind.source(depth: depth)).enumerated() {
          files.append(.init(source, module: "\(kind.name)\(number)"))
        }
      }
    }
    add(Nested.expressions, Nested.files(ofExpression:))
    add(Nested.types, Nested.files(ofType:))
    add(Nested.statements, Nested.files(ofStatement:))
    add(Nested.declarations, Nested.files(ofDeclaration:))
    return files
  }

  private func check(_ files: [HostileProject.File]) throws {
    let start = Date()
    let output = try onSmallStack { try HostileProject(files).output() }
    #expect(Date().timeIntervalSince(start) < Self.patience)
    #expect(output.graph.contains("AppBlueprint"))
  }
}
