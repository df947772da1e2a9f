/// Turns the name of a target or folder into the name that `import` uses.
enum ModuleName {
  /// Characters that no identifier may have become `_`, as SwiftPM does it.
  static func of(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isWordCharacter = scalar == "_" || scalar.properties.isXIDContinue
      let isLeadingDigit = result.isEmpty && !scalar.properties.isXIDStart && scalar != "_"
      result.unicodeScalars.append(isWordCharacter && !isLeadingDigit ? scalar : "_")
    }
    return result.isEmpty ? "_" : result
  }
}
