import HandwireFacts

/// Finds the first byte that no UTF-8 text may have (Unicode 16, table 3-7).
enum UTF8Check {
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let lead = bytes[index]
        if lead < 0x80 {
          index += 1
          continue
        }
        guard let length = length(of: lead), index + length <= bytes.count,
          secondByte(after: lead).contains(bytes[index + 1])
        else { return index }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return index }
        index += length
      }
      return nil
    }
  }

  static func position(of offset: Int, in bytes: [UInt8]) -> Position {
    let before = bytes[..<offset]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Position(line: line, column: offset - lineStart + 1)
  }

  /// What a byte order mark or zero bytes give away.
  static func encoding(of bytes: [UInt8]) -> String? {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
  }

  private static func length(of lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private static func secondByte(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
