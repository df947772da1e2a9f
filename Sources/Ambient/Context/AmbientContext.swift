/// One layer of ambient values: what was replaced here, and what was made for here.
///
/// Layers never change, apart from the cache of values that were made; a replaced value makes a new layer.
@usableFromInline
package final class AmbientContext: Sendable {
  /// Where the values of the running task are.
  @usableFromInline static let local = TaskLocal<AmbientContext?>(wrappedValue: nil)
  /// What surrounds code that nobody surrounded: the process's own values.
  @usableFromInline static let root = AmbientContext(purpose: Purpose.ofProcess())

  /// All replaced values, the outer layers' included.
  @usableFromInline let overrides: AmbientTable
  @usableFromInline let made: Locked<AmbientTable>
  /// Nothing looks over the reader's shoulder: no test, no recorder.
  @usableFromInline let isPlain: Bool

  let purpose: Purpose
  let parent: AmbientContext?
  /// The keys that this layer replaced.
  let overridden: [ObjectIdentifier]
  let world: TestWorld?
  let recorder: DependencyRecorder?
  /// The layer that this one stands for, where holding that layer would close a circle.
  let origin: WeakContext?
  /// Lives for as long as something runs, or may be called, in a test's values.
  let activity: TestActivity?
  /// The same layer, as objects keep it that run nothing.
  let resting: AmbientContext?
  /// What objects see from here that were made elsewhere, by the layer in which they were made.
  let views = Locked([ObjectIdentifier: AmbientView]())

  init(
    purpose: Purpose, parent: AmbientContext? = nil, overrides: AmbientTable = AmbientTable(),
    overridden: [ObjectIdentifier] = [], world: TestWorld? = nil, recorder: DependencyRecorder? = nil,
    origin: WeakContext? = nil, activity: TestActivity? = nil, made: Locked<AmbientTable>? = nil
  ) {
    let made = made ?? Locked(AmbientTable())
    self.made = made
    self.activity = activity
    resting = activity.map { _ in
      AmbientContext(
        purpose: purpose, parent: parent?.resting ?? parent, overrides: overrides, overridden: overridden,
        world: world, recorder: recorder, origin: origin, made: made)
    }
    self.purpose = purpose
    self.parent = parent
    self.overrides = overrides
    self.overridden = overridden
    self.world = world
    self.recorder = recorder
    self.origin = origin
    isPlain = world == nil && recorder == nil && origin == nil
  }

  /// The values of the running task, else the process's.
  @inlinable
  static var current: AmbientContext { local.get() ?? root }

  /// The values of the running task as they are to be handed on.
  static var bound: AmbientContext? { local.get() }

  func adding(_ entries: [AmbientEntry]) -> AmbientContext {
    var overrides = overrides
    for entry in entries { overrides.insert(entry) }
    return AmbientContext(
      purpose: purpose, parent: self, overrides: overrides, overridden: entries.map(\.key), world: world,
      recorder: recorder, activity: activity)
  }

  /// Outside a test's world every scope of replaced values is a small world of its own.
  func scope() -> AmbientContext {
    guard purpose == .unscopedTest else { return self }
    return AmbientContext(purpose: .test, world: TestWorld.ofUnscopedTest())
  }
}
