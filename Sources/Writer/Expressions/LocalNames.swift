/// Names that are taken in one function or closure, so that a new one collides with none.
struct LocalNames: Sendable {
  /// Members of the class, which a local constant had better not hide.
  private let members: Set<String>
  private var taken: Set<String>
  /// The number to try next for a wish that was not free.
  private var next: [String: Int] = [:]

  init(members: Set<String>, taken: Set<String> = ["made"]) {
    self.members = members
    self.taken = taken
  }

  /// The wish itself, or with the first free number behind it; hides no member.
  mutating func unique(_ wish: String) -> String { take(wish, hidingMembers: false) }

  /// Like `unique`, but a member of that name may be hidden: for parameters, whose names say something.
  mutating func argument(_ wish: String) -> String { take(wish, hidingMembers: true) }

  func isFree(_ name: String, hidingMembers: Bool) -> Bool {
    !taken.contains(name) && (hidingMembers || !members.contains(name))
  }

  mutating func insert(_ name: String) { taken.insert(name) }

  private mutating func take(_ wish: String, hidingMembers: Bool) -> String {
    let base = wish.isEmpty || wish == "_" || !wish.isPlainIdentifier ? "value" : wish
    var name = base
    if !isFree(name, hidingMembers: hidingMembers) {
      // Members are taken for some wishes only: what was not free for one may be free for another.
      let wish = hidingMembers ? base : "\(base) of no member"
      var number = next[wish] ?? 2
      repeat {
        name = "\(base)\(number)"
        number += 1
      } while !isFree(name, hidingMembers: hidingMembers)
      next[wish] = number
    }
    taken.insert(name)
    return name
  }
}
