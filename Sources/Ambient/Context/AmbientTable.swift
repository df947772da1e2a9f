/// Values by key: an open-addressed table, because a read must cost little more than the comparison of two pointers.
@usableFromInline
struct AmbientTable: Sendable {
  @usableFromInline private(set) var slots: [AmbientEntry?] = []
  @usableFromInline private(set) var count = 0

  @usableFromInline
  init() {}

  var entries: [AmbientEntry] { slots.compactMap(\.self) }

  @inlinable
  func entry(for key: ObjectIdentifier) -> AmbientEntry? {
    if count == 0 { return nil }
    var index = Self.start(of: key, in: slots.count)
    while let entry = slots[index] {
      if entry.key == key { return entry }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  @usableFromInline
  mutating func insert(_ entry: AmbientEntry) {
    if (count + 1) * 2 > slots.count { grow() }
    place(entry)
  }

  private mutating func place(_ entry: AmbientEntry) {
    var index = Self.start(of: entry.key, in: slots.count)
    while let present = slots[index], present.key != entry.key { index = (index + 1) & (slots.count - 1) }
    if slots[index] == nil { count += 1 }
    slots[index] = entry
  }

  private mutating func grow() {
    let present = slots
    slots = Array(repeating: nil, count: max(8, present.count * 2))
    count = 0
    for case let entry? in present { place(entry) }
  }

  /// Types' addresses are multiples of eight; the size of the table is a power of two.
  @inlinable
  static func start(of key: ObjectIdentifier, in size: Int) -> Int {
    let address = UInt(bitPattern: key)
    return Int(bitPattern: (address >> 3) ^ (address >> 9)) & (size - 1)
  }
}
