@testable import HandwireRules

/// An example in other surroundings, in which it has to mean the same, or nothing at all.
enum ExampleVariant: String, CaseIterable {
  case asItIs, inComment, inBlockComment, inString, afterEmoji, behindShebang, withCRLF

  /// Whether the marked places are still to be reported.
  var means: Bool {
    switch self {
    case .asItIs, .afterEmoji, .behindShebang, .withCRLF: true
    case .inComment, .inBlockComment, .inString: false
    }
  }

  func files(of example: RuleExample) -> [(path: String, source: String)] {
    example.files.map { ($0.path, source(of: $0.source)) }
  }

  private func source(of source: String) -> String {
    let mark = String(RuleExample.mark)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    switch self {
    case .asItIs: return source
    case .inComment: return lines.map { "// " + $0 }.joined(separator: "\n").replacing(mark, with: "")
    case .inBlockComment: return "/*\n" + source.replacing(mark, with: "") + "\n*/"
    case .inString:
      return "let text = ###\"\"\"\n" + source.replacing(mark, with: "") + "\n\"\"\"###"
    case .afterEmoji:
      return lines.map { line in
        guard line.contains(mark) else { return line }
        let indentation = line.prefix { $0 == " " }
        return indentation + "/* 👩‍👩‍👧‍👦é */ " + line.dropFirst(indentation.count)
      }.joined(separator: "\n")
    case .behindShebang: return "#!/usr/bin/env swift\n" + source
    case .withCRLF: return source.replacing("\n", with: "\r\n")
    }
  }
}
