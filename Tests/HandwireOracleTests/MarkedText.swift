import HandwireFindings

/// Source text that remembers where the pieces stand that findings may point at.
struct MarkedText {
  let path: String
  private(set) var text = ""
  private(set) var places: [String: Place] = [:]
  private var line = 1
  private var column = 1

  init(path: String) { self.path = path }

  /// The next character is the place of `key`.
  mutating func mark(_ key: String) { places[key] = Place(path: path, line: line, column: column) }

  /// ASCII only.
  mutating func write(_ piece: String) {
    text += piece
    for character in piece {
      if character == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
  }

  mutating func writeLine(_ piece: String) { write(piece + "\n") }
}
