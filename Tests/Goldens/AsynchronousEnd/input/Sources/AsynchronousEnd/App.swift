import Handwire

actor Uploads {
  func finish() { print("uploads finished") }
}

@MainActor
struct AppBlueprint: Blueprint {
  @Child var session: SessionGraph?
}

@MainActor
struct SessionBlueprint: Blueprint {
  typealias Parent = AppBlueprint

  @Given var name: String
  @Owned private var uploads: Uploads

  static func end(uploads: Uploads) async { await uploads.finish() }
}
