extension AmbientContext {
  @inlinable
  func value<Key: AmbientKey>(of key: Key.Type) -> Key.Value {
    guard isPlain else { return watchedValue(of: key) }
    let identifier = ObjectIdentifier(key)
    if let entry = overrides.entry(for: identifier) { return entry.value(of: key) }
    if let entry = made.withLock({ $0.entry(for: identifier) }) { return entry.value(of: key) }
    return defaultEntry(of: key).value(of: key)
  }

  @usableFromInline
  func watchedValue<Key: AmbientKey>(of key: Key.Type) -> Key.Value {
    let identifier = ObjectIdentifier(key)
    world?.noteUse(of: Key.name)
    if let entry = overrides.entry(for: identifier) {
      recorder?.note(identifier)
      return entry.value(of: key)
    }
    let entry = defaultEntry(of: key)
    recorder?.note(identifier, madeFrom: entry.dependencies)
    return entry.value(of: key)
  }

  /// The nearest value that no layer in between has made stale, or a new one.
  @usableFromInline
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
      if let entry = visited.made.withLock({ $0.entry(for: key) }),
        !entry.dependencies.areTouched(by: overriddenSince)
      {
        if visited !== self, recorder == nil, world?.isOpen != false { made.withLock { $0.insert(entry) } }
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
    return home(of: entry).keep(entry)
  }

  /// The outermost layer where the entry would have been made the same.
  private func home(of entry: AmbientEntry) -> AmbientContext {
    var layer = self
    while let parent = layer.parent, !entry.dependencies.areTouched(by: layer.overridden) { layer = parent }
    return layer
  }

  /// Two threads may make a value at the same time; the first one's is everybody's.
  private func keep(_ entry: AmbientEntry) -> AmbientEntry {
    made.withLock { made in
      if let present = made.entry(for: entry.key) { return present }
      made.insert(entry)
      return entry
    }
  }
}
