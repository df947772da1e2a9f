import Foundation

/// What stands at a path where a generated file would go.
enum ExistingFile: Hashable, Sendable {
  case none
  /// Handwire wrote it.
  case generated(String)
  /// Anything else: a file of somebody's own, a folder, a link, a file that cannot be read.
  case foreign

  init(at path: String) {
    var information = stat()
    guard lstat(path, &information) == 0 else {
      self = errno == ENOENT || errno == ENOTDIR ? .none : .foreign
      return
    }
    guard information.st_mode & S_IFMT == S_IFREG, let data = FileManager.default.contents(atPath: path),
      let text = String(data: data, encoding: .utf8),
      text.utf8.drop(while: { [0xEF, 0xBB, 0xBF].contains($0) }).starts(with: GeneratedFile.marker.utf8)
    else {
      self = .foreign
      return
    }
    self = .generated(text)
  }
}
