import HandwireFacts
import HandwireFindings

/// What is said where a double cannot be written.
enum DoubleFindings {
  static func refused(_ refusal: Refusal, _ identifier: TypeIdentifier) -> Finding {
    Finding(
      rule: "double-refused", severity: .error,
      message: "\(identifier.dottedName) can have no generated double: \(refusal.reason)", place: refusal.place,
      help:
        "write \(DoublesWriter.name(of: identifier)) by hand, and take \(identifier.dottedName) off the list of doubles",
      declaration: identifier.dottedName, subject: identifier.dottedName)
  }

  static func sameName(_ identifier: TypeIdentifier, _ other: TypeIdentifier, name: String, in program: Program)
    -> Finding
  {
    let place = program.declarations(of: identifier).first?.place ?? Place(path: "", line: 1, column: 1)
    let otherPlace = program.declarations(of: other).first?.place
    return Finding(
      rule: "duplicate-double", severity: .error,
      message:
        "\(identifier.module).\(identifier.dottedName) and \(other.module).\(other.dottedName) would both have the double \(name)",
      place: place, notes: [FindingNote("\(other.dottedName) is here", at: otherPlace)],
      help: "take one of them off the list of doubles", declaration: identifier.dottedName, subject: name)
  }
}
