import Foundation
import HandwireAmbient

extension UUIDSource {
  /// `00000000-0000-0000-0000-000000000001`, then `…2`, and so on; a new one begins again.
  public static var incrementing: UUIDSource {
    let last = Locked(UInt64(0))
    return UUIDSource {
      UUID(
        number: last.withLock { number in
          number += 1
          return number
        })
    }
  }
}

extension UUID {
  /// The UUID whose last digits are `number` in hexadecimal and all others zero, to compare with.
  public init(number: UInt64) {
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0, byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}
