import Handwire

protocol Feed {}

struct Number {}

extension Array: Feed where Element: Feed {}

struct Screen {
  let feed: any Feed
}

struct AppBlueprint: Blueprint {
  @Given var numbers: [Number]
  @Owned var screen: Screen
}
