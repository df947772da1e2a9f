import HandwireFacts
import HandwireGraph

/// Reads plain Swift that builds objects: composition roots by hand, containers of factory methods, coordinators,
/// entry points, and the graph classes that Handwire writes.
///
/// It follows every value from where it is built through names, closures, functions and initializers to whoever receives
/// it. What containers hold and are asked for is joined to that, where they were read. What only the compiler or the running program could know is `unknown`.
public struct HandWiredReader: Sendable {
  private let code: CodeProgram
  private let registrations: RegistrationsByFile

  /// - Parameters:
  ///   - code: of modules that were read with `.code`.
  ///   - containers: what is registered and asked for, as it was read from the same program.
  ///   - registered: those joined.
  public init(_ code: CodeProgram, containers: ContainerReading? = nil, registered: RegisteredGraph? = nil) {
    self.code = code
    registrations = RegistrationsByFile(containers: containers, registered: registered)
  }

  /// Of all modules but tests, plugins and macros.
  public func graph() -> WiredGraph { graph(of: code.program.modules) }

  public func graph(of modules: [Module]) -> WiredGraph {
    let objects = ObjectTypes(code)
    let production = modules.filter { module in
      switch module.role {
      case .library, .executable: true
      case .test, .plugin, .macro: false
      }
    }
    let registrations = registrations
    let files = code.map(modules: production) { file in
      FileWiringReader(file, objects: objects, registered: registrations.file(file.path, of: file.module)).read()
    }
    return WiringLinker(files, code: code, objects: objects).graph()
  }
}
