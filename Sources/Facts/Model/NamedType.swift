/// `Module::A<B>.C`: components from outermost to innermost.
public struct NamedType: Hashable, Codable, Sendable {
  /// Only where it is written with `::`; `Module.A` is two components.
  public var module: String?
  public var components: [Component]

  public struct Component: Hashable, Codable, Sendable {
    /// Without backticks.
    public var name: String
    public var arguments: [TypeExpression]

    public init(name: String, arguments: [TypeExpression] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  public init(module: String? = nil, components: [Component]) {
    self.module = module
    self.components = components
  }
}
