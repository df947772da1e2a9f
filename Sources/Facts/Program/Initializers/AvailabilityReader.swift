/// What `@available` attributes say of a call.
struct AvailabilityReader {
  /// `outer` are the attributes of the type: what it needs already is no condition of the call.
  func availability(of attributes: [AttributeFact], beyond outer: [AttributeFact]) -> Callable.Availability {
    let outerTexts = Set(outer.filter { $0.name == "available" }.map(\.text))
    var conditions: [String] = []
    for attribute in attributes where attribute.name == "available" && !outerTexts.contains(attribute.text) {
      let body = Self.body(of: attribute.text)
      let parts = body.split(separator: ",").map { Self.trimmed($0) }
      guard let platform = parts.first else { continue }
      let isEverywhere = platform == "*" || platform == "swift"
      let words = parts.dropFirst().map { $0.prefix { $0 != ":" && $0 != " " } }
      if words.contains("unavailable") || words.contains("obsoleted") {
        if isEverywhere { return .unavailable }
        conditions.append(body)
      } else if words.contains("introduced") || parts.last == "*" && parts.count > 1 {
        conditions.append(body)
      }
    }
    return conditions.isEmpty ? .available : .conditional(conditions.joined(separator: "; "))
  }

  private static func body(of text: String) -> String {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return "" }
    return String(text[text.index(after: open)..<close])
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
