/// What the imports of one file bring into reach.
struct FileScope: Sendable {
  struct Import: Hashable, Sendable {
    var module: String
    /// The only name that a scoped import brings (`import struct M.T`).
    var name: String?
  }

  /// Of modules of the program, those that the whole module re-exports included; sorted.
  var imports: [Import] = []
  var testable: Set<String> = []
  /// Modules that were not read; sorted.
  var unread: [String] = []
  /// Names that scoped imports bring from modules that were not read (`import struct UIKit.UIView`).
  var unreadNames: Set<String> = []
  /// Module → the groups of its `@_spi` declarations that it asks for.
  var interfaces: [String: Set<String>] = [:]
  /// Modules whose types may lack `Sendable` without a word from the compiler.
  var preconcurrency: Set<String> = []
}
