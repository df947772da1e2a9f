import Handwire

struct User { var name = "Ada" }

final class Directory {
  let names: [String]
  init(users: some Collection<User>) { names = users.map(\.name) }
}

final class Sums {
  let total: Int
  init(numbers: some Sequence<Int>, users: any Collection<User>) { total = numbers.reduce(0, +) + users.count }
}

struct AppBlueprint: Blueprint {
  @Given private var numbers: Set<Int>
  @Owned var directory: Directory
  @Owned var sums: Sums

  static func users() -> [User] { [User()] }
}
