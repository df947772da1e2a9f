/// The name of a parameter that takes a value of a type.
enum ParameterName {
  /// `urlSession` for `URLSession`, `store` for `Trip.Store`.
  static func of(_ type: String) -> String {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let capitals = name.prefix { $0.isUppercase }.count
    if capitals == name.count { return name.lowercased() }
    let lowered = capitals > 1 ? capitals - 1 : capitals
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
