import Foundation
import HandwireFacts
import HandwireFindings

/// Listed modules become read ones: each file's bytes are turned into facts, on all cores.
struct ModuleFilesReader: Sendable {
  let root: AbsolutePath
  let factsReader: FactsReading
  /// Files whose facts nobody asks for; they have none.
  var unparsed: Set<AbsolutePath> = []

  /// Bytes of files that are UTF-8, as facts in the same order; a pure function, free to work in parallel.
  typealias FactsReading = @Sendable ([[UInt8]]) -> [FileFacts]

  struct Result: Sendable {
    var modules: [Module] = []
    var findings: [Finding] = []
    var generatedFiles: [GeneratedSource] = []
    var incompleteModules: Set<String> = []
  }

  /// Files are read in portions, so that not all of a large project's text is in memory at once.
  private static let portion = 512

  func modules(of sources: [ModuleSources]) -> Result {
    let files = Set(sources.flatMap(\.files)).sorted()
    var facts: [AbsolutePath: FileFacts] = [:]
    var generated: Set<AbsolutePath> = []
    var origins: [AbsolutePath: ModuleFile.Origin] = [:]
    var troubled: Set<AbsolutePath> = []
    var result = Result()
    let findings = ReadingFindings(root: root)
    for start in stride(from: 0, to: files.count, by: ModuleFilesReader.portion) {
      var readable: [(path: AbsolutePath, bytes: [UInt8])] = []
      for file in files[start..<min(start + ModuleFilesReader.portion, files.count)] {
        switch SourceText(of: file) {
        case .bytes(let bytes):
          if GeneratedSource.isGenerated(bytes) {
            generated.insert(file)
            continue
          }
          let origin = FileOrigin.of(file, bytes: bytes)
          if origin != .written { origins[file] = origin }
          if unparsed.contains(file) {
            facts[file] = FileFacts()
          } else {
            readable.append((file, bytes))
          }
        case .unreadable(let reason):
          troubled.insert(file)
          result.findings.append(findings.unreadable(path: shown(file), reason: reason))
        case .notUTF8(let position, let encoding):
          troubled.insert(file)
          result.findings.append(findings.notUTF8(path: shown(file), position: position, looksLike: encoding))
        }
      }
      for (file, factsOfFile) in zip(readable.map(\.path), factsReader(readable.map(\.bytes))) {
        facts[file] = factsOfFile
        if let finding = findings.syntaxErrors(in: factsOfFile, path: shown(file)) {
          troubled.insert(file)
          result.findings.append(finding)
        }
      }
    }
    for source in sources {
      result.generatedFiles += source.files.filter(generated.contains).map { .init(module: source.name, path: $0) }
      if source.isIncomplete || source.files.contains(where: troubled.contains) {
        result.incompleteModules.insert(source.name)
      }
      let moduleFiles = source.files.compactMap { file in
        facts[file].map { facts in
          ModuleFile(
            path: shown(file), facts: ImportRenaming(source.importNames).applied(to: facts),
            origin: isOthers(file, in: source) ? .vendored : origins[file] ?? .written)
        }
      }
      result.modules.append(
        Module(
          name: source.name, role: source.role, package: source.package, settings: source.settings,
          dependencies: source.dependencies, sharesFilesOf: source.sharesFilesOf,
          files: moduleFiles.sorted { $0.path < $1.path }))
    }
    return result
  }

  private func isOthers(_ file: AbsolutePath, in module: ModuleSources) -> Bool {
    module.isDependency || LeftOutFolders.vendorFolder(of: file, root: root) != nil
  }

  private func shown(_ file: AbsolutePath) -> String { file.relative(to: root) }
}
