/// Finds the first place where a property list in NeXT's format is broken.
///
/// Foundation reads on from some mistakes as if the list ended there, and says of others only what it saw.
struct OldPropertyListCheck {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var stack: [Container] = []

  private struct Container {
    let isDictionary: Bool
    let start: Int
  }

  private enum Expected { case value, keyOrEnd, equals, semicolon, valueOrEnd, commaOrEnd, nothing }

  /// `nil` where nothing is wrong.
  static func failure(in bytes: [UInt8]) -> XcodeDocument.Failure? {
    bytes.withUnsafeBufferPointer { buffer in
      var check = OldPropertyListCheck(bytes: buffer)
      guard let (offset, problem) = check.problem() else { return nil }
      let line = buffer[..<min(offset, buffer.count)].count { $0 == UInt8(ascii: "\n") } + 1
      return XcodeDocument.Failure(line: line, problem: problem)
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func problem() -> (offset: Int, problem: String)? {
    var expected = Expected.value
    while true {
      // A missing ';' is missing where the value ends, not where the next key starts.
      let end = index
      if let offset = skipSpace() { return (offset, "this comment has no end") }
      guard index < bytes.count else {
        if expected == .nothing { return nil }
        return stack.last.map { ($0.start, $0.isDictionary ? "this '{' has no '}'" : "this '(' has no ')'") }
          ?? (index, "the file is empty")
      }
      let byte = bytes[index]
      switch expected {
      case .nothing: return (index, "nothing is expected after the last '}'")
      case .equals, .semicolon, .commaOrEnd:
        guard let next = separated(byte, expected) else { return (end, "expected \(words(expected))\(found)") }
        expected = next
      case .keyOrEnd where byte == UInt8(ascii: "}"), .valueOrEnd where byte == UInt8(ascii: ")"):
        expected = closed()
      case .value, .valueOrEnd, .keyOrEnd:
        let start = index
        if expected != .keyOrEnd, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
          guard stack.count < 200 else { return (index, "braces and parentheses are nested too deeply here") }
          stack.append(Container(isDictionary: byte == UInt8(ascii: "{"), start: index))
          index += 1
          expected = byte == UInt8(ascii: "{") ? .keyOrEnd : .valueOrEnd
        } else if let problem = skipWord() {
          return (start, problem)
        } else if index == start {
          return (index, "expected \(words(expected))\(found)")
        } else {
          expected = expected == .keyOrEnd ? .equals : after()
        }
      }
    }
  }

  private mutating func separated(_ byte: UInt8, _ expected: Expected) -> Expected? {
    switch (byte, expected) {
    case (UInt8(ascii: "="), .equals):
      index += 1
      return .value
    case (UInt8(ascii: ";"), .semicolon):
      index += 1
      return .keyOrEnd
    case (UInt8(ascii: ","), .commaOrEnd):
      index += 1
      return .valueOrEnd
    case (UInt8(ascii: ")"), .commaOrEnd): return closed()
    default: return nil
    }
  }

  private mutating func closed() -> Expected {
    stack.removeLast()
    index += 1
    return after()
  }

  private func after() -> Expected { stack.last.map { $0.isDictionary ? .semicolon : .commaOrEnd } ?? .nothing }

  /// A string with or without quotes, or data; why it is broken, if it is.
  private mutating func skipWord() -> String? {
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      index += 1
      while index < bytes.count, bytes[index] != first { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
      index += 1
      return index > bytes.count ? "this string has no end" : nil
    }
    if first == UInt8(ascii: "<"), bytes.indices.contains(index + 1), bytes[index + 1] != first {
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index += 1
      return index > bytes.count ? "this '<' has no '>'" : nil
    }
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    return nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Where a comment starts that does not end.
  private mutating func skipSpace() -> Int? {
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let start = index
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          index += 1
        }
        guard index + 1 < bytes.count else { return start }
        index += 2
      } else {
        break
      }
    }
    return nil
  }

  private func words(_ expected: Expected) -> String {
    switch expected {
    case .value: "a value"
    case .keyOrEnd: "a key or '}'"
    case .equals: "'='"
    case .semicolon: "';'"
    case .valueOrEnd: "a value or ')'"
    case .commaOrEnd: "',' or ')'"
    case .nothing: "the end"
    }
  }

  /// `, found 'C = D;'`: a little of what stands there.
  private var found: String {
    let rest = bytes[index...].prefix(20).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return ", found '\(String(decoding: rest, as: UTF8.self))'"
  }
}
