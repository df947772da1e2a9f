import Foundation

/// Compares what generating gave with what is on disk; changes nothing.
public struct OutputPlanner: Sendable {
  private let root: String
  private let layout: OutputLayout
  private let modules: [String]
  private let earlierFiles: [String]

  /// - Parameters:
  ///   - root: the project's folder, absolute; blueprints' paths are relative to it.
  ///   - modules: names of the modules that were read completely: only in them may a file be called stale.
  ///   - earlierFiles: absolute paths of files among those modules' sources that Handwire wrote earlier.
  public init(root: String, layout: OutputLayout, modules: [String], earlierFiles: [String]) {
    self.root = root
    self.layout = layout
    self.modules = modules
    self.earlierFiles = earlierFiles
  }

  /// Changes sorted by path.
  public func changes(for files: [GeneratedFile]) throws(OutputErrors) -> [OutputChange] {
    var errors: [OutputError] = []
    var wanted: [String: (contents: String, blueprints: [String])] = [:]
    for (path, file) in targets(of: files) {
      if let other = wanted[path] {
        errors.append(.samePath(shown(path), blueprints: (other.blueprints + file.blueprints).sorted()))
      } else {
        wanted[path] = file
      }
    }
    var changes: [OutputChange] = []
    for (path, file) in wanted {
      switch ExistingFile(at: path) {
      case .none: changes.append(change(.created, path, file))
      case .foreign: errors.append(.foreignFile(shown(path)))
      case .generated(let contents):
        let line = FirstDifference.line(between: contents, and: file.contents)
        changes.append(change(line.map { .updated(line: $0) } ?? .unchanged, path, file))
      }
    }
    for path in staleCandidates() where wanted[path] == nil {
      guard case .generated = ExistingFile(at: path) else { continue }
      changes.append(
        OutputChange(kind: .removed, path: path, shownPath: shown(path), contents: "", blueprintPath: nil))
    }
    guard errors.isEmpty else { throw OutputErrors(errors.sorted { "\($0)" < "\($1)" }) }
    return changes.sorted { $0.path < $1.path }
  }

  private func change(
    _ kind: OutputChange.Kind, _ path: String, _ file: (contents: String, blueprints: [String])
  ) -> OutputChange {
    OutputChange(
      kind: kind, path: path, shownPath: shown(path), contents: file.contents, blueprintPath: file.blueprints.first)
  }

  private func targets(of files: [GeneratedFile]) -> [(path: String, file: (contents: String, blueprints: [String]))] {
    switch layout {
    case .besideBlueprints:
      files.map { file in
        let folder = (absolute(file.blueprintPath) as NSString).deletingLastPathComponent
        return ("\(folder)/Generated/\(file.fileName)", (file.contents, [file.blueprintPath]))
      }
    case .folder(let folder):
      files.map { ("\(folder)/\($0.module)/\($0.fileName)", ($0.contents, [$0.blueprintPath])) }
    case .singleFile(let path, let module):
      [(path, (SingleFileText.text(of: files.filter { $0.module == module }, module: module), []))]
    }
  }

  private func staleCandidates() -> Set<String> {
    switch layout {
    case .besideBlueprints:
      Set(
        earlierFiles.filter {
          ((($0 as NSString).deletingLastPathComponent) as NSString).lastPathComponent == "Generated"
        })
    case .folder(let folder):
      Set(
        modules.flatMap { module in
          let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(module)")) ?? []
          return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.map { "\(folder)/\(module)/\($0)" }
        })
    case .singleFile: []
    }
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : NSString.path(withComponents: [root, path])
  }

  private func shown(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }
}
