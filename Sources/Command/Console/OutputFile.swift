import Foundation
import HandwireProject

/// A file that the user named for a command's output.
struct OutputFile {
  /// As it was given.
  let name: String

  /// - Returns: in one line why it cannot be written; `nil` if it was.
  func write(_ text: String) -> String? {
    let path = AbsolutePath(name).text
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "'\(name)' cannot be written: it is a folder"
    }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return nil
    } catch {
      return "'\(name)' cannot be written: \(SystemProblem.text(of: error))"
    }
  }
}
