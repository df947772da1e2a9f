/// The least time that one operation took, over rounds in which all rows took turns.
struct Measurement {
  let row: BenchmarkRow
  let nanoseconds: Double

  static func all(of rows: [BenchmarkRow], rounds: Int, repetitions: Int) -> [Measurement] {
    var least = Array(repeating: Duration.seconds(3_600), count: rows.count)
    var sum = 0
    for _ in 0..<rounds {
      for (index, row) in rows.enumerated() {
        let elapsed = ContinuousClock().measure { sum &+= row.run(repetitions) }
        least[index] = min(least[index], elapsed)
      }
    }
    precondition(sum != 0, "the work was not done")
    return zip(rows, least).map { row, duration in
      Measurement(row: row, nanoseconds: duration / .nanoseconds(1) / Double(repetitions))
    }
  }
}
