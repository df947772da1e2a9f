import HandwireFacts
import HandwireGraph

/// Reads plain Swift that builds objects: composition roots by hand, containers of factory methods, coordinators,
/// entry points, and the graph classes that Handwire writes.
///
/// It follows every value from where it is built through names, closures, functions and initializers to whoever receives
/// it. What only the compiler or the running program could know is `unknown`.
public struct HandWiredReader: Sendable {
  private let code: CodeProgram

  /// - Parameter code: of modules that were read with `.code`.
  public init(_ code: CodeProgram) { self.code = code }

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
    let files = code.map(modules: production) { FileWiringReader($0, objects: objects).read() }
    return WiringLinker(files, code: code, objects: objects).graph()
  }
}
