import HandwireFindings

/// What code scanning recognises a finding by: the rule, the declaration and what was found, and neither line nor message.
struct FindingFingerprints {
  private var seen: [Key: Int] = [:]

  private struct Key: Hashable {
    let path: String
    let fingerprint: String
  }

  /// `3f2ac0b1d5e6f708:2` for the second equal one of a file; the path is not part of it, since services add it themselves.
  mutating func next(for finding: Finding) -> String {
    let fingerprint = FindingFingerprints.hexadecimal([finding.rule, finding.declaration, finding.subject])
    let key = Key(path: finding.place.path, fingerprint: fingerprint)
    seen[key, default: 0] += 1
    return "\(fingerprint):\(seen[key] ?? 1)"
  }

  /// FNV-1a of 64 bits (draft-eastlake-fnv), each part ended by a zero byte.
  private static func hexadecimal(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in Array(part.utf8) + [0] { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
