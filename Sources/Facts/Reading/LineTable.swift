/// Turns byte offsets of one file into lines and columns.
struct LineTable: Sendable {
  /// The offset of the first byte of each line.
  private let starts: [Int]

  /// Lines end with LF, CR LF or CR, as Swift's lexer sees them.
  init(_ bytes: some Collection<UInt8>) {
    var starts = [0]
    var offset = 0
    var previous: UInt8 = 0
    for byte in bytes {
      offset += 1
      switch byte {
      case 0x0A where previous == 0x0D: starts[starts.count - 1] = offset
      case 0x0A, 0x0D: starts.append(offset)
      default: break
      }
      previous = byte
    }
    self.starts = starts
    count = starts.last == offset ? starts.count - 1 : starts.count
  }

  /// A last line without an end counts, an empty one behind the last line end does not.
  let count: Int

  func position(of offset: Int) -> Position {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Position(line: low + 1, column: offset - starts[low] + 1)
  }
}
