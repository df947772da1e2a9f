/// One line of the table: an operation, repeated.
struct BenchmarkRow: Sendable {
  let name: String
  /// The row that a person would have written by hand, whose cost this one's is divided by.
  let baseline: String?
  let run: @Sendable (_ repetitions: Int) -> Int

  /// Keeps the compiler from dropping the work, or from doing it once for all.
  init(_ name: String, against baseline: String? = nil, operation: @escaping @Sendable () -> Int) {
    self.name = name
    self.baseline = baseline
    run = { repetitions in
      var sum = 0
      for _ in 0..<repetitions { sum &+= operation() }
      return sum
    }
  }
}
