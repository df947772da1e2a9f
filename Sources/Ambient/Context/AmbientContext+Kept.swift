extension AmbientContext {
  /// What an object keeps that is made here: nothing, where nothing was replaced.
  var keepsake: AmbientContext? {
    if let recorder {
      recorder.noteEverything()
      return overrides.count == 0 && world == nil ? nil : standIn()
    }
    return overrides.count == 0 && world == nil ? nil : resting ?? self
  }

  /// What a closure carries that is made here and may be called anywhere.
  func toCarry() -> AmbientContext {
    recorder == nil ? scope() : keepsake ?? self
  }

  /// What a value keeps that is being made and will be cached in this layer or an outer one: all but the caches, which
  /// would keep the value alive that keeps them alive.
  private func standIn() -> AmbientContext {
    var layer = self
    while layer.recorder != nil, layer.overridden.isEmpty, let parent = layer.parent { layer = parent }
    return AmbientContext(purpose: purpose, overrides: overrides, world: world, origin: WeakContext(layer))
  }

  /// What is seen by an object that was made in `kept` and asks from here: what was replaced where it was made, and for
  /// the rest what is replaced here.
  func view(of kept: AmbientContext) -> AmbientContext {
    recorder?.noteEverything()
    if kept.cache === cache { return self }
    if overrides.count == 0, world == nil || kept.world != nil { return kept }
    if recorder == nil, let known = cache.view(of: kept) { return known }
    let world = kept.world ?? world
    let replaced = kept.overrides.entries.filter { overrides.box(for: $0.key) !== $0.box }
    if replaced.isEmpty, world === self.world { return self }
    if overrides.entries.allSatisfy({ kept.overrides.box(for: $0.key) != nil }), world === kept.world { return kept }
    return merge(replaced, of: kept, world: world)
  }

  private func merge(_ replaced: [AmbientEntry], of kept: AmbientContext, world: TestWorld?) -> AmbientContext {
    var overrides = overrides
    for entry in replaced { overrides.insert(entry) }
    var outermost = world === self.world ? self : kept
    while let parent = outermost.parent { outermost = parent }
    let seen = AmbientContext(
      purpose: world === self.world ? purpose : kept.purpose, parent: outermost, overrides: overrides,
      overridden: overrides.entries.map(\.key), world: world)
    guard recorder == nil, outermost !== self else { return seen }
    cache.keep(AmbientView(kept: kept, seen: seen))
    return seen
  }
}
