/// The bytes of one file, made fit for a parser without moving any of them.
struct SourceText {
  let bytes: [UInt8]
  /// Of encoding and size.
  let errors: [SyntaxErrorFact]

  static let largestParsed = 2_000_000

  /// Bytes that are not UTF-8 become `_`, so the rest of the file keeps its places and stays readable.
  init(_ raw: [UInt8]) {
    let start = Position(line: 1, column: 1)
    if raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF]) {
      bytes = []
      errors = [
        SyntaxErrorFact(message: "the file is encoded as UTF-16 instead of UTF-8", position: start, kind: .encoding)
      ]
      return
    }
    if raw.count > Self.largestParsed {
      bytes = []
      errors = [
        SyntaxErrorFact(
          message: "the file is not read: it has \(raw.count) bytes, and the limit is \(Self.largestParsed)",
          position: start, kind: .limit)
      ]
      return
    }
    var repaired = raw
    let invalid = Self.invalidOffsets(in: raw)
    for offset in invalid { repaired[offset] = UInt8(ascii: "_") }
    bytes = repaired
    if let first = invalid.first {
      let more = invalid.count == 1 ? "" : " (and \(invalid.count - 1) more such bytes)"
      errors = [
        SyntaxErrorFact(
          message: "the file is not UTF-8 here\(more)", position: LineTable(raw).position(of: first), kind: .encoding)
      ]
    } else {
      errors = []
    }
  }

  /// Offsets of the bytes that are no part of a well-formed UTF-8 sequence (Unicode 15, table 3-7).
  private static func invalidOffsets(in bytes: [UInt8]) -> [Int] {
    var invalid: [Int] = []
    var index = 0
    while index < bytes.count {
      let length = sequenceLength(at: index, in: bytes)
      if length == 0 { invalid.append(index) }
      index += max(length, 1)
    }
    return invalid
  }

  /// Zero where no well-formed sequence begins.
  private static func sequenceLength(at index: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[index]
    let count: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: count = 2
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: count = 3
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: count = 4
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + count <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for offset in 2..<max(count, 2) where !(0x80...0xBF).contains(bytes[index + offset]) { return 0 }
    return count
  }
}
