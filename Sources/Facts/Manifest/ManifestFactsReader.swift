internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// Reads a `Package.swift` without running it.
public struct ManifestFactsReader: Sendable {
  public init() {}

  /// Whatever cannot be known without running the manifest is in `unresolved`.
  public func facts(ofBytes bytes: [UInt8]) -> ManifestFacts {
    DeepStack.value { Self.read(bytes) }
  }

  private static func read(_ bytes: [UInt8]) -> ManifestFacts {
    let text = SourceText(bytes)
    let lines = LineTable(text.bytes)
    var facts = ManifestFacts()
    facts.toolsVersion = toolsVersion(in: text.bytes)
    facts.unresolved = text.errors.map { UnresolvedManifestPart(reason: $0.message, position: $0.position) }
    if let offset = NestingScanner.excessiveNesting(in: text.bytes) {
      facts.unresolved.append(
        UnresolvedManifestPart(reason: "the nesting here is too deep", position: lines.position(of: offset)))
      return facts
    }
    let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let errors = SyntaxFactsReader(lines: lines).syntaxErrors(in: tree)
    facts.unresolved += errors.map { UnresolvedManifestPart(reason: $0.message, position: $0.position) }
    let interpreter = ManifestInterpreter(lines: lines)
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    interpreter.run(folded.as(SourceFileSyntax.self) ?? tree)
    facts.unresolved += interpreter.unresolved
    var builder = ManifestFactsBuilder(facts: facts)
    builder.build(from: interpreter.global.value("package"))
    return builder.facts
  }

  /// From the first line that is not blank, which is where SwiftPM looks for it.
  private static func toolsVersion(in bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    guard let line = text.split(whereSeparator: \.isNewline).first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      return nil
    }
    let compact = line.filter { !$0.isWhitespace && $0 != "\u{FEFF}" }
    let prefix = "//swift-tools-version:"
    guard compact.lowercased().hasPrefix(prefix) else { return nil }
    let version = compact.dropFirst(prefix.count).prefix { $0.isNumber || $0 == "." }
    return version.isEmpty ? nil : String(version)
  }
}
