/// Deletes, doubles and swaps words and signs of a source file, by a seed.
struct SourceMutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// With one to six changes.
  mutating func mutated(_ source: String) -> String {
    var tokens = Self.tokens(of: source)
    guard tokens.count > 2 else { return source }
    for _ in 0...number(below: 6) {
      let place = number(below: tokens.count)
      switch number(below: 3) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[place], at: place)
      default: tokens.swapAt(place, number(below: tokens.count))
      }
      if tokens.count < 3 { break }
    }
    return tokens.joined()
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  /// Runs of letters and digits, runs of spaces, and every other character by itself.
  private static func tokens(of source: String) -> [String] {
    var tokens: [String] = []
    var last = 0
    for character in source {
      let kind = character.isLetter || character.isNumber || character == "_" ? 1 : character.isWhitespace ? 2 : 3
      if kind == last, kind < 3, let end = tokens.indices.last {
        tokens[end].append(character)
      } else {
        tokens.append(String(character))
      }
      last = kind
    }
    return tokens
  }
}
