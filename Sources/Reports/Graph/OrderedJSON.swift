/// JSON whose members keep the order in which they are given, so that two runs write the same bytes.
indirect enum OrderedJSON {
  case null
  case number(Int)
  case boolean(Bool)
  case string(String)
  case array([OrderedJSON])
  case object([(String, OrderedJSON)])

  /// Indented by two spaces; arrays and objects without content stay on one line.
  func text() -> String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .number(let number): text += String(number)
    case .boolean(let value): text += value ? "true" : "false"
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      guard !elements.isEmpty else {
        text += "[]"
        return
      }
      text += "["
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + indentation + "  "
        element.write(to: &text, indentation: indentation + "  ")
      }
      text += "\n\(indentation)]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + indentation + "  " + Self.quoted(member.0) + ": "
        member.1.write(to: &text, indentation: indentation + "  ")
      }
      text += "\n\(indentation)}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
