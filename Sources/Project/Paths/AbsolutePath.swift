import Foundation

/// A path from the root of the file system; `.` and `..` are folded by text, as SwiftPM does, so links are not followed.
public struct AbsolutePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let text: String

  public var description: String { text }

  /// Takes a relative text from `base`, an absolute one as it is.
  public init(_ text: String, relativeTo base: AbsolutePath? = nil) {
    var whole = text
    if !text.hasPrefix("/") {
      whole = (base?.text ?? FileManager.default.currentDirectoryPath) + "/" + text
    }
    var components: [Substring] = []
    for component in whole.split(separator: "/") {
      if component == "." { continue }
      if component == ".." {
        _ = components.popLast()
      } else {
        components.append(component)
      }
    }
    self.text = "/" + components.joined(separator: "/")
  }

  /// The last component; empty for the root.
  public var name: String { text == "/" ? "" : String(text[text.index(after: lastSlash)...]) }

  public var parent: AbsolutePath {
    lastSlash == text.startIndex ? AbsolutePath("/") : AbsolutePath(String(text[..<lastSlash]))
  }

  /// Without the dot; empty where there is none.
  public var pathExtension: String {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  public func appending(_ relative: String) -> AbsolutePath { AbsolutePath("\(text)/\(relative)") }

  public func isInside(_ folder: AbsolutePath) -> Bool {
    self == folder || folder.text == "/" || text.hasPrefix(folder.text + "/")
  }

  /// With `..` where the path lies beside the folder; `.` for the folder itself.
  public func relative(to folder: AbsolutePath) -> String {
    let own = text.split(separator: "/")
    let base = folder.text.split(separator: "/")
    var shared = 0
    while shared < own.count, shared < base.count, own[shared] == base[shared] { shared += 1 }
    let upwards = Array(repeating: Substring(".."), count: base.count - shared)
    let relative = (upwards + own[shared...]).joined(separator: "/")
    return relative.isEmpty ? "." : relative
  }

  public static func < (left: AbsolutePath, right: AbsolutePath) -> Bool { left.text < right.text }

  private var lastSlash: String.Index { text.lastIndex(of: "/") ?? text.startIndex }
}
