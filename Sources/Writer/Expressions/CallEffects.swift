import HandwireFacts

/// What evaluating an expression may do besides making a value.
struct CallEffects: Hashable, Sendable {
  var isAsync = false
  /// Types of errors, each once, in the order met.
  var thrown: [ResolvedType] = []

  static let none = CallEffects()
  static let anyError = ResolvedType.existential([.external(path: ["Error"], arguments: [])])

  var canThrow: Bool { !thrown.isEmpty }

  func union(_ other: CallEffects) -> CallEffects {
    var result = self
    result.isAsync = isAsync || other.isAsync
    for type in other.thrown where !result.thrown.contains(type) { result.thrown.append(type) }
    return result
  }

  /// `try await `, to stand before an expression.
  var marks: String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }

  /// ` async throws(E)`, to stand after a parameter list; typed where only one type is thrown.
  func specifiers(spelling: (ResolvedType) -> String) -> String {
    let throwing: String
    if thrown.isEmpty {
      throwing = ""
    } else if let only = thrown.first, thrown.count == 1, only != Self.anyError {
      throwing = " throws(\(spelling(only)))"
    } else {
      throwing = " throws"
    }
    return (isAsync ? " async" : "") + throwing
  }
}
