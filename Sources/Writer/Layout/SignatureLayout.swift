/// The header of a function, up to its brace.
package struct SignatureLayout {
  package static func lines(_ introducer: String, parameters: [String], suffix: String, indentation: Int) -> [String] {
    let padding = String(repeating: " ", count: indentation)
    let joined = parameters.joined(separator: ", ")
    let flat = "\(padding)\(introducer)(\(joined))\(suffix) {"
    if flat.count <= ExpressionLayout.lineLength || parameters.isEmpty { return [flat] }
    let continuation = "\(padding)  \(joined)"
    let ending = "\(padding))\(suffix) {"
    if continuation.count <= ExpressionLayout.lineLength {
      return ["\(padding)\(introducer)(", continuation, ending]
    }
    let each = parameters.enumerated().map { "\(padding)  \($1)\($0 == parameters.count - 1 ? "" : ",")" }
    return ["\(padding)\(introducer)("] + each + [ending]
  }
}
