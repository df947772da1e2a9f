/// Reads one object of an installed graph: for types that a framework constructs, and for no others.
///
/// ```swift
/// struct RemindIntent: AppIntent {
///   @Injected(\AppGraph.notifications) private var notifications
/// }
/// ```
///
/// A binding that the graph does not have does not compile. The graph is looked up at each read, so an override holds
/// for whatever its test constructs, whenever that is.
@propertyWrapper
public struct Injected<Graph: AnyObject & Sendable, Value>: Sendable {
  private let read: @Sendable () -> Value

  /// Of a graph that every thread may read.
  ///
  /// In Swift 5 mode this needs the upcoming feature `InferSendableFromCaptures`; without it the path counts as one of
  /// the main actor's.
  public init(_ path: KeyPath<Graph, Value> & Sendable) {
    read = { Reading.value(at: path) }
  }

  /// Of a graph on the main actor; to read it anywhere else is a failure at run time, which marking the property with
  /// `@MainActor` makes one at compile time.
  public init(_ path: @autoclosure @escaping @MainActor @Sendable () -> KeyPath<Graph, Value>) {
    read = { Reading.valueOnMainActor(of: Graph.self, at: path) }
  }

  public var wrappedValue: Value { read() }
}
