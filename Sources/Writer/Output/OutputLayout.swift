/// Where generated files go.
public enum OutputLayout: Hashable, Sendable {
  /// `Generated/AppGraph.swift` beside each blueprint: checked in and reviewed.
  case besideBlueprints
  /// `<folder>/<Module>/AppGraph.swift`; an absolute path.
  case folder(String)
  /// All graph classes of one module in one file, which exists even if there are none; an absolute path. For build
  /// systems that want to know the names of outputs before anything is read.
  case singleFile(String, module: String)
}
