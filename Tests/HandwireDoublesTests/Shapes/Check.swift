import Foundation

/// What the shapes compare; tells on standard output what is not so, and counts what was looked at.
nonisolated final class Check: @unchecked Sendable {
  private let path: String
  private var offset: UInt64 = 0
  private(set) var count = 0

  /// From now on standard error goes to the file, where failures of stubs outside of a test are told.
  init(path: String) {
    self.path = path
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = open(path, O_WRONLY | O_APPEND)
    dup2(file, 2)
    close(file)
  }

  func equal<Value: Equatable>(_ found: Value, _ expected: Value, line: Int = #line, file: String = #fileID) {
    count += 1
    if found != expected { print("\(file):\(line): \(found) is not \(expected)") }
  }

  func holds(_ condition: Bool, line: Int = #line, file: String = #fileID) {
    count += 1
    if !condition { print("\(file):\(line): does not hold") }
  }

  /// What has failed since the last call, one a line: `Trips.count` for "Trips.count is not implemented".
  func failures() -> [String] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return ["no file"] }
    handle.seek(toFileOffset: offset)
    let data = handle.readDataToEndOfFile()
    offset += UInt64(data.count)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      line.hasSuffix(" is not implemented") ? String(line.dropLast(" is not implemented".count)) : String(line)
    }
  }

  func failed(_ expected: String..., line: Int = #line, file: String = #fileID) {
    equal(failures(), expected, line: line, file: file)
  }

  func described(_ calls: [some Any], _ expected: String..., line: Int = #line, file: String = #fileID) {
    equal(calls.map { "\($0)" }, expected, line: line, file: file)
  }
}
