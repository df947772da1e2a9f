import Foundation
import HandwireProject
import HandwireRules

/// `.handwire-baseline`, or another file of that form.
struct BaselineFile: Sendable {
  static let name = ".handwire-baseline"

  let path: AbsolutePath
  /// As the user knows it.
  let shown: String

  init(of loaded: LoadedProject) {
    path = loaded.project.root.appending(BaselineFile.name)
    shown = loaded.paths.shown(BaselineFile.name)
  }

  /// A file that the user named; in a folder, the one of that folder; `-` is standard input.
  init(named name: String) {
    let given = name == "-" ? AbsolutePath("/dev/stdin") : AbsolutePath(name)
    var isFolder: ObjCBool = false
    let isProject = FileManager.default.fileExists(atPath: given.text, isDirectory: &isFolder) && isFolder.boolValue
    path = isProject ? given.appending(BaselineFile.name) : given
    shown = isProject ? (name == "." ? BaselineFile.name : "\(name)/\(BaselineFile.name)") : name
  }

  struct Problems: Error {
    /// Each one line.
    let all: [String]
  }

  /// `nil` where there is no such file.
  func baseline(knownRules: [String]) throws(Problems) -> Baseline? {
    guard FileManager.default.fileExists(atPath: path.text) else { return nil }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path.text))
      data = try handle.readToEnd() ?? Data()
    } catch {
      throw Problems(all: ["'\(shown)' cannot be read: \(SystemProblem.text(of: error))"])
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Problems(all: ["\(shown):1: this is not UTF-8; 'handwire freeze' writes the file anew once it is deleted"])
    }
    do {
      return try BaselineReader(knownRules: knownRules).baseline(of: text, path: shown)
    } catch {
      let told = error.all.prefix(20).map(\.description)
      let more = error.all.count - told.count
      throw Problems(all: told + (more > 0 ? ["\(shown): \(more) more lines mean nothing"] : []))
    }
  }

  /// A link is followed, so that it stays one.
  func write(_ baseline: Baseline) throws(Problems) {
    let target = URL(fileURLWithPath: path.text).resolvingSymlinksInPath()
    do {
      try Data(baseline.text.utf8).write(to: target, options: .atomic)
    } catch {
      throw Problems(all: ["'\(shown)' cannot be written: \(SystemProblem.text(of: error))"])
    }
  }
}
