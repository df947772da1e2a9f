internal import SwiftParser
internal import SwiftSyntax

/// Reads one Swift file.
///
/// Whatever the file holds, there is an answer: what cannot be read is in `syntaxErrors`, and the rest is read.
public struct FileFactsReader: Sendable {
  public init() {}

  public func facts(of source: String) -> FileFacts { facts(ofBytes: Array(source.utf8)) }

  /// The bytes may be anything: a byte-order mark counts as three bytes of the first line, as it does for the compiler.
  public func facts(ofBytes bytes: [UInt8]) -> FileFacts {
    ParallelFactsReader().facts(of: [bytes]).first ?? FileFacts()
  }

  /// For threads of `DeepStack`: deep nesting overflows a stack of ordinary size.
  func factsOnThisStack(ofBytes raw: [UInt8]) -> FileFacts {
    let text = SourceText(raw)
    var facts = FileFacts()
    if !text.bytes.isEmpty {
      let tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      facts = SyntaxFactsReader(lines: LineTable(text.bytes)).facts(of: tree)
    }
    facts.syntaxErrors = text.errors + facts.syntaxErrors
    return facts
  }
}
