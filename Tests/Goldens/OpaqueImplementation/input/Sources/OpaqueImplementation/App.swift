import Handwire

protocol Screen {
  var title: String { get }
}

struct Padded<Content: Screen>: Screen {
  let content: Content
  var title: String { "[\(content.title)]" }
}

struct Text: Screen {
  let title: String
}

final class Trips {
  let count = 3
}

@MainActor
struct AppBlueprint: Blueprint {
  @Owned var trips: Trips

  func makeHome(name: String) -> some Screen { built(Self.home) }
  func makeEmpty() -> some Screen { built(Text.init(title:)) }

  static func home(name: String, trips: Trips) -> some Screen { Padded(content: Text(title: "\(name) \(trips.count)")) }
  static func title() -> String { "nothing" }
}
