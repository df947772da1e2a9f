import Foundation

/// One file of `Cases`: a blueprint, what it wires, a function that shows what the graph does, and what that prints.
///
/// All of them are one module, so names start with the case's own.
struct WriterCase: Sendable {
  let name: String
  let path: String
  let source: String

  /// After `// prints: `.
  var expected: [String] {
    source.split(separator: "\n").compactMap { line in
      line.hasPrefix("// prints: ") ? String(line.dropFirst("// prints: ".count)) : nil
    }
  }

  /// Calls the demonstration.
  var call: String {
    let isAsync = source.contains("func demonstrate\(name)() async")
    return "print(\"== \(name)\")\n    \(isAsync ? "await " : "")demonstrate\(name)()"
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  /// Sorted by name.
  static let all: [WriterCase] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasSuffix("Case.swift") }.compactMap { file in
      let path = folder.appending(path: file).path
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      return WriterCase(name: String(file.dropLast("Case.swift".count)), path: path, source: source)
    }
  }()
}
