import HandwireFacts

/// Reads the containers of a program: what they are, what is registered with them and who asks them for what.
public struct ContainerReader: Sendable {
  private let code: CodeProgram
  private let configured: ConfiguredLocators

  public init(_ code: CodeProgram, configured: ConfiguredLocators = ConfiguredLocators()) {
    self.code = code
    self.configured = configured
  }

  public func reading() -> ContainerReading {
    let imports = LibraryImports(code.program)
    let shapes = LocatorShapeFinder(code, imports: imports).shapes().without(configured)
    let configured = configured
    let files = code.map(modules: code.program.modules) { file in
      let surroundings = ReadingSurroundings(
        file: file, imports: imports, shapes: shapes, configured: configured)
      return Found(
        fetches: FetchCollector(surroundings).fetches(),
        registrations: RegistrationCollector(surroundings).registrations(),
        declarations: DeclarationCollector(here: surroundings).declarations())
    }
    return ContainerReading(
      fetches: files.flatMap(\.fetches), registrations: files.flatMap(\.registrations),
      declarations: files.flatMap(\.declarations), shapes: shapes, imports: imports)
  }

  /// In one file.
  private struct Found: Sendable {
    var fetches: [Fetch]
    var registrations: [Registration]
    var declarations: [ContainerDeclaration]
  }
}
