internal import SwiftSyntax

/// Variables of one block, and of those around it.
final class ManifestScope {
  private var variables: [String: ManifestValue] = [:]
  private let parent: ManifestScope?

  init(parent: ManifestScope?) { self.parent = parent }

  func value(_ name: String) -> ManifestValue? { holder(of: name)?.variables[name] }

  func declare(_ name: String, _ value: ManifestValue) { variables[name] = value }

  /// False where no variable has that name.
  func assign(_ name: String, _ value: ManifestValue) -> Bool {
    guard let holder = holder(of: name) else { return false }
    holder.variables[name] = value
    return true
  }

  private func holder(of name: String) -> ManifestScope? {
    var scope: ManifestScope? = self
    while let current = scope {
      if current.variables[name] != nil { return current }
      scope = current.parent
    }
    return nil
  }
}

/// A function, closure or computed property of a manifest.
struct ManifestFunction {
  struct Parameter {
    var label: String?
    var name: String
    var defaultValue: ExprSyntax?
  }

  var parameters: [Parameter]
  var body: CodeBlockItemListSyntax
  /// Where it was declared.
  var scope: ManifestScope
}
