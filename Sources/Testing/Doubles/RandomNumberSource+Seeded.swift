import HandwireAmbient

extension RandomNumberSource {
  /// The same numbers for the same seed. Threads that share it get them in the order in which they ask.
  public static func seeded(_ seed: UInt64) -> RandomNumberSource {
    RandomNumberSource(SeededGenerator(seed: seed))
  }
}
