import HandwireFacts

/// Dense numbers for everything in a graph that an edge can lead to, so that passes work on arrays.
struct GraphNumbering {
  private let bindingOffsets: [Int]
  private let makerOffsets: [Int]
  let targets: [Edge.Target]

  init(_ graph: ObjectGraph) {
    var targets: [Edge.Target] = []
    var bindingOffsets: [Int] = []
    var makerOffsets: [Int] = []
    for scope in graph.scopes {
      bindingOffsets.append(targets.count)
      targets += scope.bindings.indices.map { .binding(BindingIdentifier(scope: scope.identifier, index: $0)) }
      makerOffsets.append(targets.count)
      targets += scope.makers.indices.map { .maker(MakerIdentifier(scope: scope.identifier, index: $0)) }
    }
    self.targets = targets
    self.bindingOffsets = bindingOffsets
    self.makerOffsets = makerOffsets
  }

  func number(of target: Edge.Target) -> Int {
    switch target {
    case .binding(let binding): bindingOffsets[binding.scope.index] + binding.index
    case .maker(let maker): makerOffsets[maker.scope.index] + maker.index
    }
  }
}
