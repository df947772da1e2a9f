extension AmbientContext {
  @inlinable
  func value<Key: AmbientKey>(of key: Key.Type) -> Key.Value {
    guard isPlain else { return watchedValue(of: key) }
    let identifier = ObjectIdentifier(key)
    if let box = overrides.box(for: identifier) { return AmbientBox<Key.Value>.value(in: box) }
    if let box = cache.box(for: identifier) { return AmbientBox<Key.Value>.value(in: box) }
    return AmbientBox<Key.Value>.value(in: defaultBox(of: key))
  }

  @usableFromInline
  func watchedValue<Key: AmbientKey>(of key: Key.Type) -> Key.Value {
    if let replacement = replacement as? Key.Value { return replacement }
    let identifier = ObjectIdentifier(key)
    world?.noteUse(of: Key.name)
    if let box = overrides.box(for: identifier) {
      recorder?.note(identifier)
      return AmbientBox<Key.Value>.value(in: box)
    }
    let entry = defaultEntry(of: key)
    recorder?.note(identifier, madeFrom: entry.dependencies)
    return AmbientBox<Key.Value>.value(in: entry.box)
  }

  @usableFromInline
  func defaultBox<Key: AmbientKey>(of key: Key.Type) -> any Sendable & AnyObject {
    defaultEntry(of: key).box
  }

  /// The nearest value that no layer in between has made stale, or a new one.
  func defaultEntry<Key: AmbientKey>(of key: Key.Type) -> AmbientEntry {
    if purpose == .unscopedTest { return UnscopedTest.entry(of: key) }
    if let origin = origin?.context { return origin.defaultEntry(of: key) }
    if let entry = presentEntry(for: ObjectIdentifier(key)) { return entry }
    return make(key)
  }

  private func presentEntry(for key: ObjectIdentifier) -> AmbientEntry? {
    var overriddenSince: [ObjectIdentifier] = []
    var layer: AmbientContext? = self
    while let visited = layer {
      if let entry = visited.cache.entry(for: key),
        !entry.dependencies.areTouched(by: overriddenSince)
      {
        if visited !== self, recorder == nil, world?.isOpen != false { return cache.keep(entry) }
        return entry
      }
      overriddenSince += visited.overridden
      layer = visited.parent
    }
    return nil
  }

  func make<Key: AmbientKey>(_ key: Key.Type) -> AmbientEntry {
    let listener = DependencyRecorder(making: Key.name, after: recorder)
    let workshop = AmbientContext(
      purpose: purpose, parent: self, overrides: overrides, world: world, recorder: listener)
    let value = Self.local.withValue(workshop) { purpose.value(of: key) }
    let entry = AmbientEntry(key, value, dependencies: listener.dependencies)
    guard world?.isOpen != false else { return entry }
    return home(of: entry).cache.keep(entry)
  }

  /// The outermost layer where the entry would have been made the same.
  private func home(of entry: AmbientEntry) -> AmbientContext {
    var layer = self
    while let parent = layer.parent, !entry.dependencies.areTouched(by: layer.overridden) { layer = parent }
    return layer
  }
}
