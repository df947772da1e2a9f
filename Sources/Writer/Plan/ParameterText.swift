import HandwireFacts
import HandwireGraph

/// Parameters as a declaration writes them.
enum ParameterText {
  /// `now: @escaping () -> Date`
  static func parameter(_ name: String, type: String, resolved: ResolvedType) -> String {
    "\(name.asParameter): \(self.type(type, resolved: resolved))"
  }

  static func type(_ type: String, resolved: ResolvedType) -> String {
    if case .function = resolved { "@escaping \(type)" } else { type }
  }
}

extension String {
  /// As a parameter that is its own label.
  var asParameter: String {
    let isBare = asIdentifier == self || asLabel == self && !["self", "Self"].contains(self)
    return isBare ? self : "`\(self)`"
  }
}

extension ScopeView {
  /// A maker's parameter type as the class writes it: as declared, unless it means something else there.
  func parameterSpelling(_ parameter: Callable.Parameter, of maker: Maker) -> String {
    let written = parameter.spelling
    if case .found(let type) = program.resolve(written, in: context), type == parameter.type {
      return TypeSpelling.text(written)
    }
    return spelling(of: parameter.type)
  }

  /// `for tripID: Trip.ID = .first`
  func parameterText(_ parameter: Callable.Parameter, of maker: Maker) -> String {
    let name = parameter.name
    let names: String
    if parameter.label == name {
      names = name.asParameter
    } else {
      names = "\(parameter.label?.asLabel ?? "_") \(name.asIdentifier)"
    }
    let attributes = parameter.attributes.map { "@\($0) " }.joined()
    let specifiers = parameter.specifiers.map { "\($0) " }.joined()
    let type = parameterSpelling(parameter, of: maker)
    let ending = (parameter.isVariadic ? "..." : "") + (parameter.defaultValue.map { " = \($0)" } ?? "")
    return "\(names): \(attributes)\(specifiers)\(type)\(ending)"
  }
}
