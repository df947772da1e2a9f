/// How findings can be printed.
public enum FindingsFormat: String, CaseIterable, Sendable {
  /// For people: in the compiler's form, with trail, notes and help under it.
  case text
  /// For scripts.
  case json
  /// For code scanning: the Static Analysis Results Interchange Format (SARIF) 2.1.0.
  case sarif
  /// Every line in the compiler's form with an absolute path, so that Xcode shows notes in place too.
  case xcode
  /// Workflow commands that GitHub turns into annotations.
  case github
}
