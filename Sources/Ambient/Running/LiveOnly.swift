enum LiveOnly {
  /// Called by the default of `AmbientKey.preview`: in a test it means that nobody gave the key a value but the live one.
  static func noteFallback<Key: AmbientKey>(of key: Key.Type) {
    AmbientContext.bound?.world?.fail(message(for: key))
  }

  /// The same for a key whose value may be read without harm, to replace a part of it, but not used.
  static func noteCall<Key: AmbientKey>(of key: Key.Type) {
    TestWorld.ofCaller()?.fail(message(for: key))
  }

  private static func message<Key: AmbientKey>(for key: Key.Type) -> String {
    """
    '\(key.name)' (\(key)) has only a live value, and this test reached it. Replace it: \
    .ambient(\\.\(key.name), …) on the test or its suite, withAmbient { $0.\(key.name) = … } around the code, or \
    a 'test' value in \(key).
    """
  }
}
