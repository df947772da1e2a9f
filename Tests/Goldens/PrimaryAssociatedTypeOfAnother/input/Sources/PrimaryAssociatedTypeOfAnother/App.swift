import Handwire

protocol Repo<Item> {
  associatedtype Item
}

struct User {}
struct Team {}

struct UserRepo: Repo {
  typealias Item = User
}

final class ViewModel {
  init(repo: any Repo<Team>) {}
}

struct AppBlueprint: Blueprint {
  @Owned var repo: UserRepo
  @Owned var model: ViewModel
}
