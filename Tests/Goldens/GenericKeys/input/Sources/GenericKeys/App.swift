import Handwire

struct User {}
struct Team {}

final class Repository<Item> {
  init() {}
}

final class Screen {
  let users: Repository<User>
  let teams: Repository<Team>

  init(users: Repository<User>, teams: Repository<Team>) {
    self.users = users
    self.teams = teams
  }
}

struct AppBlueprint: Blueprint {
  @Owned private var users: Repository<User>
  @Owned(Repository<Team>.self) private var teams: Repository<Team>
  @Owned var screen: Screen
}
