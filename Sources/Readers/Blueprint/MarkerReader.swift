import HandwireFacts
import HandwireGraph

/// Tells Handwire's markers from all other attributes.
struct MarkerReader {
  enum Marker: String, CaseIterable {
    case given = "Given"
    case owned = "Owned"
    case built = "Built"
    case shared = "Shared"
    case child = "Child"
  }

  let shadowed: Set<String>

  func marker(of attribute: AttributeFact) -> Marker? {
    guard let marker = Marker(rawValue: attribute.name) else { return nil }
    let written = attribute.text.dropFirst().prefix { $0.isLetter || $0.isNumber || "._:`".contains($0) }
    switch written.replacing("::", with: ".").replacing("`", with: "") {
    case attribute.name: return shadowed.contains(attribute.name) ? nil : marker
    case "Handwire." + attribute.name: return marker
    default: return nil
    }
  }

  /// Whether the attribute may stand beside a marker: it says something to the compiler only.
  func isPlain(_ attribute: AttributeFact) -> Bool {
    attribute.name.hasSuffix("Actor")
      || ["available", "preconcurrency", "usableFromInline", "_spi", "objc", "nonobjc"].contains(attribute.name)
  }

  /// The marker that was probably meant.
  static func nearest(to name: String) -> Marker? {
    switch name.lowercased() {
    case "own", "owns", "owned", "singleton", "single", "cached": .owned
    case "give", "gives", "given", "input", "argument": .given
    case "build", "builds", "built", "factory", "unique", "new": .built
    case "share", "shares", "shared", "weak": .shared
    case "child", "children", "scope", "subscope": .child
    default: nil
    }
  }
}
