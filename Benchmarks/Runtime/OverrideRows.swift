import HandwireAmbient

/// Replacing a value for an operation, and reading it there.
enum OverrideRows {
  static func all() -> [BenchmarkRow] {
    [
      BenchmarkRow("override: @TaskLocal by hand") { handWritten(7) },
      BenchmarkRow("override: withAmbient", against: "override: @TaskLocal by hand") { ambient(7) },
      BenchmarkRow("override: AmbientValues.run", against: "override: @TaskLocal by hand") { rerun(prepared) },
    ]
  }

  private static let prepared: AmbientValues = {
    var values = AmbientValues.current
    values.limit = 7
    return values
  }()

  @inline(never) private static func handWritten(_ limit: Int) -> Int {
    HandWritten.$limit.withValue(limit) { HandWritten.limit }
  }

  @inline(never) private static func ambient(_ limit: Int) -> Int {
    withAmbient {
      $0.limit = limit
    } operation: {
      AmbientValues.current.limit
    }
  }

  @inline(never) private static func rerun(_ values: AmbientValues) -> Int {
    values.run { AmbientValues.current.limit }
  }
}
