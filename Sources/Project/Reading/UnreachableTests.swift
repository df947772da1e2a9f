import HandwireFacts

/// Test modules that no graph can reach: none of them holds a blueprint, and nothing but tests depends on them.
struct UnreachableTests: Sendable {
  private let depth: FileFactsReader.Depth

  init(_ depth: FileFactsReader.Depth) { self.depth = depth }

  /// Files that belong to such modules only. As soon as one test module mentions a blueprint, all are read.
  func files(of modules: [ModuleSources]) -> Set<AbsolutePath> {
    switch depth {
    case .everything, .code: return []
    case .declarations: break
    }
    let tests = modules.filter { $0.role == .test }
    let others = modules.filter { $0.role != .test }
    let named = Set(others.flatMap(\.dependencies))
    guard !tests.isEmpty, tests.allSatisfy({ !named.contains($0.name) }) else { return [] }
    let files = Set(tests.flatMap(\.files))
    guard !files.contains(where: mentionsBlueprint) else { return [] }
    return files.subtracting(others.flatMap(\.files))
  }

  private func mentionsBlueprint(_ file: AbsolutePath) -> Bool {
    switch SourceText(of: file) {
    case .bytes(let bytes): FileFactsReader.mentionsBlueprint(bytes)
    case .unreadable, .notUTF8: false
    }
  }
}
