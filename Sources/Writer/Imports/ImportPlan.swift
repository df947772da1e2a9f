import HandwireFacts

/// One import of a generated file.
package struct ImportPlan: Hashable, Sendable {
  package var module: String
  /// `class Garden.Plant`, where only that is imported.
  package var declaration: String?
  /// Without `@`: `testable`, `preconcurrency`, `_spi(Name)`.
  package var attributes: [String] = []
  /// Written only where the module says so elsewhere, or where a public member needs it.
  package var access: AccessLevel?
  /// Conditions of the enclosing `#if` branches.
  package var conditions: [String] = []

  package init(
    module: String, declaration: String? = nil, attributes: [String] = [], access: AccessLevel? = nil,
    conditions: [String] = []
  ) {
    self.module = module
    self.declaration = declaration
    self.attributes = attributes
    self.access = access
    self.conditions = conditions
  }

  var isTestable: Bool { attributes.contains("testable") }

  /// `@preconcurrency public import Net`
  var text: String {
    let attributes = attributes.map { "@\($0) " }.joined()
    return "\(attributes)\(access.map { "\($0.keyword) " } ?? "")import \(declaration ?? module.asIdentifier)"
  }
}
