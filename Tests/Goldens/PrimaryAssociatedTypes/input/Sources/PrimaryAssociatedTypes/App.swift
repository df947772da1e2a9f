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
  let repo: any Repo<User>

  init(repo: any Repo<User>) { self.repo = repo }
}

struct AppBlueprint: Blueprint {
  @Owned private var repo: UserRepo
  @Owned var model: ViewModel
}
