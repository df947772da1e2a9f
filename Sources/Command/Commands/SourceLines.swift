import Foundation
import HandwireFindings
import HandwireProject

/// The text of the lines that findings are in, read once a file.
struct SourceLines: Sendable {
  private let lines: [Key: String]

  private struct Key: Hashable {
    let path: String
    let line: Int
  }

  /// - Parameter root: what the findings' paths are relative to.
  init(of findings: [Finding], root: String) {
    let places = findings.flatMap { [$0.place] + $0.notes.compactMap(\.place) }
    var lines: [Key: String] = [:]
    for (path, places) in Dictionary(grouping: places, by: \.path) {
      let file = AbsolutePath(path, relativeTo: AbsolutePath(root))
      guard let data = FileManager.default.contents(atPath: file.text) else { continue }
      let wanted = Set(places.map(\.line))
      // A carriage return at the end is cut off with the white space there.
      for (index, bytes) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
      where wanted.contains(index + 1) {
        lines[Key(path: path, line: index + 1)] = String(decoding: bytes, as: UTF8.self)
      }
    }
    self.lines = lines
  }

  func line(at place: Place) -> String? { lines[Key(path: place.path, line: place.line)] }
}
