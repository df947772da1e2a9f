/// Values by key: an open-addressed table, because a read must cost little more than the comparison of two pointers.
@usableFromInline
struct AmbientTable: Sendable {
  /// What a read needs, and no more.
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline let box: any Sendable & AnyObject
  }

  @usableFromInline private(set) var slots: [Slot?] = []
  /// Of the values that were made from others.
  private var dependencies: [ObjectIdentifier: Dependencies] = [:]
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  var entries: [AmbientEntry] { slots.indices.compactMap(entry(at:)) }

  @inlinable
  func box(for key: ObjectIdentifier) -> (any Sendable & AnyObject)? {
    if count == 0 { return nil }
    var index = Self.start(of: key, in: slots.count)
    while let slot = slots[index] {
      if slot.key == key { return slot.box }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  func entry(for key: ObjectIdentifier) -> AmbientEntry? {
    count == 0 ? nil : entry(at: index(of: key))
  }

  mutating func insert(_ entry: AmbientEntry) {
    if (count + 1) * 2 > slots.count { grow() }
    place(entry)
  }

  private func entry(at index: Int) -> AmbientEntry? {
    slots[index].map { AmbientEntry(key: $0.key, box: $0.box, dependencies: dependencies[$0.key] ?? .none) }
  }

  /// Where the key is, or would be.
  private func index(of key: ObjectIdentifier) -> Int {
    var index = Self.start(of: key, in: slots.count)
    while let slot = slots[index], slot.key != key { index = (index &+ 1) & (slots.count &- 1) }
    return index
  }

  private mutating func place(_ entry: AmbientEntry) {
    let index = index(of: entry.key)
    if slots[index] == nil { count += 1 }
    slots[index] = Slot(key: entry.key, box: entry.box)
    dependencies[entry.key] = entry.dependencies.isEmpty ? nil : entry.dependencies
  }

  private mutating func grow() {
    let present = entries
    let size = max(4, slots.count * 2)
    slots = Array(repeating: nil, count: size)
    count = 0
    for entry in present { place(entry) }
  }

  /// Types' addresses are multiples of eight; the size of the table is a power of two.
  @inlinable
  static func start(of key: ObjectIdentifier, in size: Int) -> Int {
    let address = UInt(bitPattern: key)
    return Int(bitPattern: (address >> 3) ^ (address >> 9)) & (size &- 1)
  }
}
