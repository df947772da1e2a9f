/// What two lists have in common, in order, and the stretches between in which they differ.
struct CommonSequence {
  enum Step {
    case same(Int, Int)
    case different(Range<Int>, Range<Int>)
  }

  private(set) var steps: [Step] = []

  init<Element: Equatable>(_ left: [Element], _ right: [Element]) {
    var start = 0
    while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
    var tail = 0
    while tail < left.count - start, tail < right.count - start,
      left[left.count - 1 - tail] == right[right.count - 1 - tail]
    {
      tail += 1
    }
    for index in 0..<start { steps.append(.same(index, index)) }
    addMiddle(left, right, start..<(left.count - tail), start..<(right.count - tail))
    for index in stride(from: tail, to: 0, by: -1) { steps.append(.same(left.count - index, right.count - index)) }
  }

  /// The longest common subsequence by the textbook's table.
  private mutating func addMiddle<Element: Equatable>(
    _ left: [Element], _ right: [Element], _ leftRange: Range<Int>, _ rightRange: Range<Int>
  ) {
    guard !leftRange.isEmpty || !rightRange.isEmpty else { return }
    let rows = leftRange.count
    let columns = rightRange.count
    var lengths = Array(repeating: Array(repeating: 0, count: columns + 1), count: rows + 1)
    for row in stride(from: rows - 1, through: 0, by: -1) {
      for column in stride(from: columns - 1, through: 0, by: -1) {
        lengths[row][column] =
          left[leftRange.lowerBound + row] == right[rightRange.lowerBound + column]
          ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
      }
    }
    var row = 0
    var column = 0
    var open = (leftRange.lowerBound, rightRange.lowerBound)
    func flush(_ steps: inout [Step]) {
      let first = leftRange.lowerBound + row
      let second = rightRange.lowerBound + column
      if open.0 < first || open.1 < second { steps.append(.different(open.0..<first, open.1..<second)) }
    }
    while row < rows || column < columns {
      if row < rows, column < columns, left[leftRange.lowerBound + row] == right[rightRange.lowerBound + column] {
        flush(&steps)
        steps.append(.same(leftRange.lowerBound + row, rightRange.lowerBound + column))
        row += 1
        column += 1
        open = (leftRange.lowerBound + row, rightRange.lowerBound + column)
      } else if column == columns || row < rows && lengths[row + 1][column] >= lengths[row][column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    flush(&steps)
  }
}
