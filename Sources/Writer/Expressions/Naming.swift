extension String {
  /// First letter small, a leading initialism as a whole: `URLCache` → `urlCache`, `Trip` → `trip`.
  var startingSmall: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    if capitals.count == count { return lowercased() }
    if capitals.count > 1, dropFirst(capitals.count).first?.isLetter == true {
      return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
    }
    return prefix(1).lowercased() + dropFirst()
  }

  /// First letter large, a leading initialism as a whole: `apiClient` → `APIClient`, `trips` → `Trips`.
  package var startingLarge: String {
    let word = prefix { $0.isLowercase }
    if Self.initialisms.contains(String(word)) { return word.uppercased() + dropFirst(word.count) }
    return capitalizedFirst
  }

  /// `session` → `Session`; what `start` and `end` of a child slot are named with.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  private static let initialisms: Set<String> = [
    "api", "db", "dns", "gps", "html", "http", "https", "id", "ip", "jpeg", "json", "jwt", "os", "pdf", "png", "sdk",
    "sql", "ssl", "tcp", "tls", "udp", "ui", "uri", "url", "utc", "uuid", "xml",
  ]

  var isPlainIdentifier: Bool {
    guard let first = unicodeScalars.first else { return false }
    let letters = unicodeScalars.allSatisfy { scalar in
      scalar == "_" || scalar.properties.isXIDContinue || scalar.properties.isEmoji && scalar.value > 0x7F
    }
    return letters && !(first.value >= 0x30 && first.value <= 0x39)
  }

  /// As a name stands in an expression or declaration, in backticks where it must.
  var asIdentifier: String {
    Self.keywords.contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }

  /// As a name stands after a dot.
  var asMember: String {
    ["init", "self", "Type", "Protocol"].contains(self) || !isPlainIdentifier ? "`\(self)`" : self
  }

  /// As an argument's label stands in a call.
  var asLabel: String {
    ["inout", "let", "var"].contains(self) || !isPlainIdentifier && self != "_" ? "`\(self)`" : self
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A type's spelling made optional: `Clock?`, `(any Clock)?`.
  var madeOptional: String {
    var depth = 0
    var isOpen = hasPrefix("any ") || hasPrefix("some ") || hasPrefix("@")
    var previous: Character = " "
    for character in self {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where previous == "-": isOpen = isOpen || depth == 0
      case ">": depth -= 1
      case "&": isOpen = isOpen || depth == 0
      default: break
      }
      previous = character
    }
    return isOpen ? "(\(self))?" : "\(self)?"
  }
}
