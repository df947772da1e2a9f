import HandwireFacts

/// Something of the outside world, as a graph for tests sees it: a double stands there until a test replaces it.
public struct Boundary: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A class that conforms, made by `StubName(path: "…")`.
    case stub(of: TypeIdentifier)
    /// A struct of closures, made by `Name.unimplemented(path: "…")`.
    case client(TypeIdentifier)
  }

  public var kind: Kind
  /// How it is reached from the graph: `TestAppGraph.library → LibraryModel → courses: any CourseCatalogue`.
  public var path: String
  /// It is there for who receives it alone: what it stands for cannot be read.
  public var isNeededOnly = false

  public init(kind: Kind, path: String) {
    self.kind = kind
    self.path = path
  }

  /// The protocol or struct.
  public var type: TypeIdentifier {
    switch kind {
    case .stub(let type), .client(let type): type
    }
  }

  /// The type of the double: `StubCourseCatalogue`, `AnalyticsClient`.
  public var doubleName: String {
    switch kind {
    case .stub(let type): "Stub" + type.path.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    case .client(let type): type.dottedName
    }
  }
}
