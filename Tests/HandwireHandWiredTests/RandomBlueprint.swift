/// Source of an app with two scopes, made from a seed: classes that receive classes, held in all the ways there are.
struct RandomBlueprint {
  let source: String

  init(seed: UInt64) {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let count = 4 + random.next(12)
    let split = 1 + random.next(count - 1)
    // What is made takes an argument, so nothing else can receive it.
    var made: Set<Int> = []
    var classes = ["import Handwire", "struct User {}"]
    var app = ["struct AppBlueprint: Blueprint {"]
    var session = [
      "struct SessionBlueprint: Blueprint {", "  typealias Parent = AppBlueprint", "  @Given var user: User",
    ]
    for index in 0..<count {
      let isInSession = index >= split
      var parameters = Self.parameters(of: (0..<index).filter { !made.contains($0) }, &random)
      if isInSession, random.next(3) == 0 { parameters.append("user: User") }
      let isMade = index > 1 && random.next(5) == 0
      if isMade { parameters.append("id: Int") }
      classes.append("final class C\(index) { init(\(parameters.joined(separator: ", "))) {} }")
      let markers = ["@Owned", "@Owned", "@Owned(.onFirstUse)", "@Built", "@Shared"]
      let member =
        isMade
        ? "  func makeC\(index)(id: Int) -> C\(index) { built() }"
        : "  \(markers[random.next(markers.count)]) var c\(index): C\(index)"
      if isMade { made.insert(index) }
      if isInSession { session.append(member) } else { app.append(member) }
    }
    app.append("  @Child var session: SessionGraph?")
    let lines = classes + app + ["}"] + session + ["}"]
    source = lines.joined(separator: "\n") + "\n"
  }

  private static func parameters(of known: [Int], _ random: inout Random) -> [String] {
    guard !known.isEmpty else { return [] }
    var taken: [Int] = []
    for _ in 0..<random.next(4) {
      let next = known[random.next(known.count)]
      if !taken.contains(next) { taken.append(next) }
    }
    return taken.map { random.next(4) == 0 ? "c\($0): @escaping () -> C\($0)" : "c\($0): C\($0)" }
  }

  private struct Random {
    var state: UInt64

    /// Below `limit`; splitmix64.
    mutating func next(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((value ^ (value >> 31)) % UInt64(limit))
    }
  }
}
