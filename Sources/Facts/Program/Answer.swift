/// What can be said of a question about source that is only partly read.
public enum Answer: Hashable, Sendable {
  case yes
  case no
  /// Why it cannot be known, in words that can stand after "unknown: ".
  case unknown(String)
}
