import HandwireFacts
import HandwireFindings

/// What a variant may not change of the blueprint that it refines.
enum VariantFindings {
  static func lifetimeChanged(
    _ old: BindingDraft, _ new: BindingDraft, in blueprint: BlueprintDeclaration
  ) -> Finding {
    Finding(
      rule: "lifetime-changed", severity: .error,
      message:
        "\(blueprint.name) replaces '\(new.name)', which lives \(old.lifetime), by one that lives \(new.lifetime)",
      place: new.place, notes: [FindingNote("'\(old.name)' is bound here", at: old.place)],
      help: "write \(old.marker) before 'var \(new.name)'", declaration: blueprint.name, subject: new.name)
  }

  static func typeChanged(
    _ old: BindingDraft, _ new: BindingDraft, in blueprint: BlueprintDeclaration, _ program: Program
  ) -> Finding {
    Finding(
      rule: "replacement-mismatch", severity: .error,
      message:
        "\(blueprint.name) replaces '\(old.name): \(program.describe(old.key))' by a '\(program.describe(new.key))', "
        + "which receivers cannot take in its place",
      place: new.place, notes: [FindingNote("'\(old.name)' is bound here", at: old.place)],
      help: "declare it as '\(old.name): \(old.typeSpelling)'", declaration: blueprint.name, subject: new.name)
  }
}

extension BindingDraft {
  /// The marker that declares it, without arguments.
  var marker: String {
    switch provision {
    case .given, .member: "@Given"
    case .owned, .double: "@Owned"
    case .built: "@Built"
    case .shared: "@Shared"
    case .provider: "static func"
    }
  }
}
