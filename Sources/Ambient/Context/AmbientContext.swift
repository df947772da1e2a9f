/// One layer of ambient values: what was replaced here, and what was made for here.
///
/// Layers never change, apart from the cache of values that were made; a replaced value makes a new layer.
@usableFromInline
package final class AmbientContext: Sendable {
  /// What surrounds code that nobody surrounded: the process's own values.
  @usableFromInline static let root = AmbientContext(purpose: Purpose.ofProcess())
  /// Where the values of the running task are.
  @usableFromInline static let local = TaskLocal(wrappedValue: root)

  /// All replaced values, the outer layers' included.
  @usableFromInline let overrides: AmbientTable
  @usableFromInline let cache: AmbientCache
  /// Nothing looks over the reader's shoulder: no test, no recorder.
  @usableFromInline let isPlain: Bool

  let purpose: Purpose
  let parent: AmbientContext?
  /// The keys that this layer replaced.
  let overridden: [ObjectIdentifier]
  let world: TestWorld?
  let recorder: DependencyRecorder?
  /// What a key is about to be replaced by, which writing through a key path reads first.
  let replacement: (any Sendable)?
  /// The layer that this one stands for, where holding that layer would close a circle.
  let origin: WeakContext?
  /// Lives for as long as something runs, or may be called, in a test's values.
  let activity: TestActivity?
  /// The same layer, as objects keep it that run nothing.
  let resting: AmbientContext?

  init(
    purpose: Purpose, parent: AmbientContext? = nil, overrides: AmbientTable = AmbientTable(),
    overridden: [ObjectIdentifier] = [], world: TestWorld? = nil, recorder: DependencyRecorder? = nil,
    replacement: (any Sendable)? = nil, origin: WeakContext? = nil, activity: TestActivity? = nil,
    cache: AmbientCache? = nil
  ) {
    let cache = cache ?? AmbientCache()
    self.cache = cache
    self.activity = activity
    resting = activity.map { _ in
      AmbientContext(
        purpose: purpose, parent: parent?.resting ?? parent, overrides: overrides, overridden: overridden,
        world: world, recorder: recorder, origin: origin, cache: cache)
    }
    self.purpose = purpose
    self.parent = parent
    self.overrides = overrides
    self.overridden = overridden
    self.world = world
    self.recorder = recorder
    self.replacement = replacement
    self.origin = origin
    isPlain = world == nil && recorder == nil && replacement == nil && origin == nil
  }

  /// The values of the running task, else the process's.
  @inlinable
  static var current: AmbientContext { local.get() }

  /// The values of the running task, if it has any of its own.
  static var bound: AmbientContext? {
    let current = current
    return current === root ? nil : current
  }

  @inlinable
  func adding<Key: AmbientKey>(_ key: Key.Type, _ value: Key.Value) -> AmbientContext {
    adding(AmbientEntry(ObjectIdentifier(key), AmbientBox(value)))
  }

  @usableFromInline
  func adding(_ entry: AmbientEntry) -> AmbientContext {
    var overrides = overrides
    overrides.insert(entry)
    return AmbientContext(
      purpose: purpose, parent: self, overrides: overrides, overridden: [entry.key], world: world, recorder: recorder,
      activity: activity)
  }

  func reading(_ replacement: any Sendable) -> AmbientContext {
    AmbientContext(
      purpose: purpose, parent: self, overrides: overrides, world: world, recorder: recorder, replacement: replacement,
      activity: activity)
  }

  /// Outside a test's world every scope of replaced values is a small world of its own.
  @usableFromInline
  func scope() -> AmbientContext {
    guard purpose == .unscopedTest else { return self }
    return AmbientContext(purpose: .test, world: TestWorld.ofUnscopedTest())
  }
}
