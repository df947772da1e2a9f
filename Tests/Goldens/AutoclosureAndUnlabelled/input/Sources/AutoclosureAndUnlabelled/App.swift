import Handwire

final class Client {
  init() { print("Client") }
}

final class Lazy {
  let client: () -> Client

  init(_ client: @escaping @autoclosure () -> Client) { self.client = client }
}

struct AppBlueprint: Blueprint {
  @Owned private var client: Client
  @Owned var lazy: Lazy
}
