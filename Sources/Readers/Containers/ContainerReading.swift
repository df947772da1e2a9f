/// Everything that the readers of containers found in a program.
public struct ContainerReading: Sendable {
  /// Sorted by place.
  public var fetches: [Fetch]
  /// Sorted by place.
  public var registrations: [Registration]
  /// Sorted by place.
  public var declarations: [ContainerDeclaration]
  public var shapes: LocatorShapes
  public var imports: LibraryImports

  public init(
    fetches: [Fetch], registrations: [Registration], declarations: [ContainerDeclaration], shapes: LocatorShapes,
    imports: LibraryImports
  ) {
    self.fetches = fetches
    self.registrations = registrations
    self.declarations = declarations
    self.shapes = shapes
    self.imports = imports
  }
}
