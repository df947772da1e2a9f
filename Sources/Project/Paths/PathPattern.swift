/// A folder, a file or a glob of the configuration (`App/Composition`, `Vendor/**`, `**/*.generated.swift`), relative to the project.
///
/// `*` and `?` stay within one component, `**` spans any number; a pattern that matches a folder matches all below it.
public struct PathPattern: Hashable, Sendable {
  public let text: String
  private let components: [[Character]]

  public init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// - Parameter path: relative to the project, `/` between components.
  public func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    let names = path.split(separator: "/").filter { $0 != "." }.map(Array.init)
    // reachable[i]: the first i components of the pattern match what was read so far.
    var reachable = closed([true] + Array(repeating: false, count: components.count))
    for name in names {
      if reachable[components.count] { return true }
      var next = Array(repeating: false, count: components.count + 1)
      for index in components.indices where reachable[index] {
        if components[index] == ["*", "*"] {
          next[index] = true
        } else if PathPattern.component(components[index], matches: name) {
          next[index + 1] = true
        }
      }
      reachable = closed(next)
    }
    return reachable[components.count]
  }

  /// `**` also stands for no component at all.
  private func closed(_ reachable: [Bool]) -> [Bool] {
    var reachable = reachable
    for index in components.indices where reachable[index] && components[index] == ["*", "*"] {
      reachable[index + 1] = true
    }
    return reachable
  }

  private static func component(_ pattern: [Character], matches name: [Character]) -> Bool {
    var position = 0
    var index = 0
    var star: (position: Int, index: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.position, last.index + 1)
        position = last.position + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
