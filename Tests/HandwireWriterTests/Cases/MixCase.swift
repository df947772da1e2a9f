import Handwire

// Connections, scopes that the caller owns, a Sendable graph, a public one, and several owners of a closure.

@MainActor protocol MixDelegate: AnyObject { var name: String { get } }
@MainActor final class MixView {
  weak var delegate: (any MixDelegate)?
}
@MainActor final class MixPresenter: MixDelegate {
  let name = "presenter"
  let view: MixView
  init(view: MixView) { self.view = view }
}
@MainActor final class MixStep {
  let number: Int
  let view: MixView
  init(number: Int, view: MixView) {
    self.number = number
    self.view = view
  }
}

@MainActor
struct MixBlueprint: Blueprint {
  @Owned private var view: MixView
  @Owned var presenter: MixPresenter

  func makeFlow(number: Int) -> MixFlowGraph { built() }
  static func connect(view: MixView, presenter: MixPresenter) { view.delegate = presenter }
}

@MainActor
struct MixFlowBlueprint: Blueprint {
  typealias Parent = MixBlueprint
  @Given private var number: Int
  @Owned var step: MixStep
}

public struct MixConfiguration: Sendable { public init() {} }
public nonisolated final class MixStore: Sendable {
  public init(configuration: MixConfiguration) {}
}
public nonisolated final class MixReader: Sendable {
  let store: @Sendable () -> MixStore
  public init(store: @escaping @Sendable () -> MixStore) { self.store = store }
}
final class MixSecret: Sendable {}

/// Shared between threads.
public struct MixSendableBlueprint: Blueprint, Sendable {
  @Given public var configuration: MixConfiguration
  @Owned public var store: MixStore
  @Owned public var reader: MixReader
  @Owned var secret: MixSecret

  public func makeStore() -> MixStore { built() }
}

@MainActor func demonstrateMix() {
  let graph = MixGraph()
  print(graph.presenter.view.delegate?.name ?? "")
  print(graph.makeFlow(number: 6).step.number, graph.makeFlow(number: 7).step.view === graph.presenter.view)
  let sendable: any Sendable = MixSendableGraph(configuration: MixConfiguration())
  print(sendable is MixSendableGraph)
}

// prints: presenter
// prints: 6 true
// prints: true
