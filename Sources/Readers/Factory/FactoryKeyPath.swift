import HandwireFacts

/// What `\Services.api` and `\.api` stand for.
struct FactoryKeyPath {
  let here: ReadingSurroundings

  func key(of path: CodeNode, in body: BodyFact) -> ContainerKey {
    let root = path.type.map { here.resolve($0, in: body) } ?? .external(path: ["Container"], arguments: [])
    var type = here.file.value(ofKeyPath: path.text, on: root)
    if type == nil, path.type == nil {
      // `Container` may be the program's own, where the library was read.
      type = here.file.value(ofKeyPath: path.text, on: here.resolve(.plain("Container"), in: body))
    }
    let provided = type.map { FactoryShape.provided(by: $0) ?? $0 }
    return ContainerKey(
      type: provided ?? .unknown("its factory was not read"), member: path.text, container: root)
  }
}
