enum ToolVersion {
  /// Semantic; also part of what facts are cached by.
  static let current = "0.1.0"
}
