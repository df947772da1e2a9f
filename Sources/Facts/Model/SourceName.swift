/// Spells names as source, with backticks where Swift needs them.
public enum SourceName {
  /// Where a name is declared, used at the beginning of an expression, or stands as a tuple label.
  public static func declared(_ name: String) -> String {
    isPlain(name) && !reserved.contains(name) ? name : "`\(name)`"
  }

  /// At the beginning of a type: `Self` and `Any` mean what they mean.
  public static func type(_ name: String) -> String {
    if ["Self", "Any", "self", "super"].contains(name) { return name }
    return ["some", "any", "each"].contains(name) ? "`\(name)`" : declared(name)
  }

  /// After a dot in a type.
  public static func member(_ name: String) -> String {
    name == "Type" || name == "Protocol" ? "`\(name)`" : declared(name)
  }

  /// After a dot in an expression, where most keywords are plain names.
  public static func expressionMember(_ name: String) -> String {
    isPlain(name) && !reservedAfterDot.contains(name) ? name : "`\(name)`"
  }

  /// As an argument label, where all keywords but three are plain names.
  public static func label(_ name: String) -> String {
    isPlain(name) && !["inout", "var", "let"].contains(name) ? name : "`\(name)`"
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isHead(first) || first == "$" else { return false }
    return name.unicodeScalars.dropFirst().allSatisfy { isHead($0) || isBody($0) }
  }

  /// The identifier grammar of The Swift Programming Language, "Lexical Structure".
  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F, 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
      0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x20CF, 0x2100...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
      true
    case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  private static func isBody(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x24, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: false
    }
  }

  /// Keywords that cannot be names without backticks.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "_",
  ]

  private static let reservedAfterDot: Set<String> = ["init", "self", "Self", "Type", "Protocol", "_"]
}
