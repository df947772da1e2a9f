/// The objects that one object's stored properties hold, directly or in values and collections.
///
/// Reflection does not see what a closure captures. It cannot tell a weak reference from a strong one.
struct StoredObjects {
  struct Found {
    /// The property's name, and its members': `dependencies.repository`.
    let path: String
    let object: AnyObject
  }

  private(set) var found: [Found] = []

  /// A collection with more elements than this is looked into no further; nothing that owns scopes has as many.
  private static let mostElements = 1_000
  private static let deepestValue = 8

  init(of owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let reflected = mirror {
      for child in reflected.children { collect(child.value, path: Self.propertyName(child.label)) }
      mirror = reflected.superclassMirror
    }
  }

  private mutating func collect(_ value: Any, path: String) {
    var pending = [(value: value, path: path, depth: 0)]
    while let (value, path, depth) = pending.popLast() {
      if type(of: value) is AnyObject.Type {
        found.append(Found(path: path, object: value as AnyObject))
        continue
      }
      guard depth < Self.deepestValue else { continue }
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional:
        for child in mirror.children { pending.append((child.value, path, depth + 1)) }
      case .collection, .set, .dictionary:
        for (index, child) in mirror.children.prefix(Self.mostElements).enumerated() {
          pending.append((child.value, "\(path)[\(index)]", depth + 1))
        }
      case .struct, .tuple, .enum:
        for child in mirror.children {
          pending.append((child.value, child.label.map { "\(path).\($0)" } ?? path, depth + 1))
        }
      case .class, .foreignReference, nil: break
      @unknown default: break
      }
    }
  }

  private static func propertyName(_ label: String?) -> String {
    guard let label else { return "" }
    let lazyPrefix = "$__lazy_storage_$_"
    return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
  }
}
