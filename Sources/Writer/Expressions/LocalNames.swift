/// Names that are taken in one function or closure, so that a new one collides with none.
struct LocalNames: Sendable {
  /// Members of the class, which a local constant had better not hide.
  private let members: Set<String>
  private var taken: Set<String>

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
    var number = 2
    while !isFree(name, hidingMembers: hidingMembers) {
      name = "\(base)\(number)"
      number += 1
    }
    taken.insert(name)
    return name
  }
}
