import HandwireFacts

/// One import of a generated file.
struct ImportPlan: Hashable, Sendable {
  var module: String
  /// Without `@`: `testable`, `preconcurrency`, `_spi(Name)`.
  var attributes: [String] = []
  /// Written only where the module says so elsewhere, or where a public member needs it.
  var access: AccessLevel?
  /// Conditions of the enclosing `#if` branches.
  var conditions: [String] = []

  var isTestable: Bool { attributes.contains("testable") }

  /// `@preconcurrency public import Net`
  var text: String {
    let attributes = attributes.map { "@\($0) " }.joined()
    return "\(attributes)\(access.map { "\($0.keyword) " } ?? "")import \(module.asIdentifier)"
  }
}
