/// Everything that the readers of containers found in a program.
public struct ContainerReading: Sendable {
  /// Sorted by place.
  public let fetches: [Fetch]
  /// Sorted by place.
  public let registrations: [Registration]
  /// Sorted by place.
  public let declarations: [ContainerDeclaration]
  public let shapes: LocatorShapes
  public let imports: LibraryImports
  private let fetchesByPath: [String: Range<Int>]

  public init(
    fetches: [Fetch], registrations: [Registration], declarations: [ContainerDeclaration], shapes: LocatorShapes,
    imports: LibraryImports
  ) {
    self.fetches = fetches.sorted { $0.site < $1.site }
    self.registrations = registrations.sorted { $0.site < $1.site }
    self.declarations = declarations.sorted { $0.site < $1.site }
    self.shapes = shapes
    self.imports = imports
    var ranges: [String: Range<Int>] = [:]
    for (index, fetch) in self.fetches.enumerated() {
      let path = fetch.site.place.path
      ranges[path] = (ranges[path]?.lowerBound ?? index)..<(index + 1)
    }
    fetchesByPath = ranges
  }

  /// Of one file as it is in one module, in order.
  public func fetches(in path: String, of module: String) -> [Fetch] {
    guard let range = fetchesByPath[path] else { return [] }
    return fetches[range].filter { $0.site.module == module }
  }
}
