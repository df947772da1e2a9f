import Handwire

enum Trips {
  struct Client {
    let host: Host
    struct Host { let name: String }
  }

  final class Model {
    typealias Id = Int
    let client: Client
    let id: Id
    init(client: Client, id: Id) {
      self.client = client
      self.id = id
    }
  }
}

extension Trips {
  enum Composition {
    struct RootBlueprint: Blueprint {
      @Given private var host: Client.Host
      @Owned private var client: Client

      func makeModel(id: Model.Id) -> Model { built() }
    }
  }
}
