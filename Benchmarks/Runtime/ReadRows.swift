import HandwireAmbient

/// Reads of a value that was made before.
enum ReadRows {
  static func all() -> [BenchmarkRow] {
    let plain = PlainModel(settings: Settings(limit: 1), limit: 1)
    let model = AmbientModel()
    let made = withAmbient {
      $0.limit = 2
    } operation: {
      AmbientModel()
    }
    return [
      BenchmarkRow("read: stored property") { limit(of: plain) },
      BenchmarkRow("read: stored property, an object") { settings(of: plain).limit },
      BenchmarkRow("read: @TaskLocal by hand", against: "read: stored property") { handWrittenLimit() },
      BenchmarkRow("read: AmbientValues.current.limit", against: "read: stored property") { ambientLimit() },
      BenchmarkRow("read: AmbientValues.current.settings", against: "read: stored property, an object") {
        ambientSettings().limit
      },
      BenchmarkRow("read: @Ambient(\\.limit)", against: "read: stored property") { limit(of: model) },
      BenchmarkRow("read: @Ambient(\\.limit), kept", against: "read: stored property") { limit(of: made) },
    ]
  }

  @inline(never) private static func limit(of model: PlainModel) -> Int { model.limit }
  @inline(never) private static func settings(of model: PlainModel) -> Settings { model.settings }
  @inline(never) private static func limit(of model: AmbientModel) -> Int { model.limit }
  @inline(never) private static func handWrittenLimit() -> Int { HandWritten.limit }
  @inline(never) private static func ambientLimit() -> Int { AmbientValues.current.limit }
  @inline(never) private static func ambientSettings() -> Settings { AmbientValues.current.settings }
}
