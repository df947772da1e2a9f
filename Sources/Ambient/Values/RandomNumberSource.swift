/// Random numbers that several threads may take; each number is given to one of them.
public struct RandomNumberSource: Sendable {
  private let draw: @Sendable () -> UInt64

  /// `draw` returns 64 random bits.
  public init(_ draw: @escaping @Sendable () -> UInt64) {
    self.draw = draw
  }

  public init(_ generator: some RandomNumberGenerator & Sendable) {
    let generator = Locked<any RandomNumberGenerator & Sendable>(generator)
    draw = { generator.withLock { $0.next() } }
  }

  /// For the standard library's methods: `ambient.randomNumbers { Int.random(in: 1...6, using: &$0) }`.
  public func callAsFunction<Result>(_ use: (inout any RandomNumberGenerator) -> Result) -> Result {
    var generator: any RandomNumberGenerator = DrawnNumbers(draw: draw)
    return use(&generator)
  }
}

private struct DrawnNumbers: RandomNumberGenerator {
  let draw: @Sendable () -> UInt64

  mutating func next() -> UInt64 { draw() }
}
