import HandwireFindings

/// A place as SARIF counts it: lines and columns from 1, columns in UTF-16 code units, the end one behind the last.
struct SARIFRegion: Hashable, Sendable {
  let line: Int
  let startColumn: Int
  let endColumn: Int

  /// Spans what was found where it stands there, else the rest of the line, but never nothing.
  init(_ place: Place, subject: String, line text: String?) {
    line = max(place.line, 1)
    guard let text else {
      startColumn = max(place.column, 1)
      endColumn = startColumn + max(subject.utf16.count, 1)
      return
    }
    let bytes = Array(text.utf8)
    let start = min(max(place.column - 1, 0), bytes.count)
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let rest = String(decoding: bytes[start...], as: UTF8.self)
    startColumn = before.utf16.count + 1
    let found = !subject.isEmpty && rest.hasPrefix(subject) ? subject : SARIFRegion.trimmed(rest)
    endColumn = startColumn + max(found.utf16.count, 1)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// As a path of a URI (RFC 3986): unreserved characters and `/` as they are, the bytes of all others in hexadecimal.
  static func percentEncoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return encoded
  }
}
